// Made by web/scripts/make_views.py from src/tianxia/games/qin/view_types.py. Do not edit.
/* eslint-disable */

/** Qin as seen by a seat or a spectator. */
export interface View {
  board: string;
  /** Thirteen rows of thirteen characters: `.` grassland, `r` `y` `b` provinces, `V` village, `~` water. */
  cells: string[];
  provinces: Province[];
  villages: Village[];
  supply: number[];
  /** By seat. */
  placed: Placed[];
  hand_sizes: number[];
  bag_size: number;
  to_move: number | null;
  hand: Tile[] | null;
}

/** Two spaces or more of one colour. */
export interface Province {
  colour: Colour;
  cells: Cell[];
  /** Where its pagoda stands; it stays there as the province grows. */
  site: Cell;
  owner: number | null;
  pagodas: number;
}

export type Colour = "r" | "y" | "b";

export type Cell = [number, number];

/** A village and who has a pagoda on it. */
export interface Village {
  cells: Cell[];
  owner: number | null;
}

/** Where a seat's pagodas are, and how many in all. */
export interface Placed {
  provinces: number;
  villages: number;
  all: number;
}

export type Tile = "rr" | "yy" | "bb" | "ry" | "rb" | "yb";

/** What a replay that shows everything adds. */
export interface Hidden {
  hands: Tile[][];
  bag: Record<Tile, number>;
}
