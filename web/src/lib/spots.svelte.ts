/** A line of a row: a choice, whether it is ticked, and the place that it will be used for, if that is chosen. */
export interface Line {
  choice: Choice;
  on: boolean;
  target: string | null;
}

/**
 * Picking at any table. The server says which choices there are, on which places of the table, and what follows. A
 * place is picked by click, tap, key or drag; several picks in any order make one answer or more.
 */

import type { Candidate, Help, Way } from '../protocol';
import { placesOf, type Aim } from './aim';
import { Drafting, NONE } from './drafting.svelte';
import { play } from './sound';
import {
  sameKind,
  around,
  first,
  isWay,
  offersOf,
  pathsTo,
  rootOf,
  spotsOf,
  STOP,
  withinReach,
  type Choice,
  type Node,
  type Path,
} from './tree';

export class Spots extends Drafting {
  // -- what can be picked

  /** The paths that agree with what has been picked. */
  get #open(): Path[] {
    const node = this.node;
    return node && this.picked.length ? pathsTo(node, this.picked) : [];
  }

  /** Where to point now. With something picked: what tells the remaining paths apart. */
  can = $derived.by((): ReadonlySet<string> => {
    const node = this.node;
    if (!node) return new Set();
    if (!this.picked.length) return spotsOf(node);
    const open = this.#open.map((path) => new Set(path.flatMap((choice) => choice.spots)));
    const telling = (spot: string) => open.length === 1 || !open.every((other) => other.has(spot));
    return new Set(
      open
        .flatMap((one) => [...one])
        .filter((spot) => spot.includes(':') && !this.picked.includes(spot) && telling(spot)),
    );
  });

  /** What can be picked in any order though it does not glow: an action before the card, a target before its piece. */
  ready = $derived.by((): ReadonlySet<string> => (this.node ? withinReach(this.node) : new Set()));

  /** Earlier choices of this turn that can still be changed. */
  may = $derived.by((): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const { length, root } of this.#earlier) {
      for (let [node, n]: [Node | null, number] = [root, length]; node; n += 1) {
        for (const spot of spotsOf(node)) if (!this.can.has(spot)) found.add(spot);
        const taken: Choice | undefined = node.choices.find((choice) => choice.key === this.answers[n]);
        node = taken?.quiet ? taken.then : null;
      }
    }
    return found;
  });

  chosen = $derived.by(
    (): ReadonlySet<string> => new Set([...this.steps.flatMap((step) => step.spots), ...this.picked]),
  );

  /** Where the advice of a bot or a lesson begins. */
  get advised(): ReadonlySet<string> {
    const spots = this.ways[0]?.steps[0]?.spots ?? this.coach?.spots ?? [];
    return new Set(first(spots.filter((spot) => !this.picked.includes(spot))));
  }

  /** The offers: the remaining paths, or the choices of the question. */
  offers = $derived.by((): Path[] => (this.picked.length ? this.#open : this.node ? offersOf(this.node) : []));

  /** Whether a place leads to others, so that it can be dragged there. */
  leads(spot: string): boolean {
    if (this.picked.includes(spot) || this.meant.at(-1)?.spots.includes(spot)) return true;
    const node = this.node;
    const found = node ? pathsTo(node, [spot]) : [];
    const last = (found.length ? found : [this.#changing(spot)?.path ?? []]).map((path) => path.at(-1));
    return last.every(
      (one) => one && ((one.quiet && one.then !== null) || (one.spots.length > 1 && one.spots[0] === spot)),
    );
  }

  // -- picking

  /** Whether a place goes with what has been picked so far. */
  takes(spot: string): boolean {
    return this.can.has(spot) || this.may.has(spot) || this.#meaning(spot) !== null;
  }

  pick(spot: string): void {
    this.queue.add(spot, () => this.#pick(spot));
  }

  /** Lifts something without putting it anywhere, even if there is only one place for it. */
  lift(spot: string): void {
    this.queue.add('', () => {
      const found = this.#meaning(spot);
      const moves = found?.paths.every((path) => path.at(-1)!.spots.length > 1);
      return found && moves ? void (this.picked = found.picked) : this.#pick(spot);
    });
  }

  async #pick(spot: string): Promise<void> {
    this.dismiss();
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

  /** Returns the paths that a place means together with earlier picks, or else instead of them. */
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

  /**
   * Takes a path: an offer of the turn card, or what the picks have come to mean. It replaces all but the first `keep`
   * answers.
   */
  async take(path: Path, keep = this.count): Promise<void> {
    this.dismiss();
    const last = path.at(-1);
    if (!last || this.busy) return;
    const onTop = keep === this.count;
    this.begin(keep);
    this.picked = NONE;
    if (onTop && path.every((choice) => choice.quiet) && last.then && !this.coach) {
      this.meant = [...this.meant, ...path];
      this.undoing.forget();
    } else {
      await this.send(
        keep,
        path.map((choice) => choice.key),
      );
    }
  }

  /** The questions of this turn that have been answered, and after how many answers each came; the last first. */
  get #earlier(): { length: number; root: Node }[] {
    const first = rootOf(this.live.seen?.tree);
    if (!first || !this.live.asked) return [];
    return [...this.trail, { length: 0, root: first }].filter((one) => one.length < this.count);
  }

  /** Returns what a place means as a change of an earlier choice: the path that keeps the most answers. */
  #changing(spot: string): { keep: number; path: Path } | null {
    const node = this.node;
    if (node && [...spotsOf(node)].some((one) => sameKind(one, spot))) return null;
    for (const { length, root } of this.#earlier) {
      const answers = this.answers.slice(length);
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
    this.picked = NONE;
    this.onward = [];
    this.begin(keep);
    if (!this.draft && path.every((choice) => choice.quiet) && path.at(-1)?.then && !this.coach) this.meant = path;
    else
      await this.send(
        keep,
        path.map((choice) => choice.key),
      );
    return true;
  }

  // -- a row of choices that are usually all taken

  /** The row in the player's order, with ticks and chosen targets; null if there is none. */
  get row(): Line[] | null {
    const node = this.node;
    const many = node?.many ? node : (node?.choices.find((choice) => isWay(choice) && choice.then?.many)?.then ?? null);
    const all = (many?.choices ?? []).filter((choice) => choice.group === null && !choice.spots.includes(STOP));
    if (all.length < 2) return null;
    const unsorted = all.map((choice): Line => ({ choice, on: true, target: null }));
    const known = (this.ticks ?? []).flatMap(({ spot, on, target }) =>
      unsorted.filter((line) => line.choice.spots[0] === spot).map((line) => ({ ...line, on, target })),
    );
    return known.length === all.length ? known : unsorted;
  }

  tick(choice: Choice): void {
    this.#reorder((row) => row.map((one) => (one.choice === choice ? { ...one, on: !one.on } : one)));
  }

  /** Moves a choice of the row to another place in it, from 0. */
  reorder(choice: Choice, to: number): void {
    this.#reorder((row) => {
      const one = row.find((other) => other.choice === choice);
      const others = row.filter((other) => other !== one);
      return one ? [...others.slice(0, to), one, ...others.slice(to)] : row;
    });
  }

  /** Chooses what a choice of the row will be used for, or leaves it open; a choice with a target is ticked. */
  target(choice: Choice, spot: string): void {
    this.#reorder((row) =>
      row.map((one) => (one.choice === choice ? { ...one, on: true, target: one.target === spot ? null : spot } : one)),
    );
  }

  #reorder(change: (row: Line[]) => Line[]): void {
    this.ticks = change(this.row ?? []).map(({ choice, ...rest }) => ({ spot: choice.spots[0]!, ...rest }));
  }

  /** Takes the ticked choices, one after another. */
  async takeRow(): Promise<void> {
    this.dismiss();
    const ticked = (this.row ?? []).filter((one) => one.on);
    const wanted = ticked.flatMap(({ choice, target }) => [choice.spots[0]!, ...(target ? [target] : [])]);
    this.begin(this.count);
    this.picked = NONE;
    await this.send(this.count, [], wanted);
  }

  // -- reasons

  /** Asks why nothing on these places can be chosen. If something can after all, chooses it. */
  async explain(spots: string[]): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || this.busy) return;
    const half = this.picked.length > 0;
    const found = (await this.#reason(seat, [...this.picked, ...spots])) || (half && (await this.#reason(seat, spots)));
    if (!found && !this.trouble) this.missed = 'not-asked';
  }

  /** Returns whether there is anything on these places; then it records the reason or makes the choice. */
  async #reason(seat: number, spots: string[]): Promise<boolean> {
    let found = false;
    await this.queue.run(async () => {
      const reason = await this.live.whyNot(seat, this.answers.slice(this.draft?.answers.length ?? 0), spots);
      found = reason.answer !== null;
      this.refused = reason.refusal;
      this.helps = reason.helps;
      if (reason.refusal) play('refuse');
    });
    if (found && !this.refused && !this.trouble) await this.send(this.count, [], spots);
    return found;
  }

  /** Does what helps first, then what was refused. */
  async help(help: Help): Promise<void> {
    this.dismiss();
    this.starts = [0];
    await this.send(0, help.answers);
  }

  /** Lists what is not possible now, or closes the list. */
  async listGreyed(): Promise<void> {
    const seat = this.live.seat;
    const open = this.greyed !== null;
    this.greyed = null;
    if (open || seat === null) return;
    await this.queue.run(async () => {
      if (this.meant.length) await this.tell(seat);
      this.greyed = (await this.live.candidates(seat)).candidates.filter((one) => one.refusal !== null);
    });
  }

  showRefusal(candidate: Candidate): void {
    this.refused = candidate.refusal;
  }

  // -- advice

  /** Asks what a bot would do after what has been chosen. */
  async hint(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || this.busy) return;
    await this.queue.run(async () => {
      if (this.meant.length) await this.tell(seat);
      const hint = await this.live.hint(seat, true);
      this.dismiss();
      this.clearPicks();
      this.ways = hint.best;
      this.unit = hint.unit;
    });
    void this.#reasoned(seat, this.ways);
  }

  /** Asks what each advised turn would change. Advice without its reason is still advice. */
  async #reasoned(seat: number, ways: Way[]): Promise<void> {
    this.reasons = NONE;
    const told = ways.map((way) =>
      this.live
        .preview(
          seat,
          way.steps.map((step) => step.key),
        )
        .catch(() => null),
    );
    const reasons = await Promise.all(told);
    if (this.ways === ways) this.reasons = reasons;
  }

  /** Drafts the turn that a bot advises; each of its answers can be undone. */
  async follow(way: Way): Promise<void> {
    const from = this.count;
    await this.send(
      from,
      way.steps.map((step) => step.key),
      [],
    );
    way.steps.forEach((_, n) => this.begin(from + n));
    this.ways = NONE;
  }

  // -- lessons

  /** Where the lesson points now; null if it points nowhere. */
  get aim(): Aim | null {
    const coach = this.coach;
    if (!coach?.answers.length) return null;
    const left = coach.spots.filter((spot) => !this.picked.includes(spot));
    const lit = [...this.chosen].filter((spot) => spot.startsWith('hand:')).map((spot) => `[data-spot="${spot}"]`);
    return { targets: placesOf(first(left)), lit, text: coach.text };
  }

  /** Makes the click that the lesson advises, as a preview even for those who play without confirming. */
  async advance(): Promise<void> {
    const [seat, coach] = [this.live.seat, this.coach];
    if (seat === null || !coach?.answers.length) return;
    this.clearPicks();
    await this.queue.run(async () => void (await this.live.setDraft(seat, this.count, coach.answers)));
  }
}
