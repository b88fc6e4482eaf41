/** The First Empire's view as the server publishes it (`src/tianxia/games/first_empire/view.py`). The page draws it and works nothing out of it. */

import type { Refusal } from '../../protocol';

export const REGIONS = ['chu', 'wei', 'zhao', 'qi', 'yan'] as const;
export const ASPECTS = ['writing', 'currency', 'laws'] as const;
export const OFFICIALS = ['alchemist', 'architect', 'general'] as const;
export const LOWER = ['recruit', 'elixir', 'governor'] as const;
export const HIGHER = ['hire', 'palace', 'wall'] as const;
export const ACTIONS = [...LOWER, ...HIGHER] as const;
export const SITES = ['west', 'centre', 'east'] as const;
export const SECTIONS = ['west-left', 'west-right', 'centre-left', 'centre-right', 'east-left', 'east-right'] as const;
export const SYMBOLS = [...REGIONS, 'wall-west', 'wall-centre', 'wall-east', 'elixir'] as const;

export type Region = (typeof REGIONS)[number];
export type Aspect = (typeof ASPECTS)[number];
export type Official = (typeof OFFICIALS)[number];
export type Action = (typeof ACTIONS)[number];
export type Site = (typeof SITES)[number];
export type Section = (typeof SECTIONS)[number];
export type Tomb = (typeof SYMBOLS)[number];
export type CardType = Aspect | 'alchemist';
/** A player's number: a seat's, or 1 for Li Si in the solo game. */
export type Player = number;

export interface Bonus {
  ability: string;
  what: string;
  count: number;
}

export interface CardFace extends Bonus {
  type: CardType;
  trigger: Action;
}

export interface ActionCard {
  kind: 'unification' | 'elixir' | 'governor' | 'palace' | 'wall';
  once: boolean;
  steps?: number;
  order?: string[];
  spaces?: 'left' | 'right' | 'area';
  pieces?: number;
  takes?: boolean;
  tokens?: Aspect[];
  arrow?: 'left' | 'right';
}

export interface StartingTile {
  officials: Official[];
  unrest: Region[];
  tokens: Aspect[];
  workers: number;
  soldiers: number;
  steps: number;
  alchemists: number;
}

export interface Tucked {
  card: string;
  emperor_tile: Action | null;
}

export interface OwnRegion {
  cards: Tucked[];
  officials: Record<Official, number>;
  workers: number;
  unrest: number;
  in_revolt: boolean;
  governors: number;
  palaces: number;
  palace_tiles?: string[];
}

export interface Board {
  regions: Record<Region, OwnRegion>;
  tokens: Record<Aspect, number>;
  alchemists: string[];
  ship: number;
  locked: number;
  entrance: number;
  points: Record<string, number>;
  starting_tiles: string[];
  starting_tile: string | null;
}

export interface MapRegion {
  palace_tiles: (string | null)[];
  governor_tiles: { tile: string | null; governor: Player | null }[];
}

export interface WallSection {
  criterion: string | null;
  points_by_rods: number[] | null;
  slots: { rods: number; wall: Player | null }[];
}

export interface TombTile {
  row: number;
  column: number;
  tile: string | null;
  needs: Partial<Record<'governors' | 'palaces' | 'walls' | 'space', number>>;
  slots: { points: number; soldier: Player | null }[];
}

export interface Reward {
  reward: string;
  count: number;
  regions: Region[];
  officials: Official[];
}

export interface Solo {
  action_cards: Record<string, 'deck' | 'discards' | 'removed'>;
  pile_size: number;
  pile_top: Aspect | null;
  pile: Record<Aspect, number>;
  wall_points_by_rods: number[];
  wins_ties: boolean;
  elixir_plus: number;
}

/** What helps the seat that looks to plan (`aids.py`). */
export interface Aids {
  court: {
    number: number | null;
    actions: Record<Action, { way: 'higher' | 'lower' | 'either'; wakes: string[]; locked: string[] }>;
    hand: { card: string; stands: 'first' | 'above' | 'below'; wakes: Partial<Record<Action, string[]>> }[];
  };
  rewards: Record<Aspect, { refusal: Refusal | null; brings: number | null } | null>;
  walls: Record<Section, { met: number; brings: (number | null)[] }>;
  mausoleum: Record<Tomb, { has: Record<string, number>; met: boolean; own: boolean; brings: number | null; entrance: number | null }>;
}

export interface EmpireView {
  seats: number;
  tableau: string;
  advanced: boolean;
  li_si: number | null;
  stage: string;
  round: number;
  turn: number;
  order: Player[];
  markers: (number | null)[];
  court: number[];
  boards: Board[];
  large_tokens: Record<Aspect, Player | null>;
  supply: Record<Aspect, number>;
  masters: string[];
  masters_in_play: string[];
  regions: Record<Region, MapRegion>;
  walls: Record<Section, WallSection>;
  emperor_tiles: Record<Site, Action[]>;
  mausoleum: Record<Tomb, TombTile>;
  track: { symbol: 'single' | 'double' | 'master' | null; value: number }[];
  majority: number;
  rewards: { aspect: Aspect; rounds: Reward[] }[];
  solo: Solo | null;
  printed: {
    cards: Record<string, CardFace>;
    governor_tiles: Record<string, [Bonus, Bonus]>;
    starting_tiles: Record<string, StartingTile>;
    action_cards: Record<string, ActionCard>;
    palace_tiles: Record<string, number>;
    places: { tokens: number; unrest: number }[];
    most_unrest: number;
    large_token: number;
  };
  hand: string[] | null;
  backs: Record<Aspect, number>[];
  deck_sizes: Record<Aspect, number>;
  scores: Record<string, number>[];
  /** The sum of each. */
  totals: number[];
  races: Record<Aspect, { player: Player; value: number }[]>;
  majorities: Record<Region, number[]>;
  stocks: { officials: Record<Official, number>; governors: number; palaces: number; walls: number }[];
  to_play: Player | null;
  aids: Aids | null;
  /** Only in all-seeing replays. */
  hands?: number[][];
}

/** An event as the server publishes it; which values it has depends on its name (`facts.py`). */
export interface EmpireEvent {
  event: string;
  after: number;
  seat?: number | 'li_si';
  card?: string;
  cards?: string[];
  region?: Region;
  action?: Action;
  source?: string;
  points?: number;
  aspect?: Aspect;
  count?: number;
  level?: number;
  official?: Official;
  start?: Region;
  to?: Region;
  from_space?: number;
  to_space?: number;
  space?: string;
  governor_tile?: string;
  half?: string;
  palace_tile?: string;
  section?: Section;
  slot?: number;
  tile?: Tomb;
  round?: number;
  token?: string;
  starting_tile?: string;
  other_tile?: string;
  order?: (number | 'li_si')[];
  action_card?: number;
  check?: string;
  where?: string;
  outcome?: string;
  site?: Site;
  lack?: string;
}

export const LI_SI = 1;

/** The player whom an event is about. */
export function playerOf(event: EmpireEvent): Player | null {
  return event.seat === 'li_si' ? LI_SI : (event.seat ?? null);
}

export function typeOfNumber(number: number): Aspect {
  return number <= 40 ? 'writing' : number <= 80 ? 'currency' : 'laws';
}
