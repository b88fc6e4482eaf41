/** What the stage between rounds tells of ZhanGuo. */

import type { Decision } from '../../euro/stage/telling.svelte';
import type { Openings, Races } from '../../euro/stage/stage';
import { earnedBy } from './faces';
import type { ZEvent, ZView } from './types';

/** Returns what players did about rewards, with the round of each. */
export function decisions(events: readonly ZEvent[]): Decision[] {
  let round = 0;
  return events.flatMap((event) => {
    if (event.event === 'round') round = Number(event['round']);
    if (event.event !== 'reward') return [];
    return [{ round, id: String(event['aspect']), seat: event.seat ?? 0, took: event['accepted'] === 'yes' }];
  });
}

export const scores = (view: ZView) => view.seats.map((_, seat) => earnedBy(view, seat));

/** Keeps what the race was like before the rewards, for the stage. */
export function note(openings: Openings, view: ZView, events: readonly ZEvent[]): void {
  const given = decisions(events).some((one) => one.round === view.round);
  openings.note(view.round, given, view.races as Races, scores(view));
}
