/** What a bot advises in Qin: where its tile would lie, its letter on the board, and what speaks for it. */

import type { Drafted } from '../../lib/live.svelte';
import { eventsAs, viewOf } from '../../lib/typed';
import { say } from '../../lib/words.svelte';
import type { Way } from '../../protocol';
import type { Speaker } from '../../table/speaker';
import { effectsOf, type QinEvent } from './draft';
import { eventValues } from './speech';
import { placementOf, type Placement } from './tiles';
import { cellsName, sameCell, type Cell, type QinView } from './types';

export function advisedBy(way: Way): Placement | null {
  return placementOf(way.steps[0]?.spots ?? []);
}

/** Returns the letter of the nth hint. */
export function letterOf(n: number): string {
  return String.fromCharCode(65 + n);
}

function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort(([row, column], other) => row - other[0] || column - other[1]);
}

/** Returns the spaces of a hint, as players name them. */
export function cellsAdvised(way: Way): string {
  return cellsName(inOrder(advisedBy(way)?.cells ?? []));
}

/** Returns the space for the letter of the nth hint: its first one without the letter of another hint. */
export function cornerOf(hinted: readonly (readonly Cell[])[], n: number): Cell {
  const cells = inOrder(hinted[n] ?? []);
  const taken = hinted.slice(0, n).map((_, other) => cornerOf(hinted, other));
  return cells.find((cell) => !taken.some((one) => sameCell(one, cell))) ?? cells[0] ?? [0, 0];
}

export interface Reason {
  words: string;
  /** What each seat has more or fewer pagodas on the board. */
  gains: [seat: number, change: number][];
}

/** Returns what speaks for a placement: what it founds, joins and takes. */
export function reasonOf(drafted: Drafted, speaker: Speaker): Reason {
  const after = viewOf<QinView>(drafted.view);
  const effects = effectsOf(eventsAs<QinEvent>(drafted.events), after);
  const words = effects.map(({ event }) => say(`page-qin-reason-${event.event}`, eventValues(event, after, speaker)));
  const gains = new Map<number, number>();
  for (const [seat, change] of effects.flatMap((effect) => [...effect.gains])) {
    gains.set(seat, (gains.get(seat) ?? 0) + change);
  }
  return { words: words.join(', '), gains: [...gains].filter(([, change]) => change !== 0) };
}
