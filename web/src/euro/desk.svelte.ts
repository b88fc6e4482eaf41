/**
 * A person's side of a table where a turn is a draft of many answers. It asks the server and keeps what it said: drafts, looks ahead,
 * refusals, hints. Which spot of a board means which answers is the business of each game.
 */

import { Hands } from '../lib/hands.svelte';
import type { Drafted, Live, Trouble } from '../lib/live.svelte';
import { prefs } from '../lib/prefs.svelte';
import { play } from '../lib/sound';
import { Undoing } from '../lib/undoing.svelte';
import type { Candidate, Plain, Refusal, Way } from '../protocol';

/** An answer that is given only while its question is open: questions with one answer are answered by the match itself. */
export interface Step {
  question: string;
  answer: string;
}

/** What a spot means: keep so many answers of the draft, then give these. */
export interface Plan {
  keep: number;
  steps: Step[];
}

export class Desk {
  refused = $state.raw<{ answer: string; refusal: Refusal } | null>(null);
  hinted = $state<string | null>(null);
  /** The best answers behind the hint, with what each seems worth. */
  ways = $state.raw<Way[]>([]);
  /** Whether those values are chances or points. */
  unit = $state('points');
  greyed = $state.raw<Candidate[] | null>(null);
  /** A spot picked first where an answer needs two, such as a piece and where it goes. */
  from = $state<string | null>(null);
  /** Things picked one by one until they make an answer. */
  picked = $state.raw<string[]>([]);
  /** What the server said would follow an answer: by the draft that was open then, and the answer. */
  #ahead = $state.raw<Record<string, Record<string, Drafted>>>({});

  readonly hands: Hands;
  readonly undoing: Undoing;
  /** How long the draft was before each pick, so that one step back undoes a whole pick. */
  #starts: number[] = [];
  /** The question that was open at the last new position. */
  #asked = '';

  constructor(
    readonly live: Live,
    /** Whether the hand must not be seen just now: the screen is being handed over. */
    readonly covered: () => boolean = () => false,
    /** Whether the turn is whole, so that it can be confirmed. */
    private readonly isWhole: (draft: Drafted) => boolean = (draft) => draft.question === null,
  ) {
    this.hands = new Hands(live);
    this.undoing = new Undoing(live, this.hands);
    live.ondraft = () => this.#afresh();
  }

  get busy(): boolean {
    return this.hands.busy;
  }

  get trouble(): Trouble | null {
    return this.hands.trouble;
  }

  get draft(): Drafted | null {
    return this.live.draft;
  }

  get answers(): string[] {
    return this.live.draft?.answers ?? [];
  }

  get question(): string | null {
    if (!this.live.asked) return null;
    return this.live.draft ? this.live.draft.question : (this.live.seen?.question ?? null);
  }

  get options(): string[] {
    if (!this.live.asked) return [];
    return (this.live.draft ? this.live.draft.options : this.live.seen?.options) ?? [];
  }

  /** What this seat has answered in the step under way, in the draft or before it, and what the match has answered for it. */
  get soFar(): Step[] {
    const steps = (this.live.draft ?? this.live.seen)?.steps ?? [];
    return steps.map((step) => ({ question: step.question, answer: step.key }));
  }

  /** What the boards show: with a draft, the position after it. */
  get shown(): Plain | null {
    return this.live.draft?.view ?? this.live.seen?.view ?? null;
  }

  get whole(): boolean {
    return this.live.draft !== null && this.isWhole(this.live.draft);
  }

  /** A new position: what was picked on the old one means nothing now. While others choose secretly, the own question stays. */
  reset(): void {
    this.#ahead = {};
    if (this.live.moment !== this.#asked) this.#afresh();
    this.#asked = this.live.moment;
  }

  /** The draft has changed other than by one's own pick. */
  #afresh(): void {
    this.refused = null;
    this.hands.trouble = null;
    this.hinted = null;
    this.undoing.forget();
    this.#starts = [];
    this.#moved();
  }

