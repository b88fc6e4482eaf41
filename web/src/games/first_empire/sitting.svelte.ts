/** One person at The First Empire's table: the draft on the boards, what can be picked, and Li Si's turns at the person's pace. */

import { picksOf } from '../../euro/picks';
import type { Waking } from '../../euro/types';
import type { Picks } from '../../lib/picks';
import type { Mark } from '../../table/marks';
import { Carrying } from '../../lib/carrying';
import type { Live } from '../../lib/live.svelte';
import { Spots } from '../../lib/spots.svelte';
import { eventsAs, viewOf } from '../../lib/typed';
import { say } from '../../lib/words.svelte';
import { speakerOf } from '../../table/speaker';
import { chaptersOf, type Chapter } from './chapters';
import { cardFace, markOf, takers } from './faces';
import { grouped, logLines, namesOf } from './speech';
import { type EmpireEvent, type EmpireView, type Player } from './types';

/** More of Li Si's turns than this are not shown one by one. */
const MOST_UNSEEN = 4;

export class Sitting {
  readonly spots: Spots;
  /** What Li Si did that has not been looked at yet, and the table as it was before it. */
  unseen = $state.raw<Chapter[]>([]);
  held = $state.raw<EmpireView | null>(null);
  #whole: EmpireView | null = null;
  /** How many events have been told or were there before. */
  #told = 0;
  #lines = 0;
  /** What others have done since the last change, for those who listen. */
  news = $state('');

  constructor(readonly live: Live) {
    this.spots = new Spots(live, () => live.handOver !== null || this.unfolding !== null);
    this.#drags = new Carrying(this.spots);
  }

  readonly current = $derived.by(() => viewOf<EmpireView>(this.live.seen?.view));
  readonly unfolding = $derived.by(() => this.unseen[0] ?? null);
  /** The table before the draft, and as it is shown. */
  readonly before = $derived.by(() => (this.unfolding && this.held ? this.held : this.current));
  readonly view = $derived.by(() => (this.unfolding ? (this.held ?? this.current) : viewOf<EmpireView>(this.live.draft?.view ?? this.live.seen?.view)));
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
  readonly picks = $derived.by<Picks | null>(() => (this.acting ? { ...picksOf(this.spots), pick: (spot) => this.#pick(spot), drags: this.#drags } : null));
  readonly #drags: Carrying;
  /** The card that this turn is played with. */
  readonly played = $derived.by(() => (this.acting ? [...this.spots.chosen].find((spot) => spot.startsWith('hand:'))?.slice(5) : undefined));
  /** What the draft brings about. */
  readonly brought = $derived.by(() => eventsAs<EmpireEvent>(this.spots.draft?.events ?? []));
  readonly #used = $derived.by(() => new Set(this.brought.filter((event) => event.event === 'ability').map((event) => event.card)));
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

  /** The card that is played, picked again, is taken back with all that it was for. */
  #pick(spot: string): void {
    if (this.spots.begun && spot === `hand:${this.played}`) void this.spots.restart();
    else this.spots.pick(spot);
  }

  /** What the action does with a card of one's own. */
  waking = (card: string): Waking => (this.spots.question !== 'emperor' && this.picks?.can.has(`tucked:${card}`) ? 'wakes' : this.#used.has(card) ? 'used' : null);

  /** What is asked, in one sentence. */
  title = (question: string): string => (question === 'use' ? say('page-fe-use', { card: this.played ?? '' }) : say('first_empire-question', { question }));

  /** Keep what the table looks like after a whole draft, to show it while Li Si answers. */
  keepWhole(): void {
    if (this.spots.complete) this.#whole = viewOf<EmpireView>(this.live.draft?.view);
  }

  /** A new position. */
  changed(first: boolean): void {
    const known = first ? this.lines.length : this.#lines;
    this.#lines = this.lines.length;
    const told = this.lines.slice(known).filter((line) => line.seat === null || !this.live.mine.includes(line.seat)).map((line) => `${line.head} ${line.text}`.trim());
    if (told.length) this.news = told.join('. ');
    this.spots.reset();
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
}
