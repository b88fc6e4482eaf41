/** Tiles and placements by their text keys (`src/tianxia/games/qin/notation.py`): `r6,4 y6,5` names both halves, upper or left first. */

import { SIDE, sameCell, type Cell, type Colour } from './types';

export interface Half {
  colour: Colour;
  cell: Cell;
}

export type Placement = readonly [Half, Half];

/** A quarter turn clockwise each: 0 first half left, 1 above, 2 right, 3 below. */
export type Turn = 0 | 1 | 2 | 3;

const HALF = /([ryb])(\d{1,2}),(\d{1,2})/g;

export function placementOf(key: string): Placement | null {
  const halves = [...key.matchAll(HALF)].map(
    (match): Half => ({ colour: match[1] as Colour, cell: [Number(match[2]), Number(match[3])] }),
  );
  const [first, second] = halves;
  return first && second ? [first, second] : null;
}

export function keyOf(placement: Placement): string {
  const [a, b] = placement;
  const ordered = before(a.cell, b.cell) ? [a, b] : [b, a];
  return ordered.map((half) => `${half.colour}${half.cell[0]},${half.cell[1]}`).join(' ');
}

function before(a: Cell, b: Cell): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}

/** The tile of a placement as hands name it: its colours in the order red, yellow, blue. */
export function tileOf(placement: Placement): string {
  return placement
    .map((half) => half.colour)
    .sort((a, b) => 'ryb'.indexOf(a) - 'ryb'.indexOf(b))
    .join('');
}

/** A tile laid so that its upper or left half lies on `cell`, moved inwards at the edge of the board. */
export function laid(tile: string, turn: Turn, cell: Cell): Placement {
  const upright = turn % 2 === 1;
  const row = upright ? Math.min(cell[0], SIDE - 2) : cell[0];
  const column = upright ? cell[1] : Math.min(cell[1], SIDE - 2);
  const [first, second] = turn < 2 ? [tile[0], tile[1]] : [tile[1], tile[0]];
  return [
    { colour: first as Colour, cell: [row, column] },
    { colour: second as Colour, cell: upright ? [row + 1, column] : [row, column + 1] },
  ];
}

/** How a placement's tile is turned. */
export function turnOf(tile: string, placement: Placement): Turn {
  const upright = placement[0].cell[1] === placement[1].cell[1];
  const straight = placement[0].colour === tile[0];
  return ((upright ? 1 : 0) + (straight ? 0 : 2)) as Turn;
}

/** All placements of a tile that cover a cell, the way it is turned now first. */
export function covering(tile: string, turn: Turn, cell: Cell): Placement[] {
  const upright = turn % 2 === 1;
  const other: Cell = upright ? [cell[0] - 1, cell[1]] : [cell[0], cell[1] - 1];
  const here = laid(tile, turn, cell);
  return other[0] < 0 || other[1] < 0 ? [here] : [here, laid(tile, turn, other)];
}

/** Where a pointed-at cell would put the tile: as turned where the server offers that, else turned on until it does; as turned where it never does. */
export function aimed(tile: string, turn: Turn, cell: Cell, offered: ReadonlySet<string>): Placement {
  const ways = [0, 1, 2, 3].flatMap((step) => covering(tile, turned(turn, step, tile), cell));
  return ways.find((way) => offered.has(keyOf(way))) ?? (ways[0] as Placement);
}

/** Whether a placement lies on a cell. */
export function covers(placement: Placement, cell: Cell): boolean {
  return placement.some((half) => sameCell(half.cell, cell));
}

/** The cells of all offered placements of a tile that is turned so. */
export function offeredCells(tile: string, turn: Turn, options: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  for (const option of options) {
    const placement = placementOf(option);
    if (!placement || tileOf(placement) !== tile) continue;
    if (tile[0] === tile[1] ? turnOf(tile, placement) % 2 !== turn % 2 : turnOf(tile, placement) !== turn) continue;
    for (const half of placement) if (!cells.some((cell) => sameCell(cell, half.cell))) cells.push(half.cell);
  }
  return cells;
}

/** How many places a tile has, any way round. */
export function placesOf(tile: string, options: readonly string[]): number {
  return options.filter((option) => {
    const placement = placementOf(option);
    return placement !== null && tileOf(placement) === tile;
  }).length;
}

/** A tile turned on by quarter turns; one of a single colour has only two ways to lie. */
export function turned(turn: Turn, step: number, tile: string): Turn {
  const ways = tile[0] === tile[1] ? 2 : 4;
  return ((((turn + step) % ways) + ways) % ways) as Turn;
}
