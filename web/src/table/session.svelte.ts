/**
 * One player at a table: the view, the log, and which tab, board and move are open. A game says how its events read;
 * `Table.svelte` draws the rest.
 */

import type { Live } from '../lib/live.svelte';
import type { Spots } from '../lib/spots.svelte';
import { eventsAs, viewOf } from '../lib/typed';
import type { LogLine } from './Log.svelte';
import type { Journey, Livery } from './motion/journey';
import { Motion } from './motion/motion.svelte';
import { speakerOf, type Speaker } from './speaker';
import type { Told } from './trails/trails';

/** How a game's moves travel over the table. */
export interface Travels<View, Event> {
  /** Returns what an event moves. */
  journeys: (event: Event, view: View) => Journey[];
  livery: (seat: number) => Livery;
  /** The parts of a view that are always the newest, such as the player's hand: a turn never waits for a move. */
  own: readonly (keyof View)[];
  /** Takes in every view that arrives, even those that are never shown for long. */
  note?: (view: View, events: readonly Event[]) => void;
}

function spoken(line: LogLine): string {
  return `${line.head} ${line.text}`.trim();
}

export class TableSession<View = object, Event = object, Line extends LogLine = LogLine> {
  /** The open tab of log, chat, rules and the like; empty for the default. */
  tab = $state('');
  /** The open tab of a small screen; empty for the first. */
  part = $state('');
  /** The last rule looked up. */
  rule = $state('');
  /** The player whose board has been opened. */
  opened = $state<number | null>(null);
  /** The index of the shown move since your last one. */
  at = $state<number | null>(null);
  /** Whether the moves since your last one are to be marked on the boards again. */
  again = $state(false);
  /** The line of the log under the pointer. */
  pointed = $state.raw<Line | null>(null);
  /** What others have done since the last change, for screen readers. */
  news = $state('');
  #read = $state(0);
  #known = 0;
  #heard = '';

  constructor(
    readonly live: Live,
    readonly spots: Spots,
    private readonly tell: (events: Event[], view: View, speaker: Speaker) => Line[],
    readonly travels: Travels<View, Event> | null = null,
  ) {
    live.onchange = (acted) => this.#arrive(acted);
    this.#arrive(null);
  }

