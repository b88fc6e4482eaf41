/** Finds the space under a point of the screen. Touch events always name the space where the finger came down. */

import { cellOf, type Cell } from './types';

export interface Point {
  x: number;
  y: number;
}

export function cellAt(point: Point): Cell | null {
  const place = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return place === undefined ? null : cellOf(place);
}
