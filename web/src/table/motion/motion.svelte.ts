/**
 * Moves at the player's pace. The server's newest view may be several moves ahead of what the table shows: this holds
 * the views in between and shows one after another, while pieces travel. Whatever the player does finishes it at once.
 */

import { tick } from 'svelte';
import { prefs } from '../../lib/prefs.svelte';
import type { Json } from '../../protocol';
import { Flights } from './flights';
import type { Journey, Livery } from './journey';
import { moveTime } from './pace';

/** The table after a change: its view, and how many events had happened. */
export interface Frame {
  view: Json;
  events: number;
}

/** What the motion needs to know of a game. */
export interface Guide {
  /** Returns what travels in the events after the first `from`, up to `to`. */
  journeys: (from: number, to: number) => Journey[];
  /** Returns how many moves the first events are. */
  moves: (events: number) => number;
  livery: (seat: number) => Livery;
}

export class Motion {
  /** What the table shows while it is behind; null if it shows the newest view. */
  held = $state.raw<Frame | null>(null);
  moving = $state(false);
  #waiting: Frame[] = [];
  #last: Frame | null = null;
  /** When the next move may begin. */
  #due = 0;
  #wake: (() => void) | null = null;
  #flights: Flights | null = null;
  #run = 0;

  constructor(private readonly guide: Guide) {}

  /** Takes in the newest table. With `travels`, it is shown when its turn comes; else at once. */
  take(frame: Frame, travels: boolean): void {
    const before = this.#last;
    this.#last = frame;
    const waits = this.moving && this.held !== null;
    const moved = before !== null && frame.events > before.events;
    if (!before || !travels || prefs.pace === 'instant' || document.hidden) {
      this.finish();
      return;
    }
    // Nothing happened: there is nothing to show, and the next move keeps its time.
    if (!moved && !waits) return;
    this.held ??= before;
    this.#waiting.push(frame);
    if (!this.moving) void this.#go(++this.#run);
  }

  /** Ends everything that moves, and shows the newest view. */
  finish(): void {
    this.#run += 1;
    this.#waiting = [];
    this.#flights?.land();
    this.#flights = null;
    this.#wake?.();
    this.#wake = null;
    this.#due = 0;
    this.#rest();
  }

  /** The table shows the newest view. */
  #rest(): void {
    this.held = null;
    this.moving = false;
  }

  async #go(run: number): Promise<void> {
    this.moving = true;
    while (this.#waiting.length && run === this.#run) {
      const from = this.held!.events;
      const begins = this.guide.moves(this.#waiting[0]!.events) > this.guide.moves(from);
      if (begins) await this.#until(this.#due);
      if (run !== this.#run) return;
      await this.#show(this.#waiting.shift()!, from, begins);
    }
    if (run === this.#run) this.#rest();
  }

  async #show(frame: Frame, from: number, begins: boolean): Promise<void> {
    const flights = new Flights(this.guide.livery);
    this.#flights = flights;
    if (begins) this.#due = performance.now() + moveTime(prefs.pace);
    const journeys = this.guide.journeys(from, frame.events);
    await flights.fly(journeys.filter((one) => one.ahead));
    if (this.#flights !== flights) return;
    this.held = frame;
    await tick();
    if (this.#flights === flights) await flights.fly(journeys.filter((one) => !one.ahead));
  }

  #until(due: number): Promise<void> {
    const rest = due - performance.now();
    if (rest <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, rest);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
