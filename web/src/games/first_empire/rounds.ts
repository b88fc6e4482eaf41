/** What the stage between rounds tells of The First Empire. */

import type { Openings, Races } from '../../euro/stage/stage';
import type { Decision } from '../../euro/stage/telling.svelte';
import { say } from '../../lib/words.svelte';
import { earnedBy } from './scores';
import { playerOf, type EmpireEvent, type EmpireView } from './types';

const DECIDED = ['reward', 'reward_declined', 'reward_lost'];
/** The stages of the end of a round, in order. */
const PARTS = ['reward', 'unlock', 'limit'];

/** Returns what players did about rewards, with the round of each. */
export function decisions(events: readonly EmpireEvent[]): Decision[] {
  let round = 0;
  return events.flatMap((event) => {
    if (event.event === 'round') round = event.round ?? round;
    if (!DECIDED.includes(event.event)) return [];
    return [{ round, id: event.aspect ?? '', seat: playerOf(event), took: event.event === 'reward' }];
  });
}

export const isBetween = (view: EmpireView) => PARTS.includes(view.stage);
export const scores = (view: EmpireView) => view.boards.map((_, player) => earnedBy(view, player));

/** Returns the parts of the end of a round, and which of them is now. */
export function stepsOf(view: EmpireView): { label: string; state: 'done' | 'now' | 'next' }[] {
  const now = PARTS.indexOf(view.stage);
  return PARTS.map((part, n) => ({
    label: say(`page-fe-stage-${part}`),
    state: n < now ? 'done' : n === now ? 'now' : 'next',
  }));
}

/** Keeps what the race was like before the rewards, for the stage. */
export function note(openings: Openings, view: EmpireView, events: readonly EmpireEvent[]): void {
  const given = decisions(events).some((one) => one.round === view.round);
  const races = Object.fromEntries(
    Object.entries(view.races).map(([aspect, race]) => [
      aspect,
      race.map(({ player, value }) => ({ seat: player, value })),
    ]),
  );
  openings.note(view.round, given, races as Races, scores(view));
}
