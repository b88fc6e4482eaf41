/** Qin's view as the server publishes it (`src/tianxia/games/qin/view.py`). The page draws it and works nothing out of it. */

export type Cell = readonly [row: number, column: number];
export type Colour = 'r' | 'y' | 'b';

export interface Province {
  colour: Colour;
  cells: Cell[];
  /** Where its pagoda stands; it stays there while the province grows. */
  site: Cell;
  owner: number | null;
  pagodas: number;
}

export interface Village {
  cells: Cell[];
  owner: number | null;
}

export interface QinView {
  board: string;
  /** Thirteen rows of thirteen signs: `.` grass, `r` `y` `b` provinces, `V` village, `~` water. */
  cells: string[];
  provinces: Province[];
  villages: Village[];
  supply: number[];
  /** By seat, where its pagodas stand, and how many that are. */
  placed: { provinces: number; villages: number; all: number }[];
  hand: string[] | null;
  hand_sizes: number[];
  bag_size: number;
  to_move: number | null;
  /** Only in all-seeing replays. */
  hands?: string[][];
}

export const SIDE = 13;
export const PLAYERS = ['green', 'purple', 'black', 'white'] as const;
export const LETTERS = ['G', 'P', 'K', 'W'] as const;
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

export function cellKey(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** A cell as people read it on the board's edge: column letter, then row from 1. */
export function cellName(cell: Cell): string {
  return String.fromCharCode(65 + cell[1]) + String(cell[0] + 1);
}

export function cellsName(cells: readonly Cell[]): string {
  return cells.map(cellName).join('–');
}
