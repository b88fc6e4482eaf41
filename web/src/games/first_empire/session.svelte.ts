/** One player at The First Empire: what can be picked on the boards, and Li Si's turns at the player's pace. */

import { picksOf } from '../../euro/picks';
import { Openings } from '../../euro/stage/stage';
import { StageTelling } from '../../euro/stage/telling.svelte';
import type { Activation } from '../../euro/types';
import { SpotDrags } from '../../lib/drags';
import type { Live } from '../../lib/live.svelte';
import type { Picks } from '../../lib/picks';
import { Spots } from '../../lib/spots.svelte';
import { eventsAs, viewOf } from '../../lib/typed';
import { say } from '../../lib/words.svelte';
import type { LogLine } from '../../table/Log.svelte';
import type { Mark } from '../../table/marks';
import { TableSession } from '../../table/session.svelte';
import { emptyHand, named } from '../../table/speaker';
import type { Shown } from './Boards.svelte';
import { Unseen } from './chapters.svelte';
import { cardFace, markOf, rewardRows, takers } from './faces';
import { decisions, isBetween, scores, stepsOf } from './rounds';
import { winnersOf } from './scores';
import { grouped, logLines, namesOf } from './speech';
import { Telling } from './telling';
import { journeys, travels } from './travel';
import { LI_SI, playerOf, type EmpireEvent, type EmpireView, type Player } from './types';

