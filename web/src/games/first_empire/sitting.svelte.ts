/** One person at The First Empire's table: the draft on the boards, what can be picked, and Li Si's turns at the person's pace. */

import { tick } from 'svelte';
import { Carrying } from '../../euro/carrying';
import { Desk, type Plan } from '../../euro/desk.svelte';
import type { Mark, Picks } from '../../euro/types';
import type { Live } from '../../lib/live.svelte';
import { suggested } from '../../lib/coach.svelte';
import { play } from '../../lib/sound';
import { eventsAs, viewOf } from '../../lib/typed';
import { speakerOf } from '../../table/speaker';
import { chaptersOf, type Chapter } from './chapters';
import { cardFace, markOf, takers } from './faces';
import { grouped, logLines, namesOf } from './speech';
import { canPick, chosenSpots, draggedSpots, halvesAt, OPENING, placeOf, planOf, playedCard, spotOf, USES } from './spots';
import { columnUse } from './turn';
import { type EmpireEvent, type EmpireView, type Player } from './types';

/** More of Li Si's turns than this are not shown one by one. */
const MOST_UNSEEN = 4;

export class Sitting {
  readonly desk: Desk;
  /** What Li Si did that has not been looked at yet, and the table as it was before it. */
  unseen = $state.raw<Chapter[]>([]);
  held = $state.raw<EmpireView | null>(null);
  /** A click on something that the open question is not about. */
  astray = $state(false);
  #whole: EmpireView | null = null;
  /** How many events have been told or were there before. */
  #told = 0;
  #lines = 0;
  /** What others have done since the last change, for those who listen. */
  news = $state('');

  constructor(readonly live: Live) {
    this.desk = new Desk(live, () => live.handOver !== null);
    this.#drags = new Carrying(this.desk, {
      sources: () => this.#sources,
      lift: (spot) => (this.picks?.chosen.has(spot) ? undefined : this.#picked(spot)),
      target: (spots) => spots.find((spot) => this.picks?.can.has(spot) && !this.#sources.has(spot)) ?? '',
      means: (spot) => !this.#sources.has(spot) && planOf(this.desk, spot) !== null,
      pick: (spot) => this.#picked(spot),
    });
  }

  readonly current = $derived.by(() => viewOf<EmpireView>(this.live.seen?.view));
  readonly unfolding = $derived.by(() => this.unseen[0] ?? null);
  /** The table before the draft, and as it is shown. */
  readonly before = $derived.by(() => (this.unfolding && this.held ? this.held : this.current));
  readonly view = $derived.by(() => (this.unfolding ? (this.held ?? this.current) : (viewOf<EmpireView | null>(this.desk.shown) ?? this.current)));
  readonly events = $derived.by(() => eventsAs<EmpireEvent>(this.live.events));
  readonly solo = $derived.by(() => this.current.li_si !== null);
  readonly speaker = $derived.by(() => speakerOf(this.live.table));
  readonly names = $derived.by(() => namesOf(this.speaker, this.solo));
  readonly lines = $derived.by(() => logLines(this.events, this.names));
  /** What the others have done since one's own last answer. */
  readonly since = $derived.by(() => {
    const last = this.live.seen?.last_own ?? null;
    return last === null || this.live.seat === null ? [] : this.lines.filter((line) => line.after > last && line.seat !== this.live.seat && line.head);
  });
  readonly taken = $derived.by(() => takers(this.events));
  readonly over = $derived.by(() => this.live.table?.state === 'finished');
  readonly asked = $derived.by(() => (this.over ? [] : (this.live.seen?.asked ?? []).map((one) => one.seat)));
  readonly acting = $derived.by(() => this.live.asked && this.unfolding === null);
  /** What a bot or a lesson's guide would answer here. */
  readonly advice = $derived.by(() => this.desk.hinted ?? (this.desk.whole ? null : suggested(this.live)));
  readonly picks = $derived.by<Picks | null>(() =>
    this.acting
      ? { can: canPick(this.desk), chosen: chosenSpots(this.desk), hinted: new Set(this.advice === null ? [] : [spotOf(this.desk.question ?? '', this.advice, this.desk)]), pick: (spot) => this.pick(spot), drags: this.#drags }
      : null,
  );
  readonly #sources = $derived.by(() => draggedSpots(this.desk));
  readonly #drags: Carrying;
  readonly use = $derived.by(() => (this.acting ? columnUse(this.desk) : 'none'));
  /** The region whose spaces or tiles are asked about. */
  readonly place = $derived.by(() => (this.acting && ['space', 'palace_tile'].includes(this.desk.question ?? '') ? placeOf(this.desk) : null));
  /** The governor tile whose halves are asked about. */
  readonly halves = $derived.by(() => (this.acting && this.desk.question === 'half' ? halvesAt(this.desk) : null));
  /** The card that this turn is played with. */
  readonly played = $derived.by(() => (this.acting ? playedCard(this.desk) : undefined));
  /** Whose board stands at the bottom. */
  readonly own = $derived.by<Player>(() => this.live.seat ?? this.current.to_play ?? 0);
  readonly lastLiSi = $derived.by(() => (this.solo ? (grouped(this.events).findLast((group) => group[0]?.event === 'li_si_card') ?? null) : null));
  /** Whether Li Si has had a turn since one's own last answer. */
  readonly liSiMoved = $derived.by(() => this.solo && this.events.some((event) => event.event === 'li_si_card' && event.after >= (this.live.seen?.last_own ?? 0)));
  /** The hand in rising order; a card that the draft has played still stands there. */
  readonly hand = $derived.by(() => {
    const chosen = this.played;
    const held = this.live.handOver === null ? (this.view.hand ?? []) : [];
    const all = chosen && !held.includes(chosen) && this.acting ? [...held, chosen] : [...held];
    const printed = { ...this.view, printed: this.current.printed.cards[chosen ?? ''] ? { ...this.view.printed, cards: { ...this.current.printed.cards, ...this.view.printed.cards } } : this.view.printed };
    return all.sort((a, b) => Number(a) - Number(b)).map((card) => cardFace(card, printed, `hand:${card}`));
  });
  readonly beat = $derived.by(() => this.before.court.at(-1) ?? null);
  readonly stake = $derived.by(() => (this.beat === null ? null : this.hand.filter((card) => Number(card.number) < (this.beat ?? 0)).length));

  mark = (player: Player): Mark => markOf(player, this.current, this.names);

  /** Regions and actions glow as soon as a card lies ready; cards that would wake and officials that may move, as soon as the action is done. */
  lookAhead(): void {
    if (!this.acting) return;
    const { desk } = this;
    const opening = Object.keys(OPENING[desk.question ?? ''] ?? {}).filter((one) => desk.options.includes(one));
    if (opening.length) void desk.look(opening);
  }

  /** Keep what the table looks like after a whole draft, to show it while Li Si answers. */
  keepWhole(): void {
    if (this.live.draft && this.live.draft.question === null) this.#whole = viewOf<EmpireView>(this.live.draft.view);
  }

  /** A new position. */
  changed(first: boolean): void {
    const known = first ? this.lines.length : this.#lines;
    this.#lines = this.lines.length;
    const told = this.lines.slice(known).filter((line) => line.seat === null || !this.live.mine.includes(line.seat)).map((line) => `${line.head} ${line.text}`.trim());
    if (told.length) this.news = told.join('. ');
    this.desk.reset();
    this.astray = false;
    if (this.solo) this.#meetLiSi(first);
    this.#whole = null;
  }

  /** What he did since one's own last answer is shown chapter by chapter; older ones can be read in the log. */
  #meetLiSi(first: boolean): void {
    const own = this.live.seen?.last_own ?? null;
    const from = first ? this.events.findIndex((event) => own !== null && event.after >= own) : this.#told;
    const fresh = from < 0 ? [] : chaptersOf(this.events.slice(from));
    this.#told = this.events.length;
    if (!fresh.length || this.live.seat === null) return;
    this.held = this.held ?? this.#whole;
    // Whoever comes back after a long time sees the last of them; the log has the others.
    const all = [...this.unseen, ...fresh];
    this.unseen = all.length > MOST_UNSEEN ? all.slice(-1) : all;
  }

