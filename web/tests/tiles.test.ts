import { describe, expect, it } from 'vitest';
import { aimed, keyOf, laid, offeredCells, placementOf, placesOf, tileOf, turnOf, type Turn } from '../src/games/qin/tiles';

describe('placements', () => {
  it.each(['r6,4 y6,5', 'b0,12 b1,12', 'y12,11 r12,12'])('%s reads and writes the same', (key) => {
    expect(keyOf(placementOf(key)!)).toBe(key);
  });
  it('a pass is no placement', () => expect(placementOf('pass')).toBeNull());
  it.each([0, 1, 2, 3] as Turn[])('turn %d is known again', (turn) => {
    expect(turnOf('ry', laid('ry', turn, [4, 4]))).toBe(turn);
    expect(tileOf(laid('ry', turn, [4, 4]))).toBe('ry');
  });
  it('stays on the board at its edge', () => {
    expect(keyOf(laid('ry', 0, [5, 12]))).toBe('r5,11 y5,12');
    expect(keyOf(laid('ry', 1, [12, 3]))).toBe('r11,3 y12,3');
  });
  it('prefers what the server offers', () => {
    expect(keyOf(aimed('ry', 0, [5, 5], new Set(['r5,4 y5,5'])))).toBe('r5,4 y5,5');
    expect(keyOf(aimed('ry', 0, [5, 5], new Set()))).toBe('r5,5 y5,6');
  });
  it('turns where only another way is offered, and stays as turned where none is', () => {
    expect(keyOf(aimed('ry', 0, [5, 5], new Set(['y4,5 r5,5'])))).toBe('y4,5 r5,5');
    expect(keyOf(aimed('ry', 0, [5, 5], new Set(['y5,5 r5,6', 'r5,5 y5,6'])))).toBe('r5,5 y5,6');
    expect(keyOf(aimed('rr', 1, [5, 5], new Set(['r5,4 r5,5'])))).toBe('r5,4 r5,5');
    expect(keyOf(aimed('ry', 3, [5, 5], new Set(['r1,1 y1,2'])))).toBe('y5,5 r6,5');
  });
  it('lists cells and counts places of a tile', () => {
    const options = ['r5,4 y5,5', 'y5,4 r5,5', 'b1,1 b1,2'];
    expect(offeredCells('ry', 0, options)).toEqual([[5, 4], [5, 5]]);
    expect(placesOf('ry', options)).toBe(2);
    expect(offeredCells('bb', 2, options)).toEqual([[1, 1], [1, 2]]);
  });
});
