/** What a game passes to `Table` and `Layout`. */

import type { Snippet } from 'svelte';
import type { LogLine } from './Log.svelte';
import type { RuleBook } from './RulesText.svelte';
import type { TableSession } from './session.svelte';

/** What one tab shows. */
export interface Pane {
  id: string;
  label: string;
  show: Snippet;
  /** Kinds of places that are only here: the tab opens when the question is about one of them. */
  kinds?: readonly string[];
}

/** Which part of the turn is drawn: all of it, or on a small screen its words or the bar at the bottom. */
export type TurnPart = 'all' | 'words' | 'bar';

/** What a table of a large screen was drawn for. */
export interface Fits {
  height: number;
  /** What is above and below it. */
  bars: number;
  /** At most this many pixels wide. */
  most?: number;
  /** The least width and the smallest scale; a table that adapts to small windows is never scaled down. */
  width?: number;
  least?: number;
}

export interface LayoutProps<View, Event, Line extends LogLine> {
  session: TableSession<View, Event, Line>;
  /** Whether the screen is too small for the whole table. */
  small: boolean;
  /** The boards on a large screen; on a small one too, if the game has no parts. */
  boards: Snippet;
  /** Who is at the table. */
  seats: Snippet;
  /** The same in a line or two, at the top of a small screen. */
  summary?: Snippet;
  turn: Snippet<[TurnPart]>;
  /** How it ended. */
  result: Snippet;
  /** A seat's mark in the log. */
  mark: Snippet<[number]>;
  /** The tabs of a small screen; without any, the boards are above the turn. */
  parts?: Pane[];
  /** The player's hand, above the bar of a small screen. */
  hand?: Snippet;
  /** The open question, repeated above the hand while the turn is out of sight. */
  asks?: string;
  /** Further tabs beside log, chat and rules. */
  more?: Pane[];
  book: RuleBook | null;
  /** Scales a table drawn for 1280 pixels by `height` to the window. */
  fits?: Fits;
  /** The columns of a large screen; people and turn are in the last. */
  columns?: string;
  zoom?: number;
  /** Whether log and chat fold into a row of tabs while the player acts. */
  folds?: boolean;
}