  liSiSeen(): void {
    this.unseen = this.unseen.slice(1);
    if (!this.unseen.length) this.held = null;
  }

  /** A spot has been picked: it answers the question, or says why it cannot. */
  pick(spot: string): void {
    this.desk.hands.pick(spot, () => this.#picked(spot));
  }

  async #picked(spot: string): Promise<void> {
    const { desk } = this;
    if (spot === `hand:${this.played}`) {
      await desk.restart();
      return;
    }
    const plan = planOf(desk, spot);
    this.astray = plan === null;
    if (plan === null || !this.picks) {
      play('refuse');
      return;
    }
    if (desk.question === 'section' && plan.steps.length > 1) await this.#build(plan);
    else if (this.picks.can.has(spot) || spot.startsWith('hand:')) await desk.take(plan);
    // The first answer of two is only tried to ask for the reason.
    else await desk.explain(plan, plan.steps.length > 1);
    await tick();
  }

  /** A slot says its section too; whether it can be paid is known once the section is chosen. */
  async #build(plan: Plan): Promise<void> {
    const { desk } = this;
    const [section, slot] = plan.steps;
    if (!section || !slot || !desk.options.includes(section.answer)) {
      await desk.explain({ keep: plan.keep, steps: plan.steps.slice(0, 1) });
      return;
    }
    await desk.take({ keep: plan.keep, steps: [section] });
    if (desk.question !== 'slot') return;
    const next = { keep: desk.answers.length, steps: [slot] };
    await (desk.options.includes(slot.answer) ? desk.take(next) : desk.explain(next));
  }

  /** An answer from the turn card: a spot, or a plain answer to the open question. */
  async offer(key: string): Promise<void> {
    const { desk } = this;
    this.astray = false;
    if (/^(col|act):/.test(key)) await this.#picked(key);
    else if (desk.question !== null) await desk.take({ keep: desk.answers.length, steps: [{ question: desk.question, answer: key }] });
  }

  /** Follow a hint: the whole turn that it begins becomes the draft, to be looked at, changed or confirmed. */
  async follow(key: string): Promise<void> {
    const { desk } = this;
    const steps = desk.hinted === null ? [] : (desk.ways.find((way) => way.answer === key)?.steps ?? []);
    if (desk.question === null || steps[0]?.answer !== key) await this.offer(key);
    else await desk.take({ keep: desk.answers.length, steps });
  }

  async undo(): Promise<void> {
    this.astray = false;
    await this.desk.undo();
    if (this.#halfway) await this.desk.stepBack();
  }

  async redo(): Promise<void> {
    this.astray = false;
    await this.desk.redo();
    if (this.#halfway) await this.desk.redo();
  }

  /** Whether the draft says unification or court without a region or an action, which nobody picks alone. */
  get #halfway(): boolean {
    const { desk } = this;
    return desk.draft !== null && desk.question !== 'use' && (desk.answers.at(-1) ?? '') in USES;
  }
}