  readonly motion = new Motion({
    journeys: (from, to) =>
      this.#happened
        .slice(from, to)
        .flatMap((event) => this.travels?.journeys(event, this.newest) ?? [])
        .filter((one) => one.seat === null || !this.live.mine.includes(one.seat)),
    moves: (events) => this.tell(this.#happened.slice(0, events), this.newest, this.speaker).length,
    livery: (seat) => this.travels?.livery(seat) ?? { ink: 'var(--ink)', name: '' },
  });

  /** The table as the server last sent it. */
  readonly newest = $derived.by(() => viewOf<View>(this.live.seen?.view));
  /** The table after the last turn that is shown. */
  readonly current = $derived.by(() => this.#shown(viewOf<View>(this.motion.held?.view)));
  /** The table before the draft. */
  readonly before = $derived.by(() => this.current);
  readonly view = $derived.by(() => (this.live.draft ? viewOf<View>(this.live.draft.view) : this.current));
  readonly #happened = $derived.by(() => eventsAs<Event>(this.live.events));
  /** The events of what is shown. */
  readonly events = $derived.by(() => this.#happened.slice(0, this.motion.held?.events));
  readonly speaker = $derived.by(() => speakerOf(this.live.table));
  /** The log as far as it is known. */
  readonly #told = $derived.by(() => this.tell(this.#happened, this.newest, this.speaker));
  /** The log of what is shown. */
  readonly lines = $derived.by(() =>
    this.motion.held ? this.tell(this.events, this.newest, this.speaker) : this.#told,
  );
  readonly last = $derived.by(() => this.lines.findLast((line) => line.turn > 0) ?? null);
  /** What others have done since your last answer. */
  readonly since = $derived.by(() => {
    const own = this.live.seen?.last_own ?? null;
    return own === null ? [] : this.lines.filter((line) => line.after > own && line.turn > 0);
  });
  /** What those moves moved, in the same order. */
  readonly toldSince = $derived.by((): Told[] =>
    this.since.map((line) => ({ seat: line.seat, journeys: this.#of(line) })),
  );
  /** Whether they have left the boards, because the player has chosen something. */
  readonly faded = $derived.by(() => this.spots.begun || this.spots.picked.length > 0);
  readonly trailed = $derived.by(
    () => !this.over && !this.motion.moving && (this.at !== null || this.again || (this.acting && !this.faded)),
  );
  /** The line of the log that is marked on the boards. */
  readonly marked = $derived.by(() => this.pointed ?? (this.at === null ? null : (this.since[this.at] ?? null)));
  readonly over = $derived.by(() => this.live.table?.state === 'finished');
  /** Whether the result is shown. */
  readonly ended = $derived.by(() => this.over && !this.motion.held);
  readonly asked = $derived.by(() => (this.over ? [] : (this.live.seen?.asked ?? []).map((one) => one.seat)));
  readonly winners = $derived.by(() => ((this.live.table?.result ?? {}) as { winners?: number[] }).winners ?? []);
  /** Whether the player may pick something now. */
  readonly acting = $derived.by(() => this.live.asked && !this.spots.covered());
  readonly unread = $derived.by(
    () => this.live.chat.filter((line) => line.number > this.#read && !this.live.mine.includes(line.seat)).length,
  );

  readChat(): void {
    this.#read = this.live.chat.at(-1)?.number ?? 0;
  }

  showRule = (rule: string): void => {
    this.rule = rule;
    this.tab = 'rules';
    this.part = 'talk';
  };

  /** Shows the next or previous move since your last one, going round at the ends. */
  step(by: number): void {
    const count = this.since.length;
    if (count) this.at = this.at === null ? (by > 0 ? 0 : count - 1) : (this.at + by + count) % count;
  }

  /** Returns what a line of the log moved. */
  #of(line: Line): Journey[] {
    const end = this.lines.find((other) => other.after > line.after)?.after ?? Infinity;
    return this.events
      .filter((event) => Number((event as { after: number }).after) >= line.after)
      .filter((event) => Number((event as { after: number }).after) < end)
      .flatMap((event) => this.travels?.journeys(event, this.newest) ?? [])
      .filter((journey) => journey.seat === line.seat);
  }

  /** Opens a player's board, or closes it. */
  open = (player: number): void => {
    this.opened = this.opened === player ? null : player;
  };

  /** Returns what is held, with the parts that are always the newest. */
  #shown(held: View | undefined): View {
    if (!held) return this.newest;
    const own = (this.travels?.own ?? []).map((key) => [key, this.newest[key]]);
    return { ...held, ...(Object.fromEntries(own) as Partial<View>) };
  }

  /** Passes a change to the motion; what others did travels. */
  #arrive(acted: readonly (number | null)[] | null): void {
    const travels =
      acted !== null && this.travels !== null && !acted.some((seat) => seat !== null && this.live.mine.includes(seat));
    if (this.live.seen) this.travels?.note?.(this.newest, this.#happened);
    if (this.live.seen) this.motion.take({ view: this.live.seen.view, events: this.live.events.length }, travels);
  }

  /** Returns the first line that is new, or longer than before: a turn that continues adds to its line. */
  #unheard(): number {
    const last = this.#told[this.#known - 1];
    return last && spoken(last) !== this.#heard ? this.#known - 1 : this.#known;
  }

  /** Takes in a new position. */
  changed(first: boolean): void {
    const fresh = this.#told
      .slice(first ? this.#told.length : this.#unheard())
      .filter((line) => line.seat === null || !this.live.mine.includes(line.seat));
    this.#known = this.#told.length;
    this.#heard = this.#told.length ? spoken(this.#told.at(-1)!) : '';
    if (fresh.length) this.news = fresh.map(spoken).join('. ');
    this.at = null;
    this.again = false;
    this.pointed = null;
    this.spots.reset();
  }
}
