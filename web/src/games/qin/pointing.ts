/** Finds the space under a point of the screen. Touch events always name the space where the finger came down. */

import type { Cell } from './types';

export interface Point {
  x: number;
  y: number;
}

export function cellAt(point: Point): Cell | null {
  const place = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const [row, column] = place?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : [row, column];
}
