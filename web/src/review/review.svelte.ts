/** The review of a finished game: requests it, follows its progress, and finds each judged move in the replay. */

import { api } from '../lib/api';
import { Trouble } from '../lib/trouble';
import type { JudgedMove, OtherWay, Json, ReviewState, Step } from '../protocol';
import { weightOf, type Weight } from '../table/chances';

const EVERY = 1000;
/** The levels, the weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'];

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  readonly verdict = $derived(this.state?.review ?? null);
  private others = new Map<string, Promise<OtherWay>>();

  constructor(private readonly id: string) {}

  /** Requests the review; a finished one comes at once. */
  async ask(): Promise<void> {
    await this.update(() => api.askReview(this.id));
  }

  /** Polls until there is nothing more to wait for; for use as an effect. */
  watch(): () => void {
    const timer = setInterval(() => {
      const now = this.state?.state;
      if (now === 'waiting' || now === 'working' || now === 'refining') void this.update(() => api.review(this.id));
    }, EVERY);
    return () => clearInterval(timer);
  }

  private async update(load: () => Promise<ReviewState>): Promise<void> {
    try {
      const next = await load();
      if (next.review?.level !== this.verdict?.level) this.others.clear();
      this.state = next;
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    }
  }

  /** Asks what the best move would have done, in this view. */
  otherWay(move: JudgedMove, eye: string): Promise<OtherWay> {
    const key = `${move.number}/${eye}`;
    const known = this.others.get(key) ?? api.otherWay(this.id, move.number, eye);
    this.others.set(key, known);
    known.catch(() => this.others.delete(key));
    return known;
  }

  weight(move: JudgedMove): Weight {
    return weightOf(move, this.verdict?.unit ?? 'points');
  }

  costliest(most: number): JudgedMove[] {
    return (this.verdict?.moves ?? [])
      .filter((move) => move.loss > 0)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, most);
  }
}

/** Returns the stop at which a move has been made. Steps count answers from 1, moves from 0. */
export function stopOf(move: JudgedMove, stops: readonly number[]): number {
  const end = move.number + move.answers;
  const found = stops.findIndex((stop) => stop >= end);
  return found < 0 ? stops.length - 1 : found;
}

/** Returns the judged move that a step of the replay shows. */
export function moveAt(moves: readonly JudgedMove[], at: number, stops: readonly number[]): JudgedMove | null {
  return moves.findLast((move) => move.number < at && at <= (stops[stopOf(move, stops)] ?? 0)) ?? null;
}

/** Returns the events of a move that belong to its seat. */
export function ownEvents(steps: readonly Step[], move: JudgedMove): Record<string, unknown>[] {
  const events = steps.slice(move.number, move.number + move.answers).flatMap((step) => step.events);
  return events.filter((event) => event['seat'] === move.seat || event['from'] === move.seat);
}

/** Returns the texts of a move's answers. */
export function textsOf(steps: readonly Step[], move: JudgedMove): Json[] {
  return steps
    .slice(move.number, move.number + move.answers)
    .flatMap((step) => (step.seat === move.seat && !step.forced && step.text ? [step.text] : []));
}

/**
 * Returns the replay with the seat that has just moved still in focus, though another is next. Chance keeps its own
 * steps.
 */
export function focusedOn(steps: readonly Step[], at: number, seat: number): Step[] {
  return steps.map((step, n) => (n === at && step.seat >= 0 ? { ...step, seat } : step));
}

/** Returns the replay with another move instead, up to the end of that move; nothing later has happened. */
export function otherSteps(steps: readonly Step[], move: JudgedMove, other: OtherWay, at: number): Step[] {
  const events = other.events.map((event) => ({ ...event, after: Math.min(Number(event['after']), at - 1) }));
  return steps.map((step, n) =>
    n < move.number ? step : { ...step, events: n === move.number ? events : [], view: other.view },
  );
}
