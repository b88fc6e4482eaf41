/** A person's hands at a table: one action at a time, and what is picked meanwhile is not lost. */

import type { Live } from './live.svelte';
import { Trouble } from './trouble';

/** More than so many picks are not kept waiting: nobody would know any more what they meant. */
const MOST = 4;

interface Pick {
  what: string;
  /** The moment of the game for which it was meant. */
  moment: string;
  action: () => unknown;
}

export class Hands {
  trouble = $state.raw<Trouble | null>(null);
  #working = $state(false);
  /** What is being picked just now, if anything. */
  #picking = '';
  #next: Pick[] = [];

  constructor(private readonly live: Live) {}

  /** Whether nothing can be done just now: something is under way, or nobody would hear of it. */
  get busy(): boolean {
    return this.#working || this.live.status !== 'open';
  }

  /** Do something, unless something else is under way. What goes wrong is kept, to be told. */
  async do(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.#working = true;
    this.trouble = null;
    try {
      await action();
    } catch (error) {
      this.#next = [];
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    } finally {
      this.#working = false;
      // Later than whatever waited for this action, which may have a second part.
      setTimeout(() => this.#goOn());
    }
  }

  /**
   * Pick something on the board: at once, or right after what is under way, and then as the board stands by then.
   * Clicked again out of impatience it counts once; once the table has moved on it counts no more.
   */
  pick(what: string, action: () => unknown): void {
    if (!this.#working) {
      this.#begin(what, action);
      return;
    }
    const again = what !== '' && what === (this.#next.at(-1)?.what ?? this.#picking);
    if (!again && this.#next.length < MOST) this.#next.push({ what, moment: this.live.moment, action });
  }

  #begin(what: string, action: () => unknown): void {
    this.#picking = what;
    void action();
  }

  #goOn(): void {
    if (this.#working) return;
    this.#picking = '';
    const next = this.#next.shift();
    if (!next) return;
    if (next.moment === this.live.moment) this.#begin(next.what, next.action);
    // What did not ask the server has ended already.
    if (!this.#working) this.#goOn();
  }
}
