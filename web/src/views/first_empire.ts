// Made by web/scripts/make_views.py from src/tianxia/games/first_empire/view_types.py. Do not edit.
/* eslint-disable */

import type { Refusal } from '../protocol';

/** The First Empire as seen by a seat or a spectator. */
export interface View {
  seats: number;
  tableau: Tableau;
  advanced: boolean;
  li_si: number | null;
  stage: Stage;
  round: number;
  turn: number;
  order: number[];
  markers: (number | null)[];
  court: number[];
  boards: Board[];
  large_tokens: Record<Aspect, number | null>;
  supply: Record<Aspect, number>;
  masters: string[];
  masters_in_play: string[];
  regions: Record<Region, MapRegion>;
  walls: Record<Section, WallSection>;
  emperor_tiles: Record<Site, Action[]>;
  mausoleum: Record<Tomb, TombTile>;
  track: TrackSpace[];
  majority: number;
  rewards: RewardRow[];
  solo: Solo | null;
  printed: Printed;
  backs: Record<Aspect, number>[];
  deck_sizes: Record<Aspect, number>;
  scores: Record<string, number>[];
  /** The sum of each. */
  totals: number[];
  races: Record<Aspect, Contender[]>;
  majorities: Record<Region, number[]>;
  stocks: Stock[];
  to_play: number | null;
  hand: string[] | null;
  planning: Planning | null;
}

export type Tableau = "board" | "tile_a" | "tile_b";

export type Stage = "lay_out" | "starting_choice" | "starting_effect" | "deal" | "play" | "reward" | "unlock" | "limit" | "over";

/** One player's board and what is beside it. */
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

export type Region = "chu" | "wei" | "zhao" | "qi" | "yan";

/** A region of a player's board, with their governors and palaces there. */
export interface OwnRegion {
  cards: Tucked[];
  officials: Record<Official, number>;
  workers: number;
  unrest: number;
  in_revolt: boolean;
  governors: number;
  palaces: number;
  /** Li Si's. */
  palace_tiles?: string[];
}

/** A card in a region, with the emperor tile on it. */
export interface Tucked {
  card: string;
  emperor_tile: Action | null;
}

export type Action = "recruit" | "elixir" | "governor" | "hire" | "palace" | "wall";

export type Official = "alchemist" | "architect" | "general";

export type Aspect = "writing" | "currency" | "laws";

/** A region of the game board. */
export interface MapRegion {
  palace_tiles: (string | null)[];
  governor_tiles: GovernorSpace[];
}

/** A space for a governor. */
export interface GovernorSpace {
  tile: string | null;
  governor: number | null;
}

export type Section = "west-left" | "west-right" | "centre-left" | "centre-right" | "east-left" | "east-right";

/** A wall section: its criterion, what it pays by rods, and the slots from left to right. */
export interface WallSection {
  criterion: string | null;
  points_by_rods: number[] | null;
  slots: WallSlot[];
}

/** A slot for a wall. */
export interface WallSlot {
  rods: number;
  wall: number | null;
}

export type Site = "west" | "centre" | "east";

export type Tomb = "chu" | "wei" | "zhao" | "qi" | "yan" | "wall-west" | "wall-centre" | "wall-east" | "elixir";

/** A mausoleum tile: where it is, what it requires, and its slots from the top. */
export interface TombTile {
  row: number;
  column: number;
  tile: string | null;
  needs: Partial<Record<Need, number>>;
  slots: SoldierSlot[];
}

export type Need = "governors" | "palaces" | "walls" | "space";

/** A slot for a soldier. */
export interface SoldierSlot {
  points: number;
  soldier: number | null;
}

/** A space of the elixir track. */
export interface TrackSpace {
  symbol: Step | null;
  value: number;
}

export type Step = "single" | "double" | "master";

/** A row of the tableau with the rewards of the five rounds. */
export interface RewardRow {
  aspect: Aspect;
  rounds: Reward[];
}

/** What, how many, in which regions, which officials. */
export interface Reward {
  reward: string;
  count: number;
  regions: Region[];
  officials: Official[];
}

