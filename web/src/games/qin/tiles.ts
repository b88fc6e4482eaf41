/**
 * Tiles on the board. The server names a placement by its places: the tile, then the spaces of its colours in the order
 * of its name.
 */

import { cellName, cellOf, SIDE, sameCell, type Cell } from './types';

export interface Placement {
  tile: string;
  /** Where the first and the second colour of its name lie. */
  cells: readonly [Cell, Cell];
}

/** A quarter turn clockwise each: 0 first colour left, 1 above, 2 right, 3 below. */
export type Turn = 0 | 1 | 2 | 3;

export function placementOf(spots: readonly string[]): Placement | null {
  const [tile, first, second] = spots.map((spot) => spot.slice(spot.indexOf(':') + 1));
  return tile && first && second ? { tile, cells: [cellOf(first), cellOf(second)] } : null;
}

export function spotsOf({ tile, cells }: Placement): string[] {
  return [`hand:${tile}`, ...cells.map((cell) => `cell:${cellName(cell)}`)];
}

/** The tile with these colours, as hands name it. */
export function tileOf(colours: string): string {
  return [...colours].sort((a, b) => 'ryb'.indexOf(a) - 'ryb'.indexOf(b)).join('');
}

/** A tile turned on by quarter turns; one of a single colour has only two ways to lie. */
export function turned(turn: Turn, step: number, tile: string): Turn {
  const ways = tile[0] === tile[1] ? 2 : 4;
  return ((((turn + step) % ways) + ways) % ways) as Turn;
}

/** How a placement's tile is turned. */
export function turnOf({ cells: [first, second] }: Placement): Turn {
  const upright = first[1] === second[1] ? 1 : 0;
  return (first[0] + first[1] < second[0] + second[1] ? upright : upright + 2) as Turn;
}

/** The upper or left space of a placement. */
export function cornerOf(placement: Placement): Cell {
  return placement.cells[turnOf(placement) < 2 ? 0 : 1];
}

/** A tile laid so that its upper or left half lies on `cell`, moved inwards at the edge of the board. */
export function laid(tile: string, turn: Turn, cell: Cell): Placement {
  const [down, right] = turn % 2 ? [1, 0] : [0, 1];
  const near: Cell = [Math.min(cell[0], SIDE - 1 - down), Math.min(cell[1], SIDE - 1 - right)];
  const far: Cell = [near[0] + down, near[1] + right];
  return { tile, cells: turned(turn, 0, tile) < 2 ? [near, far] : [far, near] };
}

/** The placements of a tile, turned so, that cover a cell. */
export function covering(tile: string, turn: Turn, cell: Cell): Placement[] {
  const other: Cell = turn % 2 ? [cell[0] - 1, cell[1]] : [cell[0], cell[1] - 1];
  return (Math.min(...other) < 0 ? [cell] : [cell, other]).map((near) => laid(tile, turn, near));
}

/**
 * Where a pointed-at cell would put the tile: as turned where that is offered, else turned on until it is; as turned
 * where it never is.
 */
export function aimed(tile: string, turn: Turn, cell: Cell, offered: (placement: Placement) => boolean): Placement {
  const ways = [0, 1, 2, 3].flatMap((step) => covering(tile, turned(turn, step, tile), cell));
  return ways.find(offered) ?? laid(tile, turn, cell);
}

/** Whether a placement lies on a cell. */
export function covers(placement: Placement | null, cell: Cell): boolean {
  return placement?.cells.some((one) => sameCell(one, cell)) ?? false;
}
