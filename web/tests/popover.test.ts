/** Popovers are beside what they are about, inside the window, and point at it. */

import { describe, expect, it } from 'vitest';
import { placed, type Rect, type Size } from '../src/table/pop/place';

const ROOM = { width: 1280, height: 720 };
const POP = { width: 380, height: 240 };

function boxOf(about: Rect, pop: Size, room: Size): Rect {
  const { left, top } = placed(about, pop, room);
  return { left, top, ...pop };
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

describe('a popover', () => {
  const places = [0, 0.25, 0.5, 0.75, 1].flatMap((x) => [0, 0.5, 1].map((y) => [x, y] as const));

  it.each(places)('at %d, %d of a desktop covers nothing of its subject', (x, y) => {
    const about = { left: x * 1240, top: y * 680, width: 40, height: 40 };
    const box = boxOf(about, POP, ROOM);
    expect(overlaps(box, about)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(ROOM.width);
    expect(box.top + box.height).toBeLessThanOrEqual(ROOM.height);
  });

  it('is on the right if there is space, else on the left', () => {
    expect(placed({ left: 100, top: 300, width: 40, height: 40 }, POP, ROOM).side).toBe('right');
    expect(placed({ left: 1200, top: 300, width: 40, height: 40 }, POP, ROOM).side).toBe('left');
  });

  it('is above or below on a phone', () => {
    const [room, pop] = [
      { width: 390, height: 844 },
      { width: 374, height: 260 },
    ];
    expect(placed({ left: 10, top: 640, width: 110, height: 68 }, pop, room).side).toBe('above');
    expect(placed({ left: 10, top: 60, width: 110, height: 68 }, pop, room).side).toBe('below');
  });

  it('points at its subject, but not from a corner', () => {
    const about = { left: 200, top: 2, width: 30, height: 30 };
    const { side, arrow } = placed(about, POP, ROOM);
    expect(side).toBe('right');
    expect(arrow).toBe(18);
    expect(placed({ ...about, top: 300 }, POP, ROOM).arrow).toBe(120);
  });

  it('stays in a window that is too small for it', () => {
    const box = boxOf(
      { left: 100, top: 100, width: 100, height: 100 },
      { width: 400, height: 400 },
      { width: 420, height: 380 },
    );
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
  });
});
