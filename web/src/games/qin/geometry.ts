/** Shapes of sets of cells: rounded outlines, holes included. One cell is `UNIT` wide. */

import { cellName, type Cell } from './types';

export const UNIT = 48;

interface Point {
  x: number;
  y: number;
}

/** Returns the corners of every loop around a set of cells, in cell units, with the inside to the right. */
export function loops(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(cellName));
  const has = (row: number, column: number) => inside.has(cellName([row, column]));
  const edges: { from: Point; to: Point }[] = [];
  for (const [row, column] of cells) {
    const [x, y] = [column, row];
    if (!has(row - 1, column)) edges.push({ from: { x, y }, to: { x: x + 1, y } });
    if (!has(row, column + 1)) edges.push({ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } });
    if (!has(row + 1, column)) edges.push({ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } });
    if (!has(row, column - 1)) edges.push({ from: { x, y: y + 1 }, to: { x, y } });
  }
  const starting = new Map<string, { from: Point; to: Point }[]>();
  for (const edge of edges) {
    const key = `${edge.from.x},${edge.from.y}`;
    starting.set(key, [...(starting.get(key) ?? []), edge]);
  }
  const found: Point[][] = [];
  const used = new Set<object>();
  for (const first of edges) {
    if (used.has(first)) continue;
    const corners: Point[] = [];
    let edge = first;
    do {
      used.add(edge);
      const next = follow(edge, starting.get(`${edge.to.x},${edge.to.y}`) ?? []);
      if (cross(edge, next) !== 0) corners.push(edge.to);
      edge = next;
    } while (edge !== first);
    found.push(corners);
  }
  return found;
}

type Edge = { from: Point; to: Point };

/** Returns the next edge. Where two cells touch by a corner it turns right, so that they stay separate. */
function follow(edge: Edge, ways: Edge[]): Edge {
  return ways.find((way) => cross(edge, way) > 0) ?? (ways[0] as Edge);
}

function cross(a: Edge, b: Edge): number {
  return (a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x);
}

/** Returns the outline of a set of cells as an SVG path: `inset` inwards, with rounded corners. */
export function outline(cells: readonly Cell[], inset = 2, radius = 7, unit = UNIT): string {
  return loops(cells)
    .map((corners) => rounded(shrunk(corners, inset, unit), radius))
    .join('');
}

function shrunk(corners: Point[], inset: number, unit: number): Point[] {
  return corners.map((corner, n) => {
    const before = corners.at(n - 1) ?? corner;
    const after = corners[(n + 1) % corners.length] ?? corner;
    const [inX, inY] = [Math.sign(corner.x - before.x), Math.sign(corner.y - before.y)];
    const [outX, outY] = [Math.sign(after.x - corner.x), Math.sign(after.y - corner.y)];
    return { x: corner.x * unit + inset * (-inY - outY), y: corner.y * unit + inset * (inX + outX) };
  });
}

function rounded(corners: Point[], radius: number): string {
  const parts = corners.map((corner, n) => {
    const before = corners.at(n - 1) ?? corner;
    const after = corners[(n + 1) % corners.length] ?? corner;
    const near = towards(corner, before, radius);
    const far = towards(corner, after, radius);
    return `${n === 0 ? 'M' : 'L'}${at(near)}Q${at(corner)} ${at(far)}`;
  });
  return parts.length ? `${parts.join('')}Z` : '';
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const step = Math.min(distance, length / 2);
  return { x: from.x + Math.sign(to.x - from.x) * step, y: from.y + Math.sign(to.y - from.y) * step };
}

function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns thin seams between neighbouring cells of a set, so that spaces can be counted. */
export function seams(cells: readonly Cell[], gap = 6): string {
  const inside = new Set(cells.map(cellName));
  return cells
    .map(([row, column]) => {
      const right = inside.has(cellName([row, column + 1]));
      const below = inside.has(cellName([row + 1, column]));
      const [x, y] = [column * UNIT, row * UNIT];
      const down = right ? `M${x + UNIT} ${y + gap}v${UNIT - 2 * gap}` : '';
      return below ? `${down}M${x + gap} ${y + UNIT}h${UNIT - 2 * gap}` : down;
    })
    .join('');
}

/** Returns corner brackets around the smallest rectangle that holds all cells. */
export function brackets(cells: readonly Cell[], reach = 11, out = 2): string {
  const rows = cells.map((cell) => cell[0]);
  const columns = cells.map((cell) => cell[1]);
  const [left, top] = [Math.min(...columns) * UNIT - out + 2, Math.min(...rows) * UNIT - out + 2];
  const [right, bottom] = [(Math.max(...columns) + 1) * UNIT + out - 2, (Math.max(...rows) + 1) * UNIT + out - 2];
  return (
    `M${left} ${top + reach}V${top}H${left + reach}M${right - reach} ${top}H${right}V${top + reach}` +
    `M${right} ${bottom - reach}V${bottom}H${right - reach}M${left + reach} ${bottom}H${left}V${bottom - reach}`
  );
}

/** Returns the middle of a cell. */
export function centre(cell: Cell): Point {
  return { x: (cell[1] + 0.5) * UNIT, y: (cell[0] + 0.5) * UNIT };
}

/** Returns the middle of several cells. */
export function middle(cells: readonly Cell[]): Point {
  const points = cells.map(centre);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
