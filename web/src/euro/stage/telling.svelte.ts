/** When the stage between rounds is shown, and what it tells. */

import { prefs } from '../../lib/prefs.svelte';
import type { LogLine } from '../../table/Log.svelte';
import type { Mark } from '../../table/marks';
import type { TableSession } from '../../table/session.svelte';
import type { RewardRow } from '../Rewards.svelte';
import { lanesOf, type Lane, type Openings, type Outcome } from './stage';

/** What somebody did about a reward; nobody if it was lost. */
export interface Decision {
  round: number;
  id: string;
  seat: number | null;
  took: boolean;
}

/** What the stage needs to know of a game. */
export interface StageGuide<View, Event> {
  openings: Openings;
  round: (view: View) => number;
  /** Whether rewards are being given out. */
  phase: (view: View) => boolean;
  /** The questions that are asked while it is shown; others need the boards. */
  questions: readonly string[];
  decisions: (events: readonly Event[]) => Decision[];
  rows: (view: View) => RewardRow[];
  mark: (seat: number) => Mark;
  ties: (view: View) => number[];
  scores: (view: View) => number[];
  /** The parts of the phase, in order. */
  steps?: (view: View) => { label: string; state: 'done' | 'now' | 'next' }[];
  /** Whether the end of a round is told by somebody else, as by Li Si. */
  silent?: () => boolean;
}

/** Kinds of places that the stage would cover. */
const COVERED = ['map', 'board', 'wall', 'tucked'];

export interface Staged {
  round: number;
  lanes: Lane[];
  ties: Mark[];
  gains: { mark: Mark; before: number; after: number }[];
  next: RewardRow[];
  steps: { label: string; state: 'done' | 'now' | 'next' }[];
  told: boolean;
  /** Whether the player was asked, and so has seen the race. */
  seen: boolean;
}

export class StageTelling<View, Event, Line extends LogLine> {
  #closed = $state('');

  constructor(
    private readonly session: TableSession<View, Event, Line>,
    private readonly guide: StageGuide<View, Event>,
  ) {}

  /** The stage that is open; null for none. */
  readonly now = $derived.by((): Staged | null => {
    const { session, guide } = this;
    const round = guide.round(session.current);
    if (session.over || session.live.draft) return null;
    if (guide.phase(session.current)) return this.#during(round);
    return this.#told(round - 1);
  });

  close = (): void => {
    const now = this.now;
    if (now) this.#closed = `${now.round}/${now.told}`;
  };

  /** While rewards are given out: it steps aside when the question needs the boards. */
  #during(round: number): Staged | null {
    const { question, can } = this.session.spots;
    const covers = question === null || this.guide.questions.includes(question);
    const needed = [...can].some((spot) => COVERED.includes(spot.split(':')[0]!));
    return covers && !needed && this.#closed !== `${round}/false` ? this.#staged(round, false) : null;
  }

  /** After the round, until the player's first choice of the next. With the instant pace the log tells it. */
  #told(round: number): Staged | null {
    const { session, guide } = this;
    const own = session.live.seen?.last_own ?? null;
    const begun = (session.events as { event?: string; after?: number }[]).findLast((one) => one.event === 'round');
    const fresh = own !== null && own <= (begun?.after ?? -1) && !session.faded;
    const wanted = round > 0 && prefs.pace !== 'instant' && !guide.silent?.() && fresh;
    return wanted && this.#closed !== `${round}/true` ? this.#staged(round, true) : null;
  }

  #staged(round: number, told: boolean): Staged | null {
    const { session, guide } = this;
    const view = session.current;
    const races = guide.openings.races(round);
    if (!races) return null;
    const rows = guide.rows(view);
    const decisions = guide.decisions(session.events).filter((one) => one.round === round);
    const outcome = (id: string): Outcome => {
      const own = decisions.filter((one) => one.id === id);
      const passed = own.flatMap((one) => (one.took || one.seat === null ? [] : [one.seat]));
      const taken = own.find((one) => one.took)?.seat ?? null;
      const over = own.some((one) => one.took || one.seat === null) || told;
      return { passed, taken, done: over || passed.length === (races[id]?.length ?? 0) };
    };
    const [before, after] = [guide.openings.scores(round), guide.scores(view)];
    return {
      round,
      told,
      seen: decisions.some((one) => one.seat !== null && session.live.mine.includes(one.seat)),
      lanes: lanesOf(rows, races, outcome, guide.mark, session.asked),
      ties: guide.ties(view).map(guide.mark),
      gains: (before ?? []).map((points, seat) => ({
        mark: guide.mark(seat),
        before: points,
        after: after[seat] ?? 0,
      })),
      next: round < (rows[0]?.cells.length ?? 0) ? rows : [],
      steps: told ? [] : (guide.steps?.(view) ?? []),
    };
  }
}
