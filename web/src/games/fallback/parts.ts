/**
 * An unknown view as nested lists: the name of each part, then its value or its parts. The game names parts by messages
 * `GAME-view-NAME`. Values called `seat`, `owner` or `to_move` are seats, and a part called `seats` has an entry for
 * each of them.
 */

import { has, say } from '../../lib/words.svelte';

export interface Part {
  name: string;
  /** Empty if it has parts. */
  value: string;
  parts: Part[];
}

type SeatName = (seat: number) => string;
type Json = Readonly<Record<string, unknown>>;

export const SEATS: readonly string[] = ['seat', 'from', 'owner', 'winner', 'to_move'];
const BY_SEAT: readonly string[] = ['seats', 'players'];
const NOTHING = '–';
/** A row of single values goes into one line if it is shorter than this many letters. */
const ROW = 60;

export class Listing {
  constructor(
    private readonly game: string,
    private readonly seatName: SeatName,
  ) {}

  /** Returns the parts of a view. */
  parts(view: Json): Part[] {
    return Object.entries(view).map(([name, value]) => this.#part(name, this.name(name), value));
  }

  /** Returns the name of a part, or of something in it. */
  name(name: string): string {
    const message = `${this.game}-view-${name.replaceAll('_', '-')}`;
    return has(message) ? say(message) : name.replaceAll('_', ' ');
  }

  /** Returns a value in one line: a seat by name, yes or no, a word of the game, or several of them. */
  value(name: string, value: unknown): string {
    if (isNothing(value)) return NOTHING;
    if (typeof value === 'boolean') return say(value ? 'plain-yes' : 'plain-no');
    if (Array.isArray(value)) return value.map((each) => this.value(name, each)).join(', ');
    if (typeof value === 'object') return this.#row(value as Json);
    if (typeof value === 'number' && SEATS.includes(name)) return this.seatName(value);
    return typeof value === 'string' ? this.name(value) : String(value);
  }

  #part(name: string, shown: string, value: unknown): Part {
    const row = isFlat(value) ? this.value(name, value) : isRow(value) ? this.#row(value) : '';
    if (row && (isFlat(value) || row.length < ROW)) return { name: shown, value: row, parts: [] };
    const list = value as unknown[];
    const parts = isObject(value)
      ? this.parts(value)
      : list.map((each, n) => this.#part('', BY_SEAT.includes(name) ? this.seatName(n) : String(n + 1), each));
    return { name: shown, value: '', parts };
  }

  #row(value: Json): string {
    return Object.entries(value)
      .map(([name, each]) => `${this.name(name)} ${this.value(name, each)}`)
      .join(', ');
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Whether a value fits in one line. */
function isFlat(value: unknown): boolean {
  return (
    isNothing(value) ||
    typeof value !== 'object' ||
    (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
  );
}

function isRow(value: unknown): value is Json {
  return isObject(value) && Object.values(value).every((each) => typeof each !== 'object' || each === null);
}
