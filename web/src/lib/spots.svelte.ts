/**
 * A person's hand at any table. It knows no game: the server says which choices there are, on which places of the table they lie and what
 * follows them. A place is picked by click, tap, key or drag; several picks in any order make one answer, or several at once.
 */

import type { Candidate, Help, Refusal, Way } from '../protocol';
import { coachOf } from './coach.svelte';
import { Hands } from './hands.svelte';
import type { Drafted, Live, Trouble } from './live.svelte';
import { prefs } from './prefs.svelte';
import { play } from './sound';
import { alike, around, first, isWay, offersOf, pathsTo, rootOf, spotsOf, STOP, withinReach, type Choice, type Node, type Path } from './tree';
import { Undoing } from './undoing.svelte';

/** Why a pick meant nothing. */
export type Miss = 'not-your-turn' | 'not-asked';

export class Spots {
  /** Places that have been picked and do not make an answer yet. */
  picked = $state.raw<string[]>([]);
  refused = $state.raw<Refusal | null>(null);
  missed = $state<Miss | null>(null);
  /** What could be done first, so that what was refused is possible. */
  helps = $state.raw<Help[]>([]);
  /** The best turns that a bot sees, once asked for a hint. */
  ways = $state.raw<Way[]>([]);
  /** Whether their values are chances or points. */
  unit = $state('points');
  /** What is not possible now, once asked for. */
  greyed = $state.raw<Candidate[] | null>(null);
  /** Choices that only say what is meant, made here and not told to the server yet. */
  #meant = $state.raw<Path>([]);
  /** Places still to go to, once what is asked in between has been answered. */
  #onward: string[] = [];
  /** The order and the ticks of a row that is usually taken whole; null: all, as they come. */
  #row = $state.raw<{ spot: string; on: boolean }[] | null>(null);
  /** The questions that the draft has come to, and after how many answers; the last first. */
  #trail = $state.raw<{ length: number; root: Node }[]>([]);
  /** How many answers there were before each pick, so that one step back undoes a whole pick. */
  #starts: number[] = [];
  #asked = '';

  readonly hands: Hands;
  readonly undoing: Undoing;

  constructor(
    readonly live: Live,
    /** Whether the hand must not be seen just now: the screen is being handed over. */
    readonly covered: () => boolean = () => live.handOver !== null,
  ) {
    this.hands = new Hands(live);
    this.undoing = new Undoing(live, this.hands);
    live.ondraft = () => this.afresh();
  }

  // -- what stands on the table

  get busy(): boolean {
    return this.hands.busy;
  }

  get trouble(): Trouble | null {
    return this.hands.trouble;
  }

  get draft(): Drafted | null {
    return this.live.draft;
  }

