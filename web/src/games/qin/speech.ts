/** Qin in words: spaces for screen readers, log lines, effects of a draft, refusals. Every word is in `locale/`. */

import { say, type Values } from '../../lib/words.svelte';
import type { LogLine } from '../../table/Log.svelte';
import { named, who, type Speaker } from '../../table/speaker';
import { cellsOf, effectsOf, provinceAt, type QinEvent } from './draft';
import { tileOf } from './tiles';
import { cellName, cellsName, isColour, type Cell, type QinView } from './types';

/** Returns the values for a player in a message, or for nobody. */
function anyone(speaker: Speaker, seat: number | null | undefined, as = 'seat'): Values {
  return seat === null || seat === undefined ? named({ name: say('page-nobody') }, as) : who(speaker, seat, as);
}

/** Returns every space of the board in one sentence, by row and column. */
export function describeCells(view: QinView, speaker: Speaker, offered: ReadonlySet<string>): string[][] {
  const villages = byCell(view.villages);
  const provinces = byCell(view.provinces);
  const nobody = anyone(speaker, null, 'owner');
  return view.cells.map((signs, row) =>
    [...signs].map((sign, column) => {
      const cell = cellName([row, column]);
      const values = { cell, ...nobody, size: 0, pagodas: 0, colour: 'b', offered: offered.has(cell) ? 'yes' : 'no' };
      return say('page-qin-cell', { ...values, ...groundOf(sign, villages.get(cell), provinces.get(cell), speaker) });
    }),
  );
}

function byCell<Place extends { cells: readonly Cell[] }>(places: readonly Place[]): Map<string, Place> {
  return new Map(places.flatMap((place) => place.cells.map((cell): [string, Place] => [cellName(cell), place])));
}

type Village = QinView['villages'][number];
type Province = QinView['provinces'][number];

/** Returns what lies on a space, as values of a message. */
function groundOf(
  sign: string,
  village: Village | undefined,
  province: Province | undefined,
  speaker: Speaker,
): Values {
  if (sign === '~') return { ground: 'water' };
  if (village) {
    const ground = village.owner === null ? 'village' : 'owned';
    return { ground, ...anyone(speaker, village.owner, 'owner') };
  }
  if (!isColour(sign)) return { ground: 'grass' };
  if (!province) return { ground: 'single', colour: sign };
  const { cells, pagodas, owner } = province;
  return { ground: 'province', colour: sign, size: cells.length, pagodas, ...anyone(speaker, owner, 'owner') };
}

function colourOf(event: QinEvent, view: QinView): string {
  const sign = event.cell ? view.cells[event.cell[0]]?.[event.cell[1]] : undefined;
  return isColour(sign) ? sign : 'b';
}

/** Returns the values of an event in a message. */
export function eventValues(event: QinEvent, view: QinView, speaker: Speaker): Values {
  return {
    ...anyone(speaker, event.seat),
    ...anyone(speaker, event.from, 'from'),
    colour: colourOf(event, view),
    cell: event.cell ? cellName(event.cell) : '',
    cells: event.cells ? cellsName(event.cells) : '',
    village: event.village === undefined ? '' : cellsName(view.villages[event.village]?.cells ?? []),
    tile: event.colours ? tileOf(event.colours) : (event.tile ?? ''),
    size: event.size ?? 0,
    // The server gives a major province two pagodas.
    major: event.cell && (view.provinces[provinceAt(view, event.cell)]?.pagodas ?? 0) > 1 ? 'yes' : 'no',
    count: event.count ?? 0,
  };
}

export interface EffectLine {
  head: string;
  text: string;
  gains: [seat: number, change: number][];
  cells: Cell[];
}

/** Returns the list beside the numbers 1, 2, 3. */
export function effectLines(
  events: readonly QinEvent[],
  after: QinView,
  speaker: Speaker,
  mover: number,
): EffectLine[] {
  return effectsOf(events, after).map((effect) => {
    const { event } = effect.event;
    const given = { ...eventValues(effect.event, after, speaker), own: effect.event.seat === mover ? 'yes' : 'no' };
    return {
      head: say(`page-qin-effect-${event}`, given),
      text: say(`page-qin-effect-${event}-text`, given),
      gains: [...effect.gains].filter(([, change]) => change !== 0),
      cells: effect.cells,
    };
  });
}

export interface QinLine extends LogLine {
  /** The cells of the tile. */
  cells: Cell[];
  /** Everything that the move changed: the tile, and villages that changed hands. */
  marks: Cell[];
}

