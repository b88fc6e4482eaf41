/**
 * Tiles on the board. The server names a placement by its spots: the tile, then the spaces of its colours in the order
 * of its name.
 */

import { cellName, cellOf, SIDE, sameCell, type Cell } from './types';

export interface Placement {
  tile: string;
  /** The cells of the first and the second colour of its name. */
  cells: readonly [Cell, Cell];
}

/** Quarter turns clockwise: 0 has the first colour on the left, 1 above, 2 on the right, 3 below. */
export type Turn = 0 | 1 | 2 | 3;

export function placementOf(spots: readonly string[]): Placement | null {
  const [tile, first, second] = spots.map((spot) => spot.slice(spot.indexOf(':') + 1));
  return tile && first && second ? { tile, cells: [cellOf(first), cellOf(second)] } : null;
}

export function spotsOf({ tile, cells }: Placement): string[] {
  return [`hand:${tile}`, ...cells.map((cell) => `cell:${cellName(cell)}`)];
}

/** Returns the tile with these colours, as a hand names it. */
export function tileOf(colours: string): string {
  return [...colours].sort((a, b) => 'ryb'.indexOf(a) - 'ryb'.indexOf(b)).join('');
}

/** Turns a tile by quarter turns; with a single colour it has only two. */
export function turned(turn: Turn, step: number, tile: string): Turn {
  const ways = tile[0] === tile[1] ? 2 : 4;
  return ((((turn + step) % ways) + ways) % ways) as Turn;
}

/** Returns how a placement's tile is turned. */
export function turnOf({ cells: [first, second] }: Placement): Turn {
  const upright = first[1] === second[1] ? 1 : 0;
  return (first[0] + first[1] < second[0] + second[1] ? upright : upright + 2) as Turn;
}

/** Returns the upper or left space of a placement. */
export function cornerOf(placement: Placement): Cell {
  return placement.cells[turnOf(placement) < 2 ? 0 : 1];
}

/** Lays a tile with its upper or left half on `cell`, moved inwards at the edge of the board. */
export function laid(tile: string, turn: Turn, cell: Cell): Placement {
  const [down, right] = turn % 2 ? [1, 0] : [0, 1];
  const near: Cell = [Math.min(cell[0], SIDE - 1 - down), Math.min(cell[1], SIDE - 1 - right)];
  const far: Cell = [near[0] + down, near[1] + right];
  return { tile, cells: turned(turn, 0, tile) < 2 ? [near, far] : [far, near] };
}

/** Returns the placements of a tile with this turn that cover a cell. */
export function covering(tile: string, turn: Turn, cell: Cell): Placement[] {
  const other: Cell = turn % 2 ? [cell[0] - 1, cell[1]] : [cell[0], cell[1] - 1];
  return (Math.min(...other) < 0 ? [cell] : [cell, other]).map((near) => laid(tile, turn, near));
}

/**
 * Returns where the tile goes for a cell: with this turn if offered, else with the next turn that is, else with this
 * turn anyway.
 */
export function aimed(tile: string, turn: Turn, cell: Cell, offered: (placement: Placement) => boolean): Placement {
  const ways = [0, 1, 2, 3].flatMap((step) => covering(tile, turned(turn, step, tile), cell));
  return ways.find(offered) ?? laid(tile, turn, cell);
}

/** Whether a placement covers a cell. */
export function covers(placement: Placement | null, cell: Cell): boolean {
  return placement?.cells.some((one) => sameCell(one, cell)) ?? false;
}