  #moved(): void {
    this.greyed = null;
    this.from = null;
    this.picked = [];
  }

  #base(length: number): string {
    return [this.live.version, ...this.answers.slice(0, length)].join('/');
  }

  /** What would follow the first so many answers of the draft, by the next one; empty until `look` has asked. */
  ahead(length: number): Record<string, Drafted> {
    return this.#ahead[this.#base(length)] ?? {};
  }

  /** Ask what would follow these answers on top of so many of the draft, for spots that mean two answers at once. */
  async look(answers: readonly string[], keep: number = this.answers.length): Promise<void> {
    const seat = this.live.seat;
    const base = this.#base(keep);
    if (seat === null || this.#ahead[base]) return;
    this.#ahead = { ...this.#ahead, [base]: {} };
    const found: Record<string, Drafted> = {};
    for (const answer of answers) {
      try {
        found[answer] = await this.live.preview(seat, answer, keep);
      } catch {
        // Asked too often or too late: the click will tell.
      }
    }
    this.#ahead = { ...this.#ahead, [base]: found };
  }

  /** Carry a plan out in the draft. */
  async take(plan: Plan): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || this.busy) return;
    await this.hands.do(async () => {
      this.refused = null;
      this.hinted = null;
      this.undoing.forget();
      this.#begin(plan.keep);
      await this.#follow(seat, plan);
      this.#moved();
      play('lay');
      if (prefs.instant && this.whole) await this.live.confirm(seat);
    });
  }

  /** A pick begins after so many answers. */
  #begin(length: number): void {
    this.#starts = [...this.#starts.filter((start) => start < length), length];
  }

  async #follow(seat: number, plan: Plan): Promise<void> {
    await this.#backTo(seat, plan.keep);
    for (const step of plan.steps) {
      if (this.question !== step.question) continue;
      await this.live.draftAnswer(seat, step.answer);
    }
  }

  async #backTo(seat: number, keep: number): Promise<void> {
    if (this.answers.length > keep) await this.live.setDraft(seat, keep, []);
  }

  /**
   * Ask why the last step of a plan is not allowed; the steps before it are taken, and the last one too where it is allowed after all.
   * Where they were only `tried` to ask for the reason, they are taken back before it is told.
   */
  async explain(plan: Plan, tried = false): Promise<void> {
    const seat = this.live.seat;
    const last = plan.steps.at(-1);
    if (seat === null || !last || this.busy) return;
    await this.hands.do(async () => {
      this.hinted = null;
      const before = this.answers.length;
      if (plan.keep < before || plan.steps.length > 1) this.undoing.forget();
      await this.#follow(seat, { keep: plan.keep, steps: plan.steps.slice(0, -1) });
      if (this.question !== last.question) return;
      const refusal = await this.live.whyNot(seat, last.answer);
      if (refusal && tried) await this.#backTo(seat, before);
      this.refused = refusal ? { answer: last.answer, refusal } : null;
      if (refusal) play('refuse');
      else await this.#allowed(seat, last.answer);
    });
  }

  async #allowed(seat: number, answer: string): Promise<void> {
    this.undoing.forget();
    await this.live.draftAnswer(seat, answer);
  }

  /** List what is not possible now, or put the list away. */
  async listGreyed(): Promise<void> {
    const seat = this.live.seat;
    if (this.greyed) {
      this.greyed = null;
      return;
    }
    if (seat === null) return;
    await this.hands.do(async () => {
      this.greyed = (await this.live.candidates(seat)).candidates.filter((one) => one.refusal !== null);
    });
  }

  showRefusal(answer: string): void {
    const refusal = this.greyed?.find((one) => one.answer === answer)?.refusal ?? null;
    this.refused = refusal ? { answer, refusal } : null;
  }

  async confirm(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || !this.live.draft || this.busy) return;
    this.undoing.forget();
    await this.hands.do(() => this.live.confirm(seat));
  }

  get canUndo(): boolean {
    return this.from !== null || this.picked.length > 0 || this.draft !== null || this.#given || this.undoing.can;
  }

  /** Whether a sealed answer of this seat waits for the others'. */
  get #given(): boolean {
    return this.live.seen?.given.includes(this.live.seat ?? -1) ?? false;
  }

  /** A step back: what was picked, the last step of the draft, a sealed answer, or, once the person agrees, the last turn. */
  async undo(): Promise<void> {
    if (this.busy || (await this.stepBack())) return;
    if (this.#given) await this.takeBack();
    else this.undoing.ask('turn');
  }

  /** A step back within the draft; false where there is none. */
  async stepBack(): Promise<boolean> {
    const seat = this.live.seat;
    if (seat === null || this.busy) return false;
    this.refused = null;
    this.hinted = null;
    const half = this.from !== null || this.picked.length > 0;
    this.#moved();
    if (half || !this.live.draft) return half;
    await this.hands.do(() => this.#drop(seat, this.#starts.findLast((start) => start < this.answers.length) ?? this.answers.length - 1));
    return true;
  }

  /** Take all but so many answers out of the draft; they can be put in again. */
  async #drop(seat: number, keep: number): Promise<void> {
    const dropped = this.answers.slice(keep);
    await this.#backTo(seat, keep);
    this.undoing.keep(dropped);
  }

  async redo(): Promise<void> {
    if (this.busy) return;
    this.refused = null;
    this.hinted = null;
    this.#moved();
    const before = this.answers.length;
    await this.undoing.redo();
    if (this.answers.length > before) this.#begin(before);
  }

  async restart(): Promise<void> {
    const seat = this.live.seat;
    this.refused = null;
    this.hinted = null;
    this.#moved();
    if (seat === null || !this.live.draft || this.busy) return;
    await this.hands.do(() => this.#drop(seat, 0));
  }

  /** Have the draft as it was before something was tried. */
  async restore(answers: readonly string[]): Promise<void> {
    const seat = this.live.seat;
    this.#moved();
    if (seat === null || answers.join('\n') === this.answers.join('\n')) return;
    const same = answers.findIndex((answer, n) => answer !== this.answers[n]);
    await this.hands.do(async () => {
      const keep = same < 0 ? answers.length : same;
      await this.live.setDraft(seat, keep, answers.slice(keep));
    });
  }

  /** Take a sealed answer back while others still choose. */
  async takeBack(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null) return;
    await this.hands.do(async () => {
      await this.live.ask({ type: 'take_back', seat, version: this.live.version });
    });
  }

  /** What a bot in this seat would answer, on top of the draft. */
  async hint(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || this.busy) return;
    await this.hands.do(async () => {
      const hint = await this.live.hint(seat, true);
      this.hinted = hint.answer;
      this.ways = hint.best;
      this.unit = hint.unit;
      this.refused = null;
      this.#moved();
    });
  }

  /** Draft the turn that a hint begins with this answer, as far as the questions come as foreseen. Each answer can be taken back. */
  async follow(answer: string): Promise<void> {
    const seat = this.live.seat;
    const way = this.ways.find((one) => one.answer === answer);
    if (seat === null || !way || this.busy) return;
    const steps = way.steps.length ? way.steps : [{ question: this.question ?? '', answer }];
    await this.hands.do(async () => {
      this.hinted = null;
      this.refused = null;
      this.undoing.forget();
      for (const step of steps) {
        if (this.question !== step.question) continue;
        if (!this.options.includes(step.answer)) break;
        this.#begin(this.answers.length);
        await this.live.draftAnswer(seat, step.answer);
      }
      this.#moved();
      play('lay');
    });
  }
}
