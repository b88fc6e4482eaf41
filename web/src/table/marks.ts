/** Seats as coloured shapes, for every game whose pieces do not show them. */

export type PlayerColour = 'blue' | 'yellow' | 'red' | 'purple';

/** How a seat is drawn: its colour, which gives the shape, its letter and its name. */
export interface Mark {
  colour: PlayerColour;
  letter: string;
  name: string;
  /** Whether it is the reader's. */
  you: boolean;
}

/** A circle, a square, a triangle and a diamond, on 24 x 24. */
export const SHAPES: Record<PlayerColour, string> = {
  blue: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z',
  yellow: 'M3.8 2.8h16.4a1 1 0 0 1 1 1v16.4a1 1 0 0 1-1 1H3.8a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1z',
  red: 'M12 1.8 23 21.5H1z',
  purple: 'M12 .9 23.1 12 12 23.1.9 12z',
};
