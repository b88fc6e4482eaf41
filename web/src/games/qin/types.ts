/** What the page knows of Qin besides its views, whose types are generated (`views/qin.ts`). */

import type { Cell, Colour, Hidden, View } from '../../views/qin';

export type { Cell, Colour, Province, Village } from '../../views/qin';

/** A view that may include hidden information, as a replay with everything open has it. */
export type QinView = View & Partial<Hidden>;

export const SIDE = 13;
export const PLAYERS = ['green', 'purple', 'black', 'white'] as const;
export type PlayerColour = (typeof PLAYERS)[number];

export function playerColour(seat: number): PlayerColour {
  return PLAYERS[seat] ?? 'green';
}

export function isColour(sign: string | undefined): sign is Colour {
  return sign === 'r' || sign === 'y' || sign === 'b';
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Returns the name of a cell as on the edge of the board: column letter, then row from 1. */
export function cellName(cell: Cell): string {
  return String.fromCharCode(65 + cell[1]) + String(cell[0] + 1);
}

/** Returns the cell of such a name. */
export function cellOf(name: string): Cell {
  return [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
}

export function cellsName(cells: readonly Cell[]): string {
  return cells.map(cellName).join('–');
}
