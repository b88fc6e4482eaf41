/**
 * Runs a player's actions one at a time. Picks made while one is running wait their turn, and each begins only when the
 * click or key that made it has been painted: on a slow machine, drawing what it changes takes longer than a frame.
 */

import type { Live } from './live.svelte';
import { afterPaint } from './paint';
import { Trouble } from './trouble';

/** With more picks than this waiting, nobody would remember what they meant. */
const LONGEST = 4;

interface Waiting {
  what: string;
  /** The moment of the game for which it was meant. */
  moment: string;
  action: () => unknown;
}

export class ActionQueue {
  trouble = $state.raw<Trouble | null>(null);
  #running = $state(false);
  /** What is being picked just now, if anything. */
  #current = '';
  #waiting: Waiting[] = [];

  constructor(private readonly live: Live) {}

  /** Whether nothing can be done now: an action is running, or the server is out of reach. */
  get busy(): boolean {
    return this.#running || this.live.status !== 'open';
  }

  /** Runs an action unless another is running. Records what goes wrong in `trouble` and drops what waits. */
  run(action: () => Promise<void>): Promise<void> {
    return new Promise((done, failed) => afterPaint(() => void this.#run(action).then(done, failed)));
  }

  async #run(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.#running = true;
    this.trouble = null;
    try {
      await action();
    } catch (error) {
      this.#waiting = [];
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    } finally {
      this.#running = false;
      // Later than the caller that awaits this action, which may run a second part.
      setTimeout(() => afterPaint(() => this.#next()));
    }
  }

  /**
   * Starts a pick now, or after what is running, on the board as it is by then. Impatient clicks on the same thing
   * count once, and picks meant for an older position are dropped.
   */
  add(what: string, action: () => unknown): void {
    afterPaint(() => this.#add(what, action));
  }

  #add(what: string, action: () => unknown): void {
    if (!this.#running) {
      this.#start(what, action);
      return;
    }
    const again = what !== '' && what === (this.#waiting.at(-1)?.what ?? this.#current);
    if (!again && this.#waiting.length < LONGEST) this.#waiting.push({ what, moment: this.live.moment, action });
  }

  #start(what: string, action: () => unknown): void {
    this.#current = what;
    void action();
  }

  #next(): void {
    if (this.#running) return;
    this.#current = '';
    const next = this.#waiting.shift();
    if (!next) return;
    if (next.moment === this.live.moment) this.#start(next.what, next.action);
    // A pick that did not ask the server is already over.
    if (!this.#running) this.#next();
  }
}
