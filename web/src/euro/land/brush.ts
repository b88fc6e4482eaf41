/** The painter's hand: outlines and strokes with seeded noise, the same every time. Nothing here knows a game. */

import type { Paint, Point, Shape } from './types';

/** Returns a source of numbers from 0 to 1 (mulberry32). */
export function chance(seed: number): (least?: number, most?: number) => number {
  let state = seed >>> 0;
  return (least = 0, most = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  };
}

/** Returns a number as short as it may be: tenths of a pixel. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns path data from a template, with its numbers shortened. */
export function path(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.map((part, n) => (n < values.length ? part + short(values[n]!) : part)).join('');
}

/** Returns a soft line through points. */
export function soft(points: readonly Point[], start = 'M'): string {
  const [first, ...rest] = points;
  if (!first || !rest.length) return '';
  let d = start + path`${first.x} ${first.y}`;
  rest.slice(0, -1).forEach((point, n) => {
    const next = rest[n + 1]!;
    d += path`Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  const last = rest.at(-1)!;
  return d + path`L${last.x} ${last.y}`;
}

/** Returns the outline of a brush stroke along points: pressed in the middle, lifted at both ends. */
export function stroke(points: readonly Point[], width: number, seed = 1): string {
  const random = chance(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, n) => {
    const before = points[Math.max(0, n - 1)]!;
    const after = points[Math.min(points.length - 1, n + 1)]!;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const long = Math.hypot(dx, dy) || 1;
    const press = (width / 2) * (0.18 + Math.sin((Math.PI * n) / (points.length - 1)) ** 0.7) * random(0.6, 1.15);
    left.push({ x: point.x - (dy / long) * press, y: point.y + (dx / long) * press });
    right.unshift({ x: point.x + (dy / long) * press, y: point.y - (dx / long) * press });
  });
  return `${soft(left)}${soft(right, 'L')}Z`;
}

export interface Peak {
  from: number;
  to: number;
  foot: number;
  top: number;
  seed: number;
  /** Where the summit is, from 0 on the left to 1 on the right. */
  summit?: number;
  paint?: Paint;
  opacity?: number;
  /** How many strokes run down from the ridge. */
  strokes?: number;
  line?: number;
}

/** Returns the ridge of a mountain from its western to its eastern foot. */
export function ridge({ from, to, foot, top, seed, summit = 0.5 }: Peak): Point[] {
  const random = chance(seed);
  const peak = from + (to - from) * summit;
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const x = from + (to - from) * t;
    const away = x < peak ? (peak - x) / (peak - from) : (x - peak) / (to - peak);
    const rise = (1 - away) ** 1.25;
    const rough = rise * (1 - rise);
    const height = rise + random(-0.5, 0.5) * 0.36 * (rough * 2.2 + 0.04) + 0.1 * Math.sin(t * 17 + seed) * rough;
    const edge = n === 0 || n === steps;
    return { x, y: edge ? foot : foot - (foot - top) * Math.max(0, height) };
  });
}

/** Returns a mountain: its wash, its ridge as a brush line, and the strokes of its flanks. */
export function mountain(peak: Peak): Shape[] {
  const { foot, top, seed, paint = 'blue', opacity = 0.8, strokes = 7, line = 1.5 } = peak;
  const points = ridge(peak);
  const crest = points.filter((point) => point.y < foot - (foot - top) * 0.14);
  const shapes: Shape[] = [{ d: `${soft(points)}Z`, paint, opacity }];
  if (crest.length > 2) shapes.push({ d: stroke(crest, line, seed), paint: 'ink', opacity: opacity * 0.75 });
  if (strokes && crest.length > 4) {
    const d = flanks(crest, foot, seed, strokes);
    shapes.push({ d, paint: 'line', width: line * 0.45, opacity: opacity * 0.45 });
  }
  return shapes;
}

/** Returns strokes that run down from a crest. */
function flanks(crest: readonly Point[], foot: number, seed: number, count: number): string {
  const random = chance(seed + 99);
  const peak = crest.reduce((best, point) => (point.y < best.y ? point : best));
  return Array.from({ length: count }, () => {
    const { x, y } = crest[Math.floor(random(crest.length / 6, (crest.length * 5) / 6))]!;
    const long = (foot - y) * random(0.28, 0.62);
    const aside = (x < peak.x ? -1 : 1) * long * random(0.15, 0.45);
    return (
      path`M${x} ${y + 1.5}q${aside * 0.2} ${long * 0.4} ${aside * 0.55} ${long * 0.62}` +
      path`t${aside * 0.45} ${long * 0.38}`
    );
  }).join('');
}

/** Returns a steep rock of the south, with its outline. */
export function rock(from: number, to: number, foot: number, top: number, opacity: number): Shape[] {
  const [w, h] = [to - from, foot - top];
  const d =
    path`M${from} ${foot}C${from + w * 0.18} ${foot - h * 0.12} ${from + w * 0.2} ${top + h * 0.34} ` +
    path`${from + w * 0.34} ${top + h * 0.1}C${from + w * 0.42} ${top - h * 0.03} ${from + w * 0.56} ` +
    path`${top - h * 0.02} ${from + w * 0.64} ${top + h * 0.16}C${from + w * 0.76} ${top + h * 0.46} ` +
    path`${from + w * 0.82} ${foot - h * 0.1} ${to} ${foot}`;
  return [
    { d: `${d}Z`, paint: 'green', opacity },
    { d, paint: 'line', width: 0.8, opacity: opacity * 0.6 },
  ];
}

/** Returns ripples strewn over a rectangle. */
export function ripples(from: number, to: number, top: number, foot: number, seed: number, count: number): string {
  const random = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y, w] = [random(from, to - 14), random(top, foot), random(7, 14)];
    return path`M${x} ${y}q${w / 4} -2.6 ${w / 2} 0t${w / 2} 0`;
  }).join('');
}

/** Returns grass strewn over a rectangle. */
export function grass(from: number, to: number, top: number, foot: number, seed: number, count: number): string {
  const random = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y, s] = [random(from, to), random(top, foot), random(0.6, 1)];
    return (
      path`M${x} ${y}q${-2 * s} ${-3 * s} ${-4 * s} ${-4.5 * s}M${x} ${y}q0 ${-4 * s} ${0.6 * s} ${-6.5 * s}` +
      path`M${x} ${y}q${2 * s} ${-2.5 * s} ${4.4 * s} ${-3.6 * s}`
    );
  }).join('');
}
