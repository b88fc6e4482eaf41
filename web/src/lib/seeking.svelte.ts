/**
 * Waiting to be matched. The server forgets a request whose page falls silent, so the page says every few seconds that
 * it still waits; the reply tells whether there is a match.
 */

import type { Seek, SeekRequest } from '../protocol';
import { ServerAction } from './action.svelte';
import { lobby } from './lobby';

/** Milliseconds between two signs that the page still waits. */
const INTERVAL = 3000;

export class Seeking extends ServerAction {
  seek = $state.raw<Seek | null>(null);
  /** When waiting began, by this device's clock. */
  #since = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #wanted: SeekRequest | null = null;

  constructor(private readonly matched: (table: string) => void) {
    super();
  }

  get waiting(): boolean {
    return this.seek?.state === 'waiting';
  }

  /** Returns the seconds since waiting began. */
  waited(now: number): number {
    return Math.max(0, (now - this.#since) / 1000);
  }

  start(wanted: SeekRequest): Promise<void> {
    return this.do(async () => {
      this.#wanted = wanted;
      const told = await lobby.seek(wanted);
      this.#since = Date.now() - (told.waited ?? 0) * 1000;
      await this.#hear(told);
      clearInterval(this.#timer);
      if (this.waiting) this.#timer = setInterval(() => void this.do(() => this.#keep()), INTERVAL);
    });
  }

  /** Stops waiting; returns false if a match came first. */
  async stop(): Promise<boolean> {
    const waited = this.#timer !== undefined;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.seek = null;
    if (!waited) return true;
    const told = await lobby.stopSeeking();
    if (told.table) this.matched(told.table);
    return !told.table;
  }

  async #keep(): Promise<void> {
    const told = await lobby.keepSeeking();
    // It was forgotten while this device slept.
    await this.#hear(told.state === 'none' && this.#wanted ? await lobby.seek(this.#wanted) : told);
  }

  async #hear(told: Seek): Promise<void> {
    if (told.state === 'matched' && told.table) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.seek = null;
      await lobby.stopSeeking();
      this.matched(told.table);
    } else this.seek = told;
  }
}