export class EmpireSession extends TableSession<EmpireView, EmpireEvent> implements Shown {
  /** How many events have been shown, or were there from the start. */
  #seenEvents = 0;
  /** The stage between rounds. */
  readonly stage: StageTelling<EmpireView, EmpireEvent, LogLine>;
  readonly #drags = new SpotDrags(this.spots);
  readonly #telling = new Telling(
    (event) => journeys(event, true),
    (seat) => this.travels!.livery(seat),
  );

  constructor(
    live: Live,
    readonly liSi = new Unseen(),
    openings = new Openings(),
  ) {
    super(
      live,
      new Spots(live, () => live.handOver !== null || liSi.now !== null),
      (events, view, speaker) => logLines(events, namesOf(speaker, view.li_si !== null)),
      travels(() => this.solo, openings),
    );
    this.stage = new StageTelling(this, {
      openings,
      round: (seen) => seen.round,
      phase: (seen) => isBetween(seen) && this.liSi.now === null,
      questions: ['reward', 'unlock', 'pay', 'return'],
      decisions,
      rows: (seen) => rewardRows(seen, this.taken, this.mark),
      mark: this.mark,
      ties: (seen) => seen.order,
      scores,
      steps: stepsOf,
      silent: () => this.solo,
    });
  }

  override readonly before = $derived.by(() => (this.liSi.now && this.liSi.held ? this.liSi.held : this.current));
  override readonly view = $derived.by(() =>
    this.live.draft && !this.liSi.now ? viewOf<EmpireView>(this.live.draft.view) : this.before,
  );
  override readonly ended = $derived.by(() => this.over && !this.liSi.now && !this.motion.held);
  override readonly winners = $derived.by(() => winnersOf(this.live.table?.result ?? {}, this.current));
  override readonly since = $derived.by(() => {
    const last = this.live.seen?.last_own ?? null;
    return last === null || this.live.seat === null
      ? []
      : this.lines.filter((line) => line.after > last && line.seat !== this.live.seat && line.head);
  });
  readonly solo = $derived.by(() => this.current.li_si !== null);
  readonly names = $derived.by(() => namesOf(this.speaker, this.solo));
  readonly taken = $derived.by(() => takers(this.events));
  readonly picks = $derived.by<Picks | null>(() =>
    this.acting ? { ...picksOf(this.spots), pick: (spot) => this.#pick(spot), drags: this.#drags } : null,
  );
  /** The starting tiles to choose from, while the player has to. */
  readonly starting = $derived.by(() =>
    this.acting && this.view.stage === 'starting_choice'
      ? (this.current.boards[this.live.seat ?? 0]?.starting_tiles ?? [])
      : null,
  );
  /** The card played this turn. */
  readonly played = $derived.by(() =>
    this.acting ? [...this.spots.chosen].find((spot) => spot.startsWith('hand:'))?.slice(5) : undefined,
  );
  /** The events of the draft. */
  readonly brought = $derived.by(() => eventsAs<EmpireEvent>(this.spots.draft?.events ?? []));
  readonly #used = $derived.by(
    () => new Set(this.brought.filter((event) => event.event === 'ability').map((event) => event.card)),
  );
  readonly eye = $derived.by(() => this.live.seat);
  readonly player = $derived.by<Player>(() => this.live.seat ?? this.current.to_play ?? 0);
  readonly lastLiSi = $derived.by(() =>
    this.solo ? (grouped(this.events).findLast((group) => group[0]?.event === 'li_si_card') ?? null) : null,
  );
  /** Whether Li Si has had a turn since the player's last answer. */
  readonly liSiMoved = $derived.by(
    () =>
      this.solo &&
      this.events.some((event) => event.event === 'li_si_card' && event.after >= (this.live.seen?.last_own ?? 0)),
  );
  /** The hand in rising order, including a card that the draft has played. */
  readonly hand = $derived.by(() => {
    const chosen = this.played;
    const held = this.live.handOver === null ? (this.view.hand ?? []) : [];
    const all = chosen && !held.includes(chosen) ? [...held, chosen] : [...held];
    const printed = {
      ...this.view,
      printed: { ...this.view.printed, cards: { ...this.current.printed.cards, ...this.view.printed.cards } },
    };
    return all.sort((a, b) => Number(a) - Number(b)).map((card) => cardFace(card, printed, `hand:${card}`));
  });
  readonly empty = $derived.by(() =>
    this.live.seat === null ? say('page-watching') : emptyHand(this.live, say('page-hand-none')),
  );
  readonly by = $derived.by(() => {
    const last = this.events.findLast((event) => ['court', 'laid_down', 'li_si_court'].includes(event.event));
    return last
      ? say('page-fe-played-by', { ...named(this.mark(playerOf(last) ?? LI_SI)), action: last.action ?? 'none' })
      : '';
  });

  mark = (player: Player): Mark => markOf(player, this.current, this.names);

  /** Picking the played card again takes it back, with everything it was used for. */
  #pick(spot: string): void {
    if (this.spots.begun && spot === `hand:${this.played}`) void this.spots.restart();
    else this.spots.pick(spot);
  }

  activation = (card: string): Activation =>
    this.spots.question !== 'emperor' && this.picks?.can.has(`tucked:${card}`)
      ? 'wakes'
      : this.#used.has(card)
        ? 'used'
        : null;

  /** Returns the open question in one sentence. */
  title = (question: string): string =>
    question === 'use' ? say('page-fe-use', { card: this.played ?? '' }) : say('first_empire-question', { question });

  /** A step of Li Si's turn is told: with his first action the boards begin to change. */
  async tellLiSi(event: EmpireEvent): Promise<void> {
    if (event.event === 'li_si_check') return;
    if (this.liSi.held) {
      const events = this.liSi.chapters.flatMap((chapter) => chapter.events);
      await this.#telling.begin(events, () => this.liSi.release());
    }
    await this.#telling.tell(event);
  }

  /** Continues with the next chapter; after the last, the table is shown as it is. */
  nextChapter(): void {
    this.liSi.next();
    if (!this.liSi.now) this.#telling.end();
  }

  keepWhole(): void {
    if (this.spots.complete) this.liSi.whole = viewOf<EmpireView>(this.live.draft?.view);
  }

  /** Shows what Li Si did since the player's last answer, chapter by chapter. */
  override changed(first: boolean): void {
    super.changed(first);
    const own = this.live.seen?.last_own ?? null;
    const from = first ? this.events.findIndex((event) => own !== null && event.after >= own) : this.#seenEvents;
    this.#seenEvents = this.events.length;
    if (this.solo && this.live.seat !== null && from >= 0) this.liSi.meet(this.events.slice(from));
    this.liSi.whole = null;
  }
}
