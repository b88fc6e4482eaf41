// Made by web/scripts/make_views.py from src/tianxia/games/zhanguo/view_types.py. Do not edit.
/* eslint-disable */

import type { Refusal } from '../protocol';

/** ZhanGuo as seen by a seat or a spectator. */
export interface View {
  options: Options;
  round: number;
  stage: Stage;
  turn: number;
  first: number | null;
  to_move: number | null;
  now: Now;
  seats: Seat[];
  map: MapRegion[];
  walls: Wall[];
  tasks: Record<Task, TaskSpace>;
  rewards: Record<Aspect, Reward>;
  /** By aspect, who is offered its reward in which order. */
  races: Record<Aspect, Contender[]>;
  /** Seats in tie-break order. */
  tie_order: number[];
  rewards_by_round: Record<Aspect, Reward>[];
  markers_left: Record<Aspect, Stack>;
  court: number[];
  /** The card on top of the court pile. */
  court_top: Card | null;
  decks: Record<Aspect, Deck>;
  removed_boards: string[];
  hand: Card[] | null;
  discarded: Discard[] | null;
  /** None for spectators, and at the very start and end. */
  planning: Planning | null;
}

/** The options of the game. */
export interface Options {
  boards: string;
  draft: string;
  turn_order: string;
  hire_unrest: string;
}

export type Stage = "set_up" | "boards" | "draw" | "draft" | "play" | "rewards" | "over";

/** What the current turn is about. */
export interface Now {
  card: Card | null;
  action: Action | null;
  woken: boolean;
  used: number[];
  points: number;
  bid: number;
}

/** A card with everything printed on it. */
export interface Card {
  number: number;
  aspect: Aspect;
  trigger: Action;
  bonus: string;
  amount: number | Colour | Aspect;
}

export type Aspect = "writing" | "currency" | "laws";

export type Action = "wall" | "palace" | "hire" | "recruit" | "governor" | "reassign";

export type Colour = "red" | "gray" | "white";

/** What a seat has in front of it, all of it open. (Z-1.1) */
export interface Seat {
  board: string | null;
  regions: Region[];
  supply: Supply;
  markers: Record<Aspect, Markers>;
  /** The position on the rewards track from the top, or the aspect whose slot of this round the disc is on. */
  disc: number | Aspect | null;
  hand_aspects: Record<Aspect, number>;
  earned: Record<string, number>;
  if_it_ended_now: Record<string, number>;
  /** The sum of both: what the seat would have if the game ended now. */
  vp: number;
}

/** A region of a seat's board. (Z-3, Z-5) */
export interface Region {
  cards: Card[];
  governors_area: Record<Colour, number>;
  workers_area: Record<Colour, number>;
  workers: number;
  unrest: number;
  track: number | null;
  /** Whether unrest is on the last slot, so that the cards here are blocked. */
  asleep: boolean;
  no_palace_from: number | null;
  /** What the next card tucked here would add; null if there are already three. */
  next_card: NextCard | null;
}

/** Markers and unrest that one more card would add. (Z-3.2, Z-3.3) */
export interface NextCard {
  markers: number;
  unrest: number;
}

/** What a seat has beside its board. */
export interface Supply {
  red: number;
  gray: number;
  white: number;
  governors: number;
  palaces: number;
  walls: number;
  task_discs: number;
}

/** The markers of a seat. */
export interface Markers {
  small: number;
  big: number;
  value: number;
}

/** A region of the map. (Z-5.4, Z-5.7) */
export interface MapRegion {
  squares: Square[];
  open_governors: number[];
  palaces: number[];
  palace_slots: number;
  /** What each seat would score here if the game ended now. */
  scores: number[];
  adjacent: number[];
}

/** A bonus square. (Z-5.4, Z-5.5) */
export interface Square {
  bonus: string;
  amount: number;
  governor: number | null;
}

/** A section of the wall. (Z-5.8) */
export interface Wall {
  site: Site;
  tile: string | null;
  criterion: string | null;
  vp: number[] | null;
  /** By seat and rods. */
  brings: number[][] | null;
  slots: (number | null)[];
}

export type Site = "turquoise" | "gold" | "vermilion";

export type Task = "upper_wall" | "upper_palace" | "upper_governor" | "lower_wall" | "lower_palace" | "lower_governor";

/** A task with its tile and discs. (Z-8) */
export interface TaskSpace {
  tile: string | null;
  places: (Site | number)[] | null;
  slots: TaskSlot[];
}

/** A slot for a disc. */
export interface TaskSlot {
  vp: number;
  seat: number | null;
}

/** The reward of an aspect in a round. (Z-7.3) */
export interface Reward {
  kind: string;
  regions: number[];
}

/** A seat that would be offered a reward, and its value of markers. (Z-7.1) */
export interface Contender {
  seat: number;
  value: number;
}

/** Markers of an aspect. */
export interface Stack {
  small: number;
  big: number;
}

/** How many cards a deck has: unseen ones, and the draft's discards below them by round. (Z-2.2) */
export interface Deck {
  unseen: number;
  under: Record<string, number>;
}

/** A card that a seat has put under a deck. (Z-9.1) */
export interface Discard {
  round: number;
  card: number;
}

/** What helps the seat plan. */
export interface Planning {
  court: CourtPlan;
  rewards: Record<Aspect, RewardPlan | null>;
  tasks: Record<Task, TaskPlan>;
  walls: WallPlan[];
}

/** The number to beat, and what would be activated. */
export interface CourtPlan {
  number: number | null;
  actions: Record<Action, ActionPlan>;
  hand: CardPlan[];
}

/** What would be activated after an action. (Z-4.2, Z-4.3) */
export interface ActionPlan {
  way: Way | null;
  wakes: number[];
  locked: number[];
  board: boolean;
}

export type Way = "higher" | "lower" | "either";

/** What a card in hand would activate by action, and what would stay blocked. (Z-4.2, Z-4.3) */
export interface CardPlan {
  card: number;
  stands: string;
  wakes: Partial<Record<Action, number[]>>;
  sleeps: Partial<Record<Action, number[]>>;
}

/** Whether the seat could accept a reward, what it is worth, and what the markers would have been worth. (Z-7) */
export interface RewardPlan {
  order: number[];
  values: number[];
  refusal: Refusal | null;
  brings: number | null;
  costs: number;
}

/** What the seat has for a task, and what a disc would be worth. (Z-8) */
export interface TaskPlan {
  met: (Site | number)[];
  missing: (Site | number)[];
  claimed: number | null;
  slot: number | null;
  brings: number | null;
}

/** How often the seat meets a section's criterion. */
export interface WallPlan {
  met: number;
}

/** What a replay that shows everything adds. */
export interface Hidden {
  hands: Card[][];
  under: Under[];
}

/** A discard of any seat, and whether it was drawn again. */
export interface Under {
  round: number;
  card: number;
  seat: number;
  drawn: boolean;
}
