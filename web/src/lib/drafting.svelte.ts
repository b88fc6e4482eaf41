/**
 * A player's turn so far: the draft on the server, and choices that only narrow down what is meant and stay here.
 * Handles confirming, undo and redo; `Spots` handles what can be chosen.
 */

import type { Candidate, Help, Refusal, Way } from '../protocol';
import { coachOf } from './coach.svelte';
import { ActionQueue } from './queue.svelte';
import type { Drafted, Live } from './live.svelte';
import type { Trouble } from './trouble';
import { prefs } from './prefs.svelte';
import { play } from './sound';
import { rootOf, type Choice, type Node, type Path } from './tree';
import { Undoing } from './undoing.svelte';

/** Why a pick meant nothing. */
export type Miss = 'not-your-turn' | 'not-asked';

/** What was picked and drafted, to return to. */
export interface Snapshot {
  answers: string[];
  meant: Path;
  picked: string[];
}

/** No places, no ways, nothing meant. Always the same, so that clearing what is empty changes nothing on the screen. */
export const NONE: never[] = [];

export class Drafting {
  /** Places that have been picked but do not make an answer yet. */
  picked = $state.raw<string[]>(NONE);
  refused = $state.raw<Refusal | null>(null);
  missed = $state<Miss | null>(null);
  /** What could be done first to make the refused choice possible. */
  helps = $state.raw<Help[]>(NONE);
  /** Selectors of what the draft has laid on the table: a lesson keeps it in sight. */
  get laidAt(): string[] {
    return [];
  }
  /** The best turns a bot has found, after a hint. */
  ways = $state.raw<Way[]>(NONE);
  /** What each of those turns would change, once it is known. */
  reasons = $state.raw<(Drafted | null)[]>(NONE);
  /** Whether their values are chances or points. */
  unit = $state('points');
  /** What is not possible now, once asked for. */
  greyed = $state.raw<Candidate[] | null>(null);
  /** Choices that only narrow down what is meant, not sent to the server yet. */
  protected meant = $state.raw<Path>(NONE);
  /** Places to go to, once the questions in between have been answered. */
  protected onward: string[] = [];
  /** The order of a row, its ticks and targets; null if all are ticked, in the server's order. */
  protected ticks = $state.raw<{ spot: string; on: boolean; target: string | null }[] | null>(null);
  /** The questions of this draft, and after how many answers each came; the last first. */
  protected trail = $state.raw<{ length: number; root: Node }[]>(NONE);
  /** How many answers there were before each pick, so that undo takes back a whole pick. */
  protected starts: number[] = [];
  #asked = '';

  readonly queue: ActionQueue;
  readonly undoing: Undoing;

  constructor(
    readonly live: Live,
    /** Whether the hand is hidden because the screen is being handed over. */
    readonly covered: () => boolean = () => live.handOver !== null,
  ) {
    this.queue = new ActionQueue(live);
    this.undoing = new Undoing(live, this.queue);
    live.ondraft = () => this.clear();
  }

  // -- state

  get busy(): boolean {
    return this.queue.busy;
  }

  get trouble(): Trouble | null {
    return this.queue.trouble;
  }

  get draft(): Drafted | null {
    return this.live.draft;
  }

  /** How many answers have been chosen in this turn. */
  protected get count(): number {
    return (this.draft?.answers.length ?? 0) + this.meant.length;
  }

  protected get answers(): string[] {
    return [...(this.draft?.answers ?? []), ...this.meant.map((choice) => choice.key)];
  }

  /** The open question; null if there is none, or the turn is complete. */
  get node(): Node | null {
    if (!this.live.asked || this.covered() || this.complete) return null;
    return this.meant.at(-1)?.then ?? rootOf((this.draft ?? this.live.seen)?.tree);
  }

  get question(): string | null {
    if (!this.live.asked) return null;
    return this.node?.question ?? (this.draft ? this.draft.question : (this.live.seen?.question ?? null));
  }

  /** Whether the turn can be confirmed. */
  get complete(): boolean {
    return this.draft !== null && this.draft.complete && !this.meant.length;
  }

  /** Whether anything has been chosen in this turn that can be undone at once. */
  get begun(): boolean {
    return this.count > 0 || this.picked.length > 0;
  }

  /** The turn so far: what was chosen, and what followed because there was only one choice. */
  get steps(): Pick<Choice, 'spots' | 'text'>[] {
    return [...((this.draft ?? this.live.seen)?.steps ?? []), ...this.meant];
  }

  get coach() {
    return this.live.asked && !this.complete ? coachOf(this.live) : null;
  }

  // -- choosing

  /** Keeps the first `keep` answers of the draft, adds these, and goes on to the places that wait. */
  protected async send(keep: number, keys: readonly string[], reach: readonly string[] = this.onward): Promise<void> {
    const seat = this.live.seat;
    const given = this.draft?.answers.length ?? 0;
    if (seat === null) return;
    await this.queue.run(async () => {
      this.undoing.forget();
      const meant = this.answers.slice(given, Math.max(given, keep));
      const drafted = await this.live.setDraft(seat, Math.min(keep, given), [...meant, ...keys], reach);
      this.meant = NONE;
      this.onward = reach.slice(drafted.reached);
      this.#remember(drafted);
      this.clearPicks();
      play('lay');
      if (prefs.instant && this.complete) await this.live.confirm(seat);
    });
  }

