import { describe, expect, it } from 'vitest';
import {
  aimed,
  cornerOf,
  covering,
  laid,
  placementOf,
  spotsOf,
  tileOf,
  turned,
  turnOf,
  type Placement,
  type Turn,
} from '../src/games/qin/tiles';

const name = (placement: Placement) => spotsOf(placement).join(' ');
const offering =
  (...names: string[]) =>
  (placement: Placement) =>
    names.includes(name(placement));

describe('placements', () => {
  it.each(['hand:ry cell:E7 cell:F7', 'hand:bb cell:M1 cell:M2', 'hand:ry cell:M13 cell:L13'])(
    '%s reads and writes the same',
    (spots) => {
      expect(name(placementOf(spots.split(' '))!)).toBe(spots);
    },
  );
  it('a pass is not a placement', () => expect(placementOf(['pass'])).toBeNull());
  it('spaces are named by column and row', () =>
    expect(placementOf(['hand:ry', 'cell:H11', 'cell:H12'])!.cells).toEqual([
      [10, 7],
      [11, 7],
    ]));
  it('a tile is named by its colours in the order of the hand', () =>
    expect(['yr', 'by', 'rr'].map(tileOf)).toEqual(['ry', 'yb', 'rr']));
  it.each([0, 1, 2, 3] as Turn[])('turn %d is recognized', (turn) => {
    expect(turnOf(laid('ry', turn, [4, 4]))).toBe(turn);
    expect(cornerOf(laid('ry', turn, [4, 4]))).toEqual([4, 4]);
    expect(turnOf(laid('rr', turn, [4, 4]))).toBe(turned(turn, 0, 'rr'));
  });
  it('stays on the board at its edge', () => {
    expect(name(laid('ry', 0, [5, 12]))).toBe('hand:ry cell:L6 cell:M6');
    expect(name(laid('ry', 1, [12, 3]))).toBe('hand:ry cell:D12 cell:D13');
    expect(covering('ry', 1, [0, 3]).map(name)).toEqual(['hand:ry cell:D1 cell:D2']);
  });
  it('prefers what the server offers', () => {
    expect(name(aimed('ry', 0, [5, 5], offering('hand:ry cell:E6 cell:F6')))).toBe('hand:ry cell:E6 cell:F6');
    expect(name(aimed('ry', 0, [5, 5], offering()))).toBe('hand:ry cell:F6 cell:G6');
  });
  it('turns if only another turn is offered, and stays if none is', () => {
    expect(name(aimed('ry', 0, [5, 5], offering('hand:ry cell:F6 cell:F5')))).toBe('hand:ry cell:F6 cell:F5');
    expect(name(aimed('ry', 0, [5, 5], offering('hand:ry cell:G6 cell:F6', 'hand:ry cell:F6 cell:G6')))).toBe(
      'hand:ry cell:F6 cell:G6',
    );
    expect(name(aimed('rr', 1, [5, 5], offering('hand:rr cell:E6 cell:F6')))).toBe('hand:rr cell:E6 cell:F6');
    expect(name(aimed('ry', 3, [5, 5], offering('hand:ry cell:B2 cell:C2')))).toBe('hand:ry cell:F7 cell:F6');
  });
});