/** Returns a line for each move. `view` may be any later one: colours and villages never change once laid. */
export function logLines(events: readonly QinEvent[], view: QinView, speaker: Speaker): QinLine[] {
  const lines: QinLine[] = [];
  for (const group of grouped(events)) {
    const head = group.find((event) => event.event === 'placed' || event.event === 'passed' || event.event === 'first');
    if (head) lines.push(moveLine(head, group, view, speaker, lines.filter((line) => line.turn > 0).length));
    const end = group.find((event) => event.event === 'won') ?? group.find((event) => event.event === 'ended');
    if (end) lines.push(endLine(end, view, speaker));
  }
  return lines;
}

function grouped(events: readonly QinEvent[]): QinEvent[][] {
  const groups = new Map<number, QinEvent[]>();
  for (const event of events) groups.set(event.after, [...(groups.get(event.after) ?? []), event]);
  return [...groups.values()];
}

function moveLine(head: QinEvent, group: QinEvent[], view: QinView, speaker: Speaker, turns: number): QinLine {
  const clauses = group
    .filter((event) => isLogged(event))
    .map((event) => {
      const own = event.seat === head.seat ? 'yes' : 'no';
      return say(`page-qin-log-${event.event}`, { ...eventValues(event, view, speaker), own });
    });
  const gain = group.reduce((sum, event) => sum + gainOf(event, head.seat), 0);
  const given = eventValues(head, view, speaker);
  return {
    after: head.after,
    turn: head.event === 'first' ? 0 : turns + 1,
    seat: head.seat ?? null,
    head: speaker.name(head.seat ?? 0),
    text: say(clauses.length ? `page-qin-log-${head.event}-with` : `page-qin-log-${head.event}`, {
      ...given,
      clauses: clauses.join(', '),
    }),
    gain,
    gains: gainsOf(group, head.seat),
    cells: cellsOf(head, view),
    marks: [head, ...group.filter((event) => event.village !== undefined)].flatMap((event) => cellsOf(event, view)),
  };
}

function endLine(event: QinEvent, view: QinView, speaker: Speaker): QinLine {
  return {
    after: event.after,
    turn: 0,
    seat: event.seat ?? null,
    head: event.seat === undefined ? '' : speaker.name(event.seat),
    text: say(`page-qin-log-${event.event}`, eventValues(event, view, speaker)),
    gain: 0,
    cells: [],
    marks: [],
  };
}

function isLogged(event: QinEvent): boolean {
  return ['founded', 'expanded', 'absorbed', 'seized', 'conquered'].includes(event.event);
}

/** Returns what each player gains or loses in a move, the mover first. */
function gainsOf(group: readonly QinEvent[], mover: number | undefined): [number, number][] {
  const seats = new Set(group.flatMap((event) => [event.seat, event.from]).filter((seat) => typeof seat === 'number'));
  return [...seats]
    .sort((a, b) => Number(b === mover) - Number(a === mover))
    .map((seat): [number, number] => [seat, group.reduce((sum, event) => sum + gainOf(event, seat), 0)])
    .filter(([, change]) => change !== 0);
}

function gainOf(event: QinEvent, seat: number | undefined): number {
  if (event.event === 'returned') return event.seat === seat ? -(event.count ?? 0) : 0;
  if (event.event === 'built' || event.event === 'seized') return event.seat === seat ? 1 : 0;
  if (event.event === 'conquered') return event.seat === seat ? 1 : event.from === seat ? -1 : 0;
  return 0;
}

export interface RefusalNumbers {
  cell?: Cell;
  cells?: Cell[];
  ground?: string;
  tile?: string;
  colour?: string;
  placements?: number;
  majors?: number;
  spaces?: Record<string, number>;
  provinces?: Cell[];
}

/** A refusal in words: headline and explanation. */
export interface TurnRefusal {
  head: string;
  text: string;
}

/** Returns a refusal in words, with the server's numbers. */
export function refusalText(code: string, rule: string, numbers: RefusalNumbers, speaker: Speaker): TurnRefusal {
  const spaces = Object.entries(numbers.spaces ?? {}).map(([seat, count]) => `${speaker.name(Number(seat))} ${count}`);
  const text = say(`qin-refusal-${code}`, {
    rule,
    cell: numbers.cell ? cellName(numbers.cell) : '',
    cells: numbers.cells ? cellsName(numbers.cells) : '',
    ground: numbers.ground ?? '',
    tile: numbers.tile ?? '',
    colour: numbers.colour ?? '',
    placements: numbers.placements ?? 0,
    majors: numbers.majors ?? 0,
    spaces: spaces.join(', '),
    provinces: (numbers.provinces ?? []).map(cellName).join(', '),
  });
  const [head = '', ...rest] = text.split('\n');
  return { head, text: rest.join(' ') };
}
