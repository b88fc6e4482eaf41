/** The race for a round's rewards as the stage tells it: plain data, already in words. */

import { say } from '../../lib/words.svelte';
import type { Mark } from '../../table/marks';
import { named } from '../../table/speaker';
import type { RewardRow } from '../Rewards.svelte';

/** Who runs for a reward, and how far. */
export interface Contender {
  seat: number;
  value: number;
}
export type Races = Record<string, readonly Contender[]>;

export interface Runner {
  mark: Mark;
  value: number;
  said: string;
}

export interface Lane {
  row: RewardRow;
  runners: Runner[];
  winner: Mark | null;
  state: 'done' | 'now' | 'next';
}

/** What happened to a reward: who passed in which order, and who took it; null while nobody has. */
export interface Outcome {
  passed: readonly number[];
  taken: number | null;
  /** Whether it has been decided, even if everybody passed. */
  done: boolean;
}

/** What the table was like before a round's rewards were given out: the views in between have gone by. */
export class Openings {
  readonly #races = new Map<number, Races>();
  readonly #scores = new Map<number, readonly number[]>();

  /** Takes in a view; `given` says whether a reward of this round has been given out or passed on. */
  note(round: number, given: boolean, races: Races, scores: readonly number[]): void {
    if (!this.#scores.has(round)) this.#scores.set(round, scores);
    if (!given) this.#races.set(round, races);
  }
  races(round: number): Races | null {
    return this.#races.get(round) ?? null;
  }
  /** Returns the scores with which a round began, if it was seen from its beginning. */
  scores(round: number): readonly number[] | null {
    return this.#scores.get(round) ?? null;
  }
}

/** Returns the lanes in the order in which rewards are given out. */
export function lanesOf(
  rows: readonly RewardRow[],
  races: Races,
  outcome: (id: string) => Outcome,
  mark: (seat: number) => Mark,
  asked: readonly number[],
): Lane[] {
  const now = rows.findIndex((row) => !outcome(row.id).done);
  return rows.map((row, n) => {
    const { passed, taken } = outcome(row.id);
    const state = now < 0 || n < now ? 'done' : n === now ? 'now' : 'next';
    const race = races[row.id] ?? [];
    const runners = race.map(({ seat, value }, at) => {
      const before = race[at - 1];
      const tied = before?.value === value ? before.seat : null;
      const isAsked = state === 'now' && asked.includes(seat);
      const said =
        taken === seat
          ? say('euro-stage-pays', { count: value })
          : passed.includes(seat)
            ? say('euro-stage-passes')
            : isAsked
              ? say('euro-stage-chooses', named(mark(seat)))
              : tied !== null
                ? say('euro-stage-tie', named(mark(tied)))
                : at === 0 && taken === null
                  ? say('euro-stage-leads')
                  : '';
      return { mark: mark(seat), value, said };
    });
    return { row, runners, winner: taken === null ? null : mark(taken), state };
  });
}
