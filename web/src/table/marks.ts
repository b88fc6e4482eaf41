/** Seats as coloured shapes, for every game that has no pieces of its own to show them by. */

export type PlayerColour = 'blue' | 'yellow' | 'red' | 'purple';

/** A seat as it is drawn: its colour (and by it the shape), its letter and its name. */
export interface Mark {
  colour: PlayerColour;
  letter: string;
  name: string;
  /** Whether it is the reader. */
  you: boolean;
}

/** A circle, a square, a triangle and a diamond, on 24 x 24. */
export const SHAPES: Record<PlayerColour, string> = {
  blue: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z',
  yellow: 'M3.8 2.8h16.4a1 1 0 0 1 1 1v16.4a1 1 0 0 1-1 1H3.8a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1z',
  red: 'M12 1.8 23 21.5H1z',
  purple: 'M12 .9 23.1 12 12 23.1.9 12z',
};
