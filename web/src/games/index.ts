/**
 * The games that the page can draw, each fetched when first needed. Any other game, such as one from another package,
 * is shown as lists (`fallback`).
 */

import type { Component, Snippet } from 'svelte';
import type { Live } from '../lib/live.svelte';
import { loadWords } from '../lib/words.svelte';
import type { Json, Replay, Step, Table } from '../protocol';
import type { RuleBook } from '../table/RulesText.svelte';

export interface PlayProps {
  live: Live;
  zoom: number;
  hints: boolean;
  /** Whether the screen is too small for the whole table. */
  small: boolean;
  book: RuleBook | null;
}

export interface ReplayProps {
  replay: Replay;
  table: Table;
  steps: Step[];
  /** The step that is shown; 0 is the start. */
  at: number;
  view: Record<string, unknown>;
  /** The seat whose view is shown, if it is a seat's. */
  eye: number | null;
  onstep: (at: number) => void;
  /** The open review, shown below the standings instead of chart, hands and log. */
  beside?: Snippet | undefined;
}

/** A move to put into words. */
export interface PlayedMove {
  /** Its events, as far as they belong to its seat. */
  events: Record<string, unknown>[];
  /** The texts of its answers. */
  texts: Json[];
  /** The position after it. */
  view: Record<string, unknown>;
  table: Table;
  seat: number;
}

export interface GameFace {
  Play: Component<PlayProps>;
  Replay: Component<ReplayProps>;
  /** Its rules by number; null if it has only a short description. */
  book: RuleBook | null;
  /** The player aid, opened from the head of a table. */
  Aid?: Component<{ onclose: () => void }>;
  /** Returns a move in words, without its player. */
  moveText: (move: PlayedMove) => string;
  /** Whether this screen is too small for its whole table. */
  small: () => boolean;
  /** The width beside the boards on a phone on its side; 300 pixels by default. */
  aside?: string;
  /** Returns the steps at which a replay can stop. */
  stops: (steps: readonly Step[]) => number[];
  /** Returns what to show beside the game's name, such as the round; by default board and turn. */
  crumbs?: (view: Record<string, unknown>) => string[];
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  qin: () => import('./qin/face'),
  zhanguo: () => import('./zhanguo/face'),
  first_empire: () => import('./first_empire/face'),
};

const fallback = () => import('./fallback/face');

/** The files of words that a game needs besides its own. */
const WORDS: Record<string, string[]> = {
  qin: ['qin_page'],
  zhanguo: ['euro', 'zhanguo_page'],
  first_empire: ['euro', 'first_empire_page'],
};

/** Whether the page was built with this game and its words, or learns about it from the server. */
export function hasFace(game: string): boolean {
  return game in FACES;
}

export async function faceOf(game: string): Promise<GameFace> {
  const [found] = await Promise.all([
    (FACES[game] ?? fallback)(),
    loadWords('common', 'errors', game, ...(WORDS[game] ?? ['plain', 'euro'])),
  ]);
  return found.face;
}

/** Fetches the words of a game that is only named. The page knows the names of its own games. */
export function loadName(game: string): void {
  if (!hasFace(game)) void loadWords(game).catch(() => undefined);
}