  /** How many answers have been chosen in this turn. */
  get #count(): number {
    return (this.draft?.answers.length ?? 0) + this.#meant.length;
  }

  get #answers(): string[] {
    return [...(this.draft?.answers ?? []), ...this.#meant.map((choice) => choice.key)];
  }

  /** The question that is open now; null where nothing is asked, or the turn is complete. */
  get node(): Node | null {
    if (!this.live.asked || this.covered() || this.complete) return null;
    return this.#meant.at(-1)?.then ?? rootOf((this.draft ?? this.live.seen)?.tree);
  }

  get question(): string | null {
    if (!this.live.asked) return null;
    return this.node?.question ?? (this.draft ? this.draft.question : (this.live.seen?.question ?? null));
  }

  /** Whether the turn can be confirmed. */
  get complete(): boolean {
    return this.draft !== null && this.draft.complete && !this.#meant.length;
  }

  /** Whether anything has been chosen in this turn that can be taken back at once. */
  get begun(): boolean {
    return this.#count > 0 || this.picked.length > 0;
  }

  /** The turn so far: what was chosen, and what followed because there was only one way on. */
  get steps(): Pick<Choice, 'spots' | 'text'>[] {
    return [...((this.draft ?? this.live.seen)?.steps ?? []), ...this.#meant];
  }

  // -- what can be picked

  /** The ways on that agree with what has been picked. */
  get #open(): Path[] {
    const node = this.node;
    return node && this.picked.length ? pathsTo(node, this.picked) : [];
  }

  /** Where to point now. With something picked: what tells the ways on apart. */
  can = $derived.by((): ReadonlySet<string> => {
    const node = this.node;
    if (!node) return new Set();
    if (!this.picked.length) return spotsOf(node);
    const open = this.#open.map((path) => new Set(path.flatMap((choice) => choice.spots)));
    const telling = (spot: string) => open.length === 1 || !open.every((other) => other.has(spot));
    return new Set(open.flatMap((one) => [...one]).filter((spot) => spot.includes(':') && !this.picked.includes(spot) && telling(spot)));
  });

  /** Whatever may be picked now, in any order, though it does not glow: an action before the card, where a piece goes before the piece. */
  ready = $derived.by((): ReadonlySet<string> => (this.node ? withinReach(this.node) : new Set()));

  /** Earlier choices of this turn that can still be changed. */
  may = $derived.by((): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const { length, root } of this.#earlier) {
      for (let [node, n]: [Node | null, number] = [root, length]; node; n += 1) {
        for (const spot of spotsOf(node)) if (!this.can.has(spot)) found.add(spot);
        const taken: Choice | undefined = node.choices.find((choice) => choice.key === this.#answers[n]);
        node = taken?.quiet ? taken.then : null;
      }
    }
    return found;
  });

  chosen = $derived.by((): ReadonlySet<string> => new Set([...this.steps.flatMap((step) => step.spots), ...this.picked]));

  /** Where the advice of a bot or of a lesson's guide begins. */
  get advised(): ReadonlySet<string> {
    const spots = this.ways[0]?.steps[0]?.spots ?? this.coach?.spots ?? [];
    return new Set(first(spots.filter((spot) => !this.picked.includes(spot))));
  }

  get coach() {
    return this.live.asked && !this.complete ? coachOf(this.live) : null;
  }

  /** What is on offer: the ways on that remain, or the choices of the question. */
  offers = $derived.by((): Path[] => (this.picked.length ? this.#open : this.node ? offersOf(this.node) : []));

  /** Whether a place leads on to others: then it can be dragged to them. */
  leads(spot: string): boolean {
    if (this.picked.includes(spot) || this.#meant.at(-1)?.spots.includes(spot)) return true;
    const node = this.node;
    const found = node ? pathsTo(node, [spot]) : [];
    const last = (found.length ? found : [this.#changing(spot)?.path ?? []]).map((path) => path.at(-1));
    return last.every((one) => one && ((one.quiet && one.then !== null) || (one.spots.length > 1 && one.spots[0] === spot)));
  }

  // -- picking

  /** Whether a place would be taken with what has been picked or said so far. */
  takes(spot: string): boolean {
    return this.can.has(spot) || this.may.has(spot) || this.#meaning(spot) !== null;
  }

  pick(spot: string): void {
    this.hands.pick(spot, () => this.#pick(spot));
  }

  /** Take something up without putting it anywhere yet, though there may be only one place for it. */
  hold(spot: string): void {
    this.hands.pick('', () => {
      const found = this.#meaning(spot);
      const moves = found?.paths.every((path) => path.at(-1)!.spots.length > 1);
      return found && moves ? void (this.picked = found.picked) : this.#pick(spot);
    });
  }

  async #pick(spot: string): Promise<void> {
    this.#quiet();
    if (!this.live.asked || this.covered()) {
      this.missed = 'not-your-turn';
      return;
    }
    if (this.picked.includes(spot)) {
      this.picked = this.picked.filter((one) => one !== spot);
      return;
    }
    const found = this.#meaning(spot);
    if (found) await this.#take(found.paths, found.picked);
    else if (!(await this.#change(spot))) await this.explain([spot]);
  }

  /** The ways on that a place means together with what has been picked before; else instead of it. */
  #meaning(spot: string): { paths: Path[]; picked: string[] } | null {
    const node = this.node;
    if (!node) return null;
    const others = this.picked.map((one) => this.picked.filter((other) => other !== one));
    for (const before of this.picked.length ? [this.picked, ...others, []] : [[]]) {
      for (const place of around(spot)) {
        const picked = [...before, place];
        const paths = before.includes(place) ? [] : pathsTo(node, picked);
        if (paths.length) return { paths, picked };
      }
    }
    return null;
  }

  async #take(paths: Path[], picked: string[]): Promise<void> {
    const [only, ...others] = paths;
    if (only && !others.length) await this.take(only);
    else this.picked = picked;
  }

  /** Take a way on: an offer of the turn card, or what the picks have come to mean; in the place of what came after the first `keep` answers. */
  async take(path: Path, keep = this.#count): Promise<void> {
    this.#quiet();
    const last = path.at(-1);
    if (!last || this.busy) return;
    const onTop = keep === this.#count;
    this.#begin(keep);
    this.picked = [];
    if (onTop && path.every((choice) => choice.quiet) && last.then && !this.coach) {
      this.#meant = [...this.#meant, ...path];
      this.undoing.forget();
    } else {
      await this.#send(keep, path.map((choice) => choice.key));
    }
  }

  /** Set the draft to so many of the answers so far, then these, and on to the places that wait. */
  async #send(keep: number, keys: readonly string[], reach: readonly string[] = this.#onward): Promise<void> {
    const seat = this.live.seat;
    const given = this.draft?.answers.length ?? 0;
    if (seat === null) return;
    await this.hands.do(async () => {
      this.undoing.forget();
      const meant = this.#answers.slice(given, Math.max(given, keep));
      const drafted = await this.live.setDraft(seat, Math.min(keep, given), [...meant, ...keys], reach);
      this.#meant = [];
      this.#onward = reach.slice(drafted.reached);
      this.#follow(drafted);
      this.#moved();
      play('lay');
      if (prefs.instant && this.complete) await this.live.confirm(seat);
    });
  }

  /** Remember the question that the draft has come to. */
  #follow(drafted: Drafted): void {
    const [root, length] = [rootOf(drafted.tree), drafted.answers.length];
    this.#trail = [...(root && length ? [{ length, root }] : []), ...this.#trail.filter((one) => one.length < length)];
  }

  /** The questions of this turn from which something has been chosen since, and after how many answers each stood; the last first. */
  get #earlier(): { length: number; root: Node }[] {
    const first = rootOf(this.live.seen?.tree);
    if (!first || !this.live.asked) return [];
    return [...this.#trail, { length: 0, root: first }].filter((one) => one.length < this.#count);
  }

  /** What a place means as a change of an earlier choice: the way that leaves the most as it is. */
  #changing(spot: string): { keep: number; path: Path } | null {
    const node = this.node;
    if (node && [...spotsOf(node)].some((one) => alike(one, spot))) return null;
    for (const { length, root } of this.#earlier) {
      const answers = this.#answers.slice(length);
      const paths = pathsTo(root, [spot]).filter((path) => path.slice(0, -1).every((choice) => choice.quiet));
      const same = (path: Path) => path.findIndex((choice, n) => choice.key !== answers[n]) >>> 0;
      const most = Math.max(...paths.map(same));
      const [best, ...others] = paths.filter((path) => same(path) === most);
      if (best && !others.length) return { keep: length, path: best };
    }
    return null;
  }

  async #change(spot: string): Promise<boolean> {
    const found = this.#changing(spot);
    if (!found) return false;
    const { keep, path } = found;
    this.picked = [];
    this.#onward = [];
    this.#begin(keep);
    if (!this.draft && path.every((choice) => choice.quiet) && path.at(-1)?.then && !this.coach) this.#meant = path;
    else await this.#send(keep, path.map((choice) => choice.key));
    return true;
  }

  // -- a row that is usually taken whole

  /** The places of the row, in the order and with the ticks that the person gave them; null where there is none. */
  get row(): { choice: Choice; on: boolean }[] | null {
    const node = this.node;
    const many = node?.many ? node : (node?.choices.find((choice) => isWay(choice) && choice.then?.many)?.then ?? null);
    const all = (many?.choices ?? []).filter((choice) => choice.group === null && !choice.spots.includes(STOP));
    if (all.length < 2) return null;
    const ordered = this.#row ?? all.map((choice) => ({ spot: choice.spots[0]!, on: true }));
    const known = ordered.flatMap(({ spot, on }) => all.filter((choice) => choice.spots[0] === spot).map((choice) => ({ choice, on })));
    return known.length === all.length ? known : all.map((choice) => ({ choice, on: true }));
  }

  tick(choice: Choice): void {
    this.#reorder((row) => row.map((one) => (one.choice === choice ? { ...one, on: !one.on } : one)));
  }

  /** Move a choice of the row one place up. */
  sooner(choice: Choice): void {
    this.#reorder((row) => {
      const at = row.findIndex((one) => one.choice === choice);
      return at < 1 ? row : [...row.slice(0, at - 1), row[at]!, row[at - 1]!, ...row.slice(at + 1)];
    });
  }

  #reorder(change: (row: { choice: Choice; on: boolean }[]) => { choice: Choice; on: boolean }[]): void {
    this.#row = change(this.row ?? []).map(({ choice, on }) => ({ spot: choice.spots[0]!, on }));
  }

  /** Take what is ticked, one after another. */
  async takeRow(): Promise<void> {
    this.#quiet();
    const wanted = (this.row ?? []).filter((one) => one.on).map((one) => one.choice.spots[0]!);
    this.#begin(this.#count);
    this.picked = [];
    await this.#send(this.#count, [], wanted);
  }

  // -- reasons

  /** Ask why nothing on these places can be chosen; where something can after all, choose it. */
  async explain(spots: string[]): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || this.busy) return;
    const picked = [...this.picked, ...spots];
    const missed = await this.#reason(seat, picked);
    if (!missed && this.picked.length && !(await this.#reason(seat, spots))) this.missed = 'not-asked';
    else if (!missed) this.missed = this.refused ? null : 'not-asked';
  }

  /** Whether something lies there: then either the reason is kept, or it is chosen. */
  async #reason(seat: number, spots: string[]): Promise<boolean> {
    let found = false;
    await this.hands.do(async () => {
      const reason = await this.live.whyNot(seat, this.#answers.slice(this.draft?.answers.length ?? 0), spots);
      found = reason.answer !== null;
      this.refused = reason.refusal;
      this.helps = reason.helps;
      if (reason.refusal) play('refuse');
    });
    if (found && !this.refused && !this.trouble) await this.#send(this.#count, [], spots);
    return found;
  }

  /** Do what helps first, and then what was refused. */
  async help(help: Help): Promise<void> {
    this.#quiet();
    this.#starts = [0];
    await this.#send(0, help.answers);
  }

  /** List what is not possible now, or put the list away. */
  async listGreyed(): Promise<void> {
    const seat = this.live.seat;
    const open = this.greyed !== null;
    this.greyed = null;
    if (open || seat === null) return;
    await this.hands.do(async () => {
      if (this.#meant.length) await this.#tell(seat);
      this.greyed = (await this.live.candidates(seat)).candidates.filter((one) => one.refusal !== null);
    });
  }

  /** Let the server know what is meant so far. */
  async #tell(seat: number): Promise<void> {
    await this.live.setDraft(seat, this.draft?.answers.length ?? 0, this.#meant.map((choice) => choice.key));
    this.#meant = [];
  }

  showRefusal(candidate: Candidate): void {
    this.refused = candidate.refusal;
  }

  // -- advice

  /** What a bot in this seat would do, on top of what has been chosen. */
  async hint(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || this.busy) return;
    await this.hands.do(async () => {
      if (this.#meant.length) await this.#tell(seat);
      const hint = await this.live.hint(seat, true);
      this.#quiet();
      this.#moved();
      this.ways = hint.best;
      this.unit = hint.unit;
    });
  }

  /** Draft the turn that a bot advises. Each of its answers can be taken back. */
  async follow(way: Way): Promise<void> {
    const from = this.#count;
    await this.#send(from, way.steps.map((step) => step.key), []);
    way.steps.forEach((_, n) => this.#begin(from + n));
    this.ways = [];
  }

  /** Do what the guide of a lesson advises. */
  async obey(): Promise<void> {
    const next = this.coach?.next;
    if (!next) return;
    this.#begin(this.#count);
    await this.#send(this.#count, [next]);
  }

  // -- confirming, and back

  async confirm(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || !this.draft || this.busy) return;
    this.undoing.forget();
    await this.hands.do(() => this.live.confirm(seat));
  }

  get canUndo(): boolean {
    return this.begun || this.#given || this.undoing.can;
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
    if (this.busy) return false;
    const half = this.picked.length > 0;
    this.#quiet();
    this.#moved();
    if (half || !this.#count) return half;
    await this.#drop(this.#starts.findLast((start) => start < this.#count) ?? this.#lastStart);
    return true;
  }

  /** After how many answers the last pick began, where nobody remembers: a mere way, such as the court, is picked with what it leads to. */
  get #lastStart(): number {
    const steps = [...(this.draft?.steps ?? []).filter((step) => !step.forced), ...this.#meant].slice(-this.#count);
    const before = steps.slice(0, -1).findLastIndex((step) => step.spots.some((spot) => spot.includes(':')));
    return before + 1;
  }

  /** Keep only so many answers; the others can be put in again. */
  async #drop(keep: number): Promise<void> {
    const seat = this.live.seat;
    const [given, dropped] = [this.draft?.answers.length ?? 0, this.#answers.slice(keep)];
    this.#meant = this.#meant.slice(0, Math.max(0, keep - given));
    this.#onward = [];
    if (seat !== null && keep < given) await this.hands.do(async () => void (await this.live.setDraft(seat, keep, [])));
    this.undoing.keep(dropped);
  }

  async redo(): Promise<void> {
    if (this.busy) return;
    this.#quiet();
    this.#moved();
    const [before, seat] = [this.#count, this.live.seat];
    if (seat !== null && this.#meant.length) await this.hands.do(() => this.#tell(seat));
    await this.undoing.redo();
    if (this.#count > before) this.#begin(before);
  }

  async restart(): Promise<void> {
    this.#quiet();
    this.#moved();
    if (this.#count && !this.busy) await this.#drop(0);
  }

  /** What was picked and drafted, to come back to. */
  mark(): { answers: string[]; meant: Path; picked: string[] } {
    return { answers: this.draft?.answers ?? [], meant: this.#meant, picked: this.picked };
  }

  /** Have everything as it was before something was tried. */
  async restore(before: { answers: string[]; meant: Path; picked: string[] }): Promise<void> {
    const seat = this.live.seat;
    const now = this.draft?.answers ?? [];
    const same = before.answers.findIndex((answer, n) => answer !== now[n]);
    const keep = same < 0 ? before.answers.length : same;
    if (seat !== null && (same >= 0 || now.length !== before.answers.length)) {
      await this.hands.do(async () => void (await this.live.setDraft(seat, Math.min(keep, now.length), before.answers.slice(Math.min(keep, now.length)))));
    }
    this.#meant = before.meant;
    this.picked = before.picked;
  }

  /** Take a sealed answer back while others still choose. */
  async takeBack(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null) return;
    await this.hands.do(async () => void (await this.live.ask({ type: 'take_back', seat, version: this.live.version })));
  }

  // -- a new position

  /** A new position: what was picked on the old one means nothing now. While others choose secretly, the own question stays. */
  reset(): void {
    if (this.live.moment !== this.#asked) this.afresh();
    this.#asked = this.live.moment;
  }

  /** Nothing is chosen, said or kept any more; a game forgets what it holds besides. */
  protected afresh(): void {
    this.#quiet();
    this.hands.trouble = null;
    this.undoing.forget();
    this.#starts = [];
    this.#trail = [];
    this.#onward = [];
    this.#moved();
    this.#meant = [];
  }

  /** A pick begins after so many answers. */
  #begin(length: number): void {
    this.#starts = [...this.#starts.filter((start) => start < length), length];
  }

  /** What was said about the last pick is over. */
  #quiet(): void {
    this.refused = null;
    this.helps = [];
    this.missed = null;
    this.ways = [];
  }

  #moved(): void {
    this.greyed = null;
    this.picked = [];
    this.#row = null;
  }
}
