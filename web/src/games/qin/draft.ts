/** The effects of a draft, read from its events: numbered, with gains and losses. */

import { cellName, sameCell, type Cell, type QinView } from './types';

/** An event as the server publishes it. Which values it has depends on its name (`facts.py`). */
export interface QinEvent {
  event: string;
  after: number;
  seat?: number;
  cell?: Cell;
  cells?: Cell[];
  size?: number;
  count?: number;
  pagodas?: number;
  village?: number;
  from?: number | null;
  /** The colours of a laid tile's spaces. */
  colours?: string;
  tile?: string;
}

export interface Effect {
  event: QinEvent;
  /** Change of pagodas on the board by seat. */
  gains: Map<number, number>;
  /** Cells to mark on the board. */
  cells: Cell[];
}

export interface Pill {
  cells: Cell[];
  /** Where the pagoda is in a province. */
  site: Cell;
  village: boolean;
  seat: number;
  change: number;
}

const HEADS = new Set(['founded', 'expanded', 'absorbed', 'seized', 'conquered']);

/** Returns the effects worth a line, in order. Pagodas placed or removed count towards the effect that caused it. */
export function effectsOf(events: readonly QinEvent[], after: QinView): Effect[] {
  const effects: Effect[] = [];
  for (const event of events) {
    if (HEADS.has(event.event)) effects.push({ event, gains: new Map(), cells: cellsOf(event, after) });
  }
  for (const event of events) {
    const effect = effects.find((one) => belongs(event, one, after));
    if (!effect || event.seat === undefined) continue;
    if (event.event === 'built') add(effect, event.seat, 1);
    if (event.event === 'returned') add(effect, event.seat, -(event.count ?? 0));
    if (event.event === 'seized' || event.event === 'conquered') add(effect, event.seat, 1);
    if (event.event === 'conquered' && typeof event.from === 'number') add(effect, event.from, -1);
  }
  return effects;
}

function add(effect: Effect, seat: number, change: number): void {
  effect.gains.set(seat, (effect.gains.get(seat) ?? 0) + change);
}

function belongs(event: QinEvent, effect: Effect, after: QinView): boolean {
  if (event === effect.event) return true;
  if (!event.cell || !effect.event.cell) return false;
  return provinceAt(after, event.cell) === provinceAt(after, effect.event.cell);
}

/** Returns the cells an event is about. */
export function cellsOf(event: QinEvent, view: QinView): Cell[] {
  if (event.village !== undefined) return view.villages[event.village]?.cells ?? [];
  if (event.cells) return event.cells;
  if (!event.cell) return [];
  const province = provinceAt(view, event.cell);
  return province >= 0 ? (view.provinces[province]?.cells ?? []) : [event.cell];
}

export function provinceAt(view: QinView, cell: Cell): number {
  return view.provinces.findIndex((province) => province.cells.some((other) => sameCell(other, cell)));
}

/** Returns where the board shows +1 and −1. They come from the events, so that every moved pagoda has its pill. */
export function pillsOf(events: readonly QinEvent[], before: QinView, after: QinView): Pill[] {
  const pills = new Map<string, Pill>();
  const put = (cells: Cell[], site: Cell | undefined, village: boolean, seat: number, change: number) => {
    if (!site) return;
    const key = `${cellName(site)}/${seat}/${Math.sign(change)}`;
    const known = pills.get(key);
    pills.set(key, { cells, site, village, seat, change: (known?.change ?? 0) + change });
  };
  const stand = (view: QinView, cell: Cell, seat: number, change: number) => {
    const province = view.provinces[provinceAt(view, cell)];
    put(province?.cells ?? [cell], province?.site ?? cell, false, seat, change);
  };
  for (const event of events) {
    if (event.seat === undefined) continue;
    if (event.event === 'built' && event.cell) {
      stand(after, event.cell, event.seat, 1);
    } else if (event.event === 'returned' && event.cell) {
      stand(before, event.cell, event.seat, -(event.count ?? 1));
    } else if ((event.event === 'seized' || event.event === 'conquered') && event.village !== undefined) {
      const cells = after.villages[event.village]?.cells ?? [];
      put(cells, cells[0], true, event.seat, 1);
      if (typeof event.from === 'number') put(cells, cells[0], true, event.from, -1);
    }
  }
  return [...pills.values()];
}
