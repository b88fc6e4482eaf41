/**
 * One person at a table, whatever the game: what is seen and told of it, and which part of it the person has before him. A game says how its
 * events read; `Table.svelte` draws the rest.
 */

import type { Live } from '../lib/live.svelte';
import type { Spots } from '../lib/spots.svelte';
import { eventsAs, viewOf } from '../lib/typed';
import type { LogLine } from './Log.svelte';
import { speakerOf, type Speaker } from './speaker';

function spoken(line: LogLine): string {
  return `${line.head} ${line.text}`.trim();
}

export class TableSession<View = object, Event = object, Line extends LogLine = LogLine> {
  /** Which of log, chat, rules and the like has been opened; empty: the usual one. */
  tab = $state('');
  /** Which part of the table a small screen shows; empty: the first. */
  part = $state('');
  /** The rule that was looked up last. */
  rule = $state('');
  /** Whose board has been opened to be looked at. */
  opened = $state<number | null>(null);
  /** Which of the moves since one's own last is shown, from 0. */
  at = $state<number | null>(null);
  /** The line of the log that is pointed at. */
  pointed = $state.raw<Line | null>(null);
  /** What others have done since the last change, for those who listen. */
  news = $state('');
  #read = $state(0);
  #known = 0;
  #heard = '';

  constructor(
    readonly live: Live,
    readonly spots: Spots,
    private readonly tell: (events: Event[], view: View, speaker: Speaker) => Line[],
  ) {}

  /** The table as the last turn left it. */
  readonly current = $derived.by(() => viewOf<View>(this.live.seen?.view));
  /** The table before the draft, and as it is shown. */
  readonly before = $derived.by(() => this.current);
  readonly view = $derived.by(() => viewOf<View>(this.live.draft?.view ?? this.live.seen?.view));
  readonly events = $derived.by(() => eventsAs<Event>(this.live.events));
  readonly speaker = $derived.by(() => speakerOf(this.live.table));
  readonly lines = $derived.by(() => this.tell(this.events, this.current, this.speaker));
  readonly last = $derived.by(() => this.lines.findLast((line) => line.turn > 0) ?? null);
  /** What the others have done since one's own last answer. */
  readonly since = $derived.by(() => {
    const own = this.live.seen?.last_own ?? null;
    return own === null ? [] : this.lines.filter((line) => line.after > own && line.turn > 0);
  });
  /** The line of the log whose doings are marked on the boards. */
  readonly marked = $derived.by(() => this.pointed ?? (this.at === null ? null : (this.since[this.at] ?? null)));
  readonly over = $derived.by(() => this.live.table?.state === 'finished');
  /** Whether the result is shown. */
  readonly ended = $derived.by(() => this.over);
  readonly asked = $derived.by(() => (this.over ? [] : (this.live.seen?.asked ?? []).map((one) => one.seat)));
  readonly winners = $derived.by(() => ((this.live.table?.result ?? {}) as { winners?: number[] }).winners ?? []);
  /** Whether the person may pick something now. */
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

  /** Show the next or the last move since one's own last; the last is followed by the first again. */
  step(by: number): void {
    const count = this.since.length;
    if (count) this.at = this.at === null ? (by > 0 ? 0 : count - 1) : (this.at + by + count) % count;
  }

  /** Open somebody's board, or close it again. */
  open = (player: number): void => {
    this.opened = this.opened === player ? null : player;
  };

  /** The first line that is new, or that says more than before: a turn that goes on adds to its line. */
  #unheard(): number {
    const last = this.lines[this.#known - 1];
    return last && spoken(last) !== this.#heard ? this.#known - 1 : this.#known;
  }

  /** A new position. */
  changed(first: boolean): void {
    const fresh = this.lines
      .slice(first ? this.lines.length : this.#unheard())
      .filter((line) => line.seat === null || !this.live.mine.includes(line.seat));
    this.#known = this.lines.length;
    this.#heard = this.lines.length ? spoken(this.lines.at(-1)!) : '';
    if (fresh.length) this.news = fresh.map(spoken).join('. ');
    this.at = null;
    this.pointed = null;
    this.spots.reset();
  }
}
