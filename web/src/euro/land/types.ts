/**
 * What the painted land is made of. A game says how large its painting is and what lies where; `paint.ts` makes the
 * shapes, and `Land.svelte` draws them. Everything is in pixels of the screen, so nothing is stretched or scaled.
 */

export type Terrain = 'peaks' | 'karst' | 'river' | 'plain' | 'coast' | 'steppe';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle, such as the place of a spot on the painting. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A region of the painting: its country, and where it lies from west to east. */
export interface LandRegion {
  terrain: Terrain;
  x: number;
  width: number;
}

/** A gate tower that begins a site of the wall: the middle of its foot, its height, and the token of its flag. */
export interface Gate extends Point {
  height: number;
  flag: string;
}

/** What is painted. */
export interface Scene {
  width: number;
  height: number;
  /** Where the land begins, below the sky and the far mountains; 0 paints no sky. */
  top: number;
  /** Where the land ends and the sea begins; `height` paints no sea. */
  shore: number;
  regions: readonly LandRegion[];
  /** Places where pieces stand, which the painter veils in mist. */
  clearings: readonly Box[];
}

/** How a shape is painted: a class `l-…` of `land.css`. */
export type Paint =
  | 'sky'
  | 'far'
  | 'blue'
  | 'green'
  | 'earth'
  | 'tone-blue'
  | 'tone-green'
  | 'tone-wheat'
  | 'tone-sea'
  | 'tone-rust'
  | 'wheat'
  | 'water'
  | 'sea'
  | 'veil'
  | 'mist'
  | 'stones'
  | 'paper'
  | 'ink'
  | 'line'
  | 'ripple';

/** One shape of the painting. Lines have a width. */
export interface Shape {
  d: string;
  paint: Paint;
  opacity?: number;
  width?: number;
}