/** Li Si's cards and how he scores. (F-10) */
export interface Solo {
  action_cards: Record<string, Pile>;
  pile_size: number;
  pile_top: Aspect | null;
  pile: Record<Aspect, number>;
  ranking: Aspect[];
  wall_points_by_rods: number[];
  wins_ties: boolean;
  elixir_plus: number;
  palace_tile_points: Record<string, number>;
}

export type Pile = "not_in_game" | "deck" | "discards" | "removed";

/** What is printed on the visible cards and tiles. */
export interface Printed {
  cards: Record<string, CardFace>;
  governor_tiles: Record<string, [Bonus, Bonus]>;
  starting_tiles: Record<string, StartingTile>;
  action_cards: Record<string, ActionCard>;
  palace_tiles: Record<string, number>;
  places: Place[];
  most_unrest: number;
  large_token: number;
}

/** A card with everything printed on it. (F-6.1 to F-6.3) */
export interface CardFace {
  ability: string;
  what: string;
  count: number;
  type: CardType;
  trigger: Action;
}

export type CardType = "writing" | "currency" | "laws" | "alchemist";

/** A bonus of a card or of half a governor tile. */
export interface Bonus {
  ability: string;
  what: string;
  count: number;
}

/** What a starting tile gives. (F-6.6) */
export interface StartingTile {
  officials: Official[];
  unrest: Region[];
  tokens: Aspect[];
  workers: number;
  soldiers: number;
  steps: number;
  alchemists: number;
}

/** One of Li Si's action cards. (F-10.3 to F-10.7) */
export interface ActionCard {
  kind: LiSiKind;
  once: boolean;
  steps?: number;
  /** Regions, or sites of the wall. */
  order?: string[];
  spaces?: SpaceRule;
  pieces?: number;
  takes?: boolean;
  tokens?: Aspect[];
  arrow?: Side;
}

export type LiSiKind = "unification" | "elixir" | "governor" | "palace" | "wall";

export type SpaceRule = "area" | "left" | "right";

export type Side = "left" | "right";

/** What a card gives as the first, second or third of a region. (F-3.2, F-3.3) */
export interface Place {
  tokens: number;
  unrest: number;
}

/** A player who would be offered a reward, and their value of tokens. (F-8.1) */
export interface Contender {
  player: number;
  value: number;
}

/** What a player still has beside their board. (F-1.1) */
export interface Stock {
  officials: Record<Official, number>;
  governors: number;
  palaces: number;
  walls: number;
}

/** What helps the seat plan. */
export interface Planning {
  court: CourtPlan;
  rewards: Record<Aspect, RewardPlan | null>;
  walls: Record<Section, WallPlan>;
  mausoleum: Record<Tomb, TombPlan>;
}

/** The number to beat, and what would be activated. */
export interface CourtPlan {
  number: number | null;
  actions: Record<Action, ActionPlan>;
  hand: CardPlan[];
}

/** What would be activated after an action. (F-4.3, F-4.4) */
export interface ActionPlan {
  way: Way;
  wakes: string[];
  locked: string[];
}

export type Way = "higher" | "lower" | "either";

/** How a card in hand compares with the number to beat, and what it would activate by action. (F-4.3) */
export interface CardPlan {
  card: string;
  stands: Stands;
  wakes: Partial<Record<Action, string[]>>;
}

export type Stands = "first" | "above" | "below";

/** Whether the seat could accept a reward, and what it is worth. (F-8.2) */
export interface RewardPlan {
  refusal: Refusal | null;
  brings: number | null;
}

/** How often the seat meets a section's criterion, and what a wall on each of its slots is worth. (F-9.5) */
export interface WallPlan {
  met: number;
  brings: (number | null)[];
}

/** What the seat has for a mausoleum tile, and what a soldier there is worth. (F-7.1, F-9.4) */
export interface TombPlan {
  has: Record<string, number>;
  met: boolean;
  own: boolean;
  brings: number | null;
  entrance: number | null;
}

/** What a replay that shows everything adds. */
export interface Hidden {
  rules: number;
  hands: number[][];
  deck: number[];
}
