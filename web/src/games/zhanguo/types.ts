/** ZhanGuo's view as the server publishes it (`src/tianxia/games/zhanguo/view.py`). The page draws it and works nothing out of it. */

import type { Glyph } from '../../euro/glyphs';
import type { PlayerColour } from '../../euro/types';

export const ASPECTS = ['writing', 'currency', 'laws'] as const;
export type AspectName = (typeof ASPECTS)[number];
export const COLOURS = ['red', 'gray', 'white'] as const;
export type OfficialColour = (typeof COLOURS)[number];
export const SITES = ['turquoise', 'gold', 'vermilion'] as const;
export type SiteName = (typeof SITES)[number];
/** The court actions as they stand on the printed board: those with an arrow up, then those with one down and the one without. */
export const HIGHER = ['hire', 'palace', 'wall'] as const;
export const LOWER = ['recruit', 'governor', 'reassign'] as const;
export type ActionName = (typeof HIGHER)[number] | (typeof LOWER)[number];
export const TASKS = ['upper_wall', 'upper_palace', 'upper_governor', 'lower_wall', 'lower_palace', 'lower_governor'] as const;
export const SOURCES = ['cards', 'palaces', 'squares', 'shortage', 'boards', 'auction'] as const;
export const FINAL_SOURCES = ['governors', 'markers', 'tasks', 'walls'] as const;

/** Seats by their colour (`zhanguo-seat-N`). */
export const PLAYERS: PlayerColour[] = ['blue', 'red', 'purple', 'yellow'];

export const ACTION_GLYPHS: Record<ActionName, Glyph> = {
  wall: 'act-wall', palace: 'act-palace', hire: 'act-hire', recruit: 'act-recruit', governor: 'act-governor', reassign: 'act-reassign',
};
export const ASPECT_GLYPHS: Record<AspectName, Glyph> = { writing: 'asp-writing', currency: 'asp-currency', laws: 'asp-laws' };
export const OFFICIAL_GLYPHS: Record<OfficialColour, Glyph> = { red: 'off-military', gray: 'off-civilian', white: 'off-inspector' };

export interface ZCard {
  number: number;
  aspect: AspectName;
  trigger: ActionName;
  bonus: string;
  amount: number | string;
}

export type Officials = Record<OfficialColour, number>;

export interface ZRegion {
  cards: ZCard[];
  governors_area: Officials;
  workers_area: Officials;
  workers: number;
  unrest: number;
  track: number | null;
  /** Whether unrest is on the last slot, so that the cards here sleep. */
  asleep: boolean;
  no_palace_from: number | null;
  /** What the next card tucked here would bring: markers and unrest; null where three lie already. */
  next_card?: { markers: number; unrest: number } | null;
}

export interface ZSeat {
  board: string | null;
  regions: ZRegion[];
  supply: Officials & { governors: number; palaces: number; walls: number; task_discs: number };
  markers: Record<AspectName, { small: number; big: number; value?: number }>;
  /** A place on the rewards track from the top, or the aspect whose slot of this round the disc lies on. */
  disc: number | AspectName | null;
  hand_aspects: Record<AspectName, number>;
  earned: Record<string, number>;
  if_it_ended_now: Record<string, number>;
  /** The sum of both: what the seat would have if the game ended now. */
  vp: number;
}

export interface ZMap {
  squares: { bonus: string; amount: number; governor: number | null }[];
  open_governors: number[];
  palaces: number[];
  palace_slots: number;
  /** What each seat would score here if the game ended now. */
  scores?: number[];
}

export interface ZWall {
  site: SiteName;
  tile: string | null;
  criterion: string | null;
  vp: number[] | null;
  brings: number[][] | null;
  slots: (number | null)[];
}

export interface ZTask {
  tile: string | null;
  places: (string | number)[] | null;
  slots: { vp: number; seat: number | null }[];
}

export interface ZReward {
  kind: string;
  regions: number[];
}

export interface ZView {
  options: Record<string, string>;
  round: number;
  stage: string;
  turn: number;
  first: number | null;
  to_move: number | null;
  now: { card: ZCard | null; action: ActionName | null; woken: boolean | number; used: number[]; points: number; bid: number };
  seats: ZSeat[];
  map: ZMap[];
  walls: ZWall[];
  tasks: Record<string, ZTask>;
  rewards: Record<AspectName, ZReward>;
  /** By aspect, who is asked for its reward in which order, with what value of markers. */
  races: Record<AspectName, { seat: number; value: number }[]>;
  /** Seats by who comes first among equals. */
  tie_order: number[];
  rewards_by_round: Record<AspectName, ZReward>[];
  markers_left: Record<AspectName, { small: number; big: number }>;
  court: number[];
  /** The card on top of the court pile. */
  court_top?: ZCard | null;
  decks: Record<AspectName, { unseen: number; under: Record<string, number> }>;
  removed_boards: string[];
  hand: ZCard[] | null;
  aids?: ZAids | null;
}

/** An event as the server publishes it; which values it has depends on its name (`facts.py`). */
export interface ZEvent {
  event: string;
  after: number;
  seat?: number;
  [value: string]: unknown;
}

/** Planning aids for the seat that looks (`aids.py`); none for spectators and at the very start and end. */
export interface ZAids {
  court: {
    number: number | null;
    actions: Record<ActionName, { way: string | null; wakes: number[]; locked: number[]; board: boolean }>;
    hand: { card: number; stands: string; wakes: Partial<Record<ActionName, number[]>>; sleeps: Partial<Record<ActionName, number[]>> }[];
  };
  rewards: Record<AspectName, { refusal: unknown; brings: number | null; costs: number } | null>;
  tasks: Record<string, { met: (string | number)[]; missing: (string | number)[]; claimed: number | null; slot: number | null; brings: number | null }>;
  walls: { met: number }[];
}
