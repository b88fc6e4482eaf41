/** How a lesson points at a placement: at the tile to take, then at the button that turns it, then at its place. */

import type { Aim } from '../../lib/aim';
import { turned, turnOf, type Placement, type Turn } from './tiles';
import { cellName, SIDE, type Cell } from './types';

/** The tile in hand that is held, and how. */
export interface Holding {
  hand: readonly string[];
  index: number;
  turn: Turn;
}

export type Task = 'take' | 'turn' | 'lay';

/** Returns what is still to do for a placement. */
export function taskOf(wanted: Placement, { hand, index, turn }: Holding): Task {
  if (hand[index] !== wanted.tile) return 'take';
  return turn === turned(turnOf(wanted), 0, wanted.tile) ? 'lay' : 'turn';
}

export function aimAt(wanted: Placement, holding: Holding): Aim {
  const [cells, near] = [selectorOf(wanted.cells), selectorOf(wanted.cells.flatMap(around))];
  const held = tileAt(holding.index);
  switch (taskOf(wanted, holding)) {
    case 'take':
      return {
        targets: [tileAt(holding.hand.indexOf(wanted.tile))],
        lit: [near],
        text: { say: 'qin-lesson-take' },
      };
    case 'turn':
      return { targets: ['[data-turns]'], lit: [near, held], text: { say: 'qin-lesson-rotate', ...facing(wanted) } };
    case 'lay':
      return { targets: [cells], lit: [near, held], text: { say: 'qin-lesson-lay', ...named(wanted) } };
  }
}

const tileAt = (index: number) => `[data-tile="${index}"]`;
/** Returns the selector of some cells. */
export function selectorOf(cells: readonly Cell[]): string {
  return cells.map((cell) => `[data-cell="${cellName(cell)}"]`).join();
}

/** Returns the names of its cells, the upper or left one first. */
function named({ cells }: Placement): { first: string; second: string } {
  const [first, second] = [...cells].sort(([row, column], other) => row - other[0] || column - other[1]);
  return { first: cellName(first!), second: cellName(second!) };
}

/** Returns which way its tile has to face: the colour that is above or on the left, if it has two. */
function facing(wanted: Placement): { way: string; colour: string } {
  const turn = turnOf(wanted);
  const [first, second] = wanted.tile;
  const upright = turn % 2 === 1;
  const way = first === second ? (upright ? 'upright' : 'flat') : upright ? 'above' : 'left';
  return { way, colour: (turn < 2 ? first : second) ?? '' };
}

/** Returns a cell with those around it. */
function around([row, column]: Cell): Cell[] {
  const steps = [-1, 0, 1];
  return steps
    .flatMap((down) => steps.map((right): Cell => [row + down, column + right]))
    .filter((cell) => cell.every((at) => at >= 0 && at < SIDE));
}
