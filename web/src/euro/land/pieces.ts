/**
 * The standing pieces as they are drawn in `LandSprite.svelte` or in a sprite of the game: their size, and the disc
 * with the player's shape.
 */

export type PieceKind = 'governor' | 'palace' | 'tower' | 'ship' | 'soldier';

export interface PieceDrawing {
  width: number;
  height: number;
  /** The middle of the disc from the top, and its radius. */
  middle: number;
  disc: number;
}

export const PIECES: Record<PieceKind, PieceDrawing> = {
  governor: { width: 32, height: 40, middle: 31, disc: 5.8 },
  palace: { width: 40, height: 40, middle: 27.8, disc: 5.4 },
  ship: { width: 38, height: 36, middle: 15.5, disc: 5.6 },
  soldier: { width: 22, height: 30, middle: 19, disc: 5.4 },
  tower: { width: 34, height: 50, middle: 26, disc: 8.4 },
};
