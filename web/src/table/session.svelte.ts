/**
 * One player at a table: the view, the log, and which tab, board and move are open. A game says how its events read;
 * `Table.svelte` draws the rest.
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
  ) {}

  /** The table after the last turn. */
  readonly current = $derived.by(() => viewOf<View>(this.live.seen?.view));
  /** The table before the draft. */
  readonly before = $derived.by(() => this.current);
  readonly view = $derived.by(() => viewOf<View>(this.live.draft?.view ?? this.live.seen?.view));
  readonly events = $derived.by(() => eventsAs<Event>(this.live.events));
  readonly speaker = $derived.by(() => speakerOf(this.live.table));
  readonly lines = $derived.by(() => this.tell(this.events, this.current, this.speaker));
  readonly last = $derived.by(() => this.lines.findLast((line) => line.turn > 0) ?? null);
  /** What others have done since your last answer. */
  readonly since = $derived.by(() => {
    const own = this.live.seen?.last_own ?? null;
    return own === null ? [] : this.lines.filter((line) => line.after > own && line.turn > 0);
  });
  /** The line of the log that is marked on the boards. */
  readonly marked = $derived.by(() => this.pointed ?? (this.at === null ? null : (this.since[this.at] ?? null)));
  readonly over = $derived.by(() => this.live.table?.state === 'finished');
  /** Whether the result is shown. */
  readonly ended = $derived.by(() => this.over);
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

  /** Opens a player's board, or closes it. */
  open = (player: number): void => {
    this.opened = this.opened === player ? null : player;
  };

  /** Returns the first line that is new, or longer than before: a turn that continues adds to its line. */
  #unheard(): number {
    const last = this.lines[this.#known - 1];
    return last && spoken(last) !== this.#heard ? this.#known - 1 : this.#known;
  }

  /** Takes in a new position. */
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