  /** Remembers the question that the draft has come to. */
  #remember(drafted: Drafted): void {
    const [root, length] = [rootOf(drafted.tree), drafted.answers.length];
    this.trail = [...(root && length ? [{ length, root }] : []), ...this.trail.filter((one) => one.length < length)];
  }

  /** Sends the server what is meant so far. */
  protected async tell(seat: number): Promise<void> {
    await this.live.setDraft(
      seat,
      this.draft?.answers.length ?? 0,
      this.meant.map((choice) => choice.key),
    );
    this.meant = NONE;
  }

  // -- confirm, undo, redo

  async confirm(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || !this.draft || this.busy) return;
    this.undoing.forget();
    await this.queue.run(() => this.live.confirm(seat));
  }

  get canUndo(): boolean {
    return this.begun || this.#given || this.undoing.can;
  }

  /** Whether this seat has given a sealed answer and waits for the others. */
  get #given(): boolean {
    return this.live.seen?.given.includes(this.live.seat ?? -1) ?? false;
  }

  /** Undoes a pick, the last step of the draft, a sealed answer or, after a question, the last turn. */
  async undo(): Promise<void> {
    if (this.busy || (await this.stepBack())) return;
    if (this.#given) await this.takeBack();
    else this.undoing.ask('turn');
  }

  /** Undoes a step of the draft; false if there is none. */
  async stepBack(): Promise<boolean> {
    if (this.busy) return false;
    const half = this.picked.length > 0;
    this.dismiss();
    this.clearPicks();
    if (half || !this.count) return half;
    await this.#drop(this.starts.findLast((start) => start < this.count) ?? this.#lastStart);
    return true;
  }

  /** What Escape does: undo a step, and end everything else in progress. */
  escape(): Promise<unknown> {
    return this.stepBack();
  }

  /**
   * The number of answers before the last pick, if nothing has recorded it. A step that only leads somewhere, such as
   * to the court, belongs to the pick after it.
   */
  get #lastStart(): number {
    const steps = [...(this.draft?.steps ?? []).filter((step) => !step.forced), ...this.meant].slice(-this.count);
    const before = steps.slice(0, -1).findLastIndex((step) => step.spots.some((spot) => spot.includes(':')));
    return before + 1;
  }

  /** Keeps only the first `keep` answers; redo can bring back the others. */
  async #drop(keep: number): Promise<void> {
    const seat = this.live.seat;
    const [given, dropped] = [this.draft?.answers.length ?? 0, this.answers.slice(keep)];
    this.meant = this.meant.slice(0, Math.max(0, keep - given));
    this.onward = [];
    if (seat !== null && keep < given)
      await this.queue.run(async () => void (await this.live.setDraft(seat, keep, [])));
    this.undoing.remember(dropped);
  }

  async redo(): Promise<void> {
    if (this.busy) return;
    this.dismiss();
    this.clearPicks();
    const [before, seat] = [this.count, this.live.seat];
    if (seat !== null && this.meant.length) await this.queue.run(() => this.tell(seat));
    await this.undoing.redo();
    if (this.count > before) this.begin(before);
  }

  async restart(): Promise<void> {
    this.dismiss();
    this.clearPicks();
    if (this.count && !this.busy) await this.#drop(0);
  }

  /** Returns what was picked and drafted, for `restore`. */
  snapshot(): Snapshot {
    return { answers: this.draft?.answers ?? [], meant: this.meant, picked: this.picked };
  }

  /** Restores everything to a snapshot. */
  async restore(before: Snapshot): Promise<void> {
    const seat = this.live.seat;
    const now = this.draft?.answers ?? [];
    const same = before.answers.findIndex((answer, n) => answer !== now[n]);
    const keep = same < 0 ? before.answers.length : same;
    if (seat !== null && (same >= 0 || now.length !== before.answers.length)) {
      await this.queue.run(
        async () =>
          void (await this.live.setDraft(
            seat,
            Math.min(keep, now.length),
            before.answers.slice(Math.min(keep, now.length)),
          )),
      );
    }
    this.meant = before.meant;
    this.picked = before.picked;
  }

  /** Takes back a sealed answer while others still choose. */
  async takeBack(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null) return;
    await this.queue.run(
      async () => void (await this.live.ask({ type: 'take_back', seat, version: this.live.version })),
    );
  }

  // -- a new position

  /** Takes in a new position, on which old picks mean nothing. While others choose secretly, the own question stays. */
  reset(): void {
    if (this.live.moment !== this.#asked) this.clear();
    this.#asked = this.live.moment;
  }

  /** Clears everything; a game also clears what it holds. */
  protected clear(): void {
    this.dismiss();
    this.queue.trouble = null;
    this.undoing.forget();
    this.starts = [];
    this.trail = NONE;
    this.onward = [];
    this.clearPicks();
    this.meant = NONE;
  }

  /** Records that a pick begins after this many answers. */
  protected begin(length: number): void {
    this.starts = [...this.starts.filter((start) => start < length), length];
  }

  /** Clears what was said about the last pick. */
  protected dismiss(): void {
    this.refused = null;
    this.helps = NONE;
    this.missed = null;
    this.ways = NONE;
  }

  protected clearPicks(): void {
    this.greyed = null;
    this.picked = NONE;
    this.ticks = null;
  }
}
