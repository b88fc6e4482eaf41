import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wire } from '../src/lib/connection.svelte';

let frames: (() => void)[] = [];
let page: EventTarget;
let afterPaint: (work: () => void) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  frames = [];
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  ({ afterPaint } = await import('../src/lib/paint'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function paint(): void {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
}

test('without a click, nothing waits', () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  expect(done).toEqual(['first']);
});

test('after a click, everything waits for its paint, in order', () => {
  const done: string[] = [];
  page.dispatchEvent(new Event('click'));
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['first', 'second']);
  afterPaint(() => done.push('third'));
  expect(done).toHaveLength(3);
});

test('a second click before the paint is painted first as well', () => {
  const done: string[] = [];
  page.dispatchEvent(new Event('pointerdown'));
  const [early] = frames.splice(0);
  afterPaint(() => done.push('first'));
  early!();
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(0);
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['first']);
});

test('a page in the background paints nothing, and waits only a moment', () => {
  const done: string[] = [];
  page.dispatchEvent(new Event('keydown'));
  afterPaint(() => done.push('first'));
  vi.advanceTimersByTime(250);
  expect(done).toEqual(['first']);
});

test('the patience for an earlier click does not cut a later one short', () => {
  const done: string[] = [];
  page.dispatchEvent(new Event('pointerdown'));
  paint();
  vi.advanceTimersByTime(200);
  page.dispatchEvent(new Event('click'));
  afterPaint(() => done.push('first'));
  vi.advanceTimersByTime(100);
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['first']);
});

test('a farewell that waits for a paint is heard before the loss of its connection', async () => {
  const { Live } = await import('../src/lib/live.svelte');
  const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const live = new Live(() => wire);
  wire.onopen?.();
  page.dispatchEvent(new Event('click'));
  wire.onmessage?.({ data: JSON.stringify({ type: 'bye', code: 'revoked' }) });
  wire.onclose?.();
  paint();
  expect([live.status, live.bye]).toEqual(['closed', 'revoked']);
});
