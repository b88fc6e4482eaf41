/**
 * The games that the page can draw, each fetched when first needed. A game's folder knows its own layout; the rest is shared.
 * Any other game, such as one from another package, is shown as lists (`fallback`).
 */

import type { Component, Snippet } from 'svelte';
import type { Live } from '../lib/live.svelte';
import { learn } from '../lib/words.svelte';
import type { Json, Replay, Step, Table } from '../protocol';
import type { RuleBook } from '../table/RulesText.svelte';

export interface PlayProps {
  live: Live;
  zoom: number;
  hints: boolean;
  /** Whether the screen is too small for the whole table at once. */
  small: boolean;
  book: RuleBook | null;
}

export interface ReplayProps {
  replay: Replay;
  table: Table;
  steps: Step[];
  /** Which step is shown; 0 is the beginning. */
  at: number;
  view: Record<string, unknown>;
  /** The seat with whose eyes it is seen, where it is a seat's. */
  eye: number | null;
  onstep: (at: number) => void;
  /** What stands below the standings in the place of chart, hands and log: the review, while it is open. */
  beside?: Snippet | undefined;
}

/** A move to be put into words. */
export interface PlayedMove {
  /** What it brought about, as far as it is its seat's own. */
  events: Record<string, unknown>[];
  /** What its answers are called. */
  texts: Json[];
  /** The position after it. */
  view: Record<string, unknown>;
  table: Table;
  seat: number;
}

export interface GameFace {
  Play: Component<PlayProps>;
  Replay: Component<ReplayProps>;
  /** Its rules by their numbers; null where it has only a few words on itself. */
  book: RuleBook | null;
  /** A move in words, without saying whose it is. */
  moveText: (move: PlayedMove) => string;
  /** Whether this screen is too small for its table at once. */
  small: () => boolean;
  /** How much of the width a phone held sideways keeps for all but the boards; 300 pixels where not given. */
  aside?: string;
  /** Steps at which a person might want to stop. */
  stops: (steps: readonly Step[]) => number[];
  /** What stands beside the game's name at the table, such as the round; without it board and turn do. */
  crumbs?: (view: Record<string, unknown>) => string[];
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  qin: () => import('./qin/face'),
  zhanguo: () => import('./zhanguo/face'),
  first_empire: () => import('./first_empire/face'),
};

const fallback = () => import('./fallback/face');

/** Files of words that a game's page needs besides its own. */
const WORDS: Record<string, string[]> = {
  qin: ['qin_page'],
  zhanguo: ['euro', 'zhanguo_page'],
  first_empire: ['euro', 'first_empire_page'],
};

/** Whether the page was built for a game and has its words, or learns of it from the server alone. */
export function hasFace(game: string): boolean {
  return game in FACES;
}

export async function faceOf(game: string): Promise<GameFace> {
  const [found] = await Promise.all([
    (FACES[game] ?? fallback)(),
    learn('common', game, ...(WORDS[game] ?? ['plain', 'euro'])),
  ]);
  return found.face;
}

/** Where a game is only named: the page knows the names of those that it was built for. */
export function learnName(game: string): void {
  if (!hasFace(game)) void learn(game).catch(() => undefined);
}
