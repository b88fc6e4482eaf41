/** Finds players who have been away long enough for a bot to stand in: the server allows it after a minute. */

import type { Live } from '../lib/live.svelte';

export const ABSENT = 61_000;

export class Absence {
  /** Seats whose player has been away long enough. */
  long = $state.raw<number[]>([]);
  #since = new Map<number, number>();

  constructor(private readonly live: Live) {}

  #missing(): number[] {
    const { room, table } = this.live;
    if (!room || table?.state !== 'running' || table.pace !== 'live') return [];
    return room.seats
      .filter((seat) => seat.kind === 'person' && !seat.mine && !seat.stand_in && !room.here.includes(seat.seat))
      .map((seat) => seat.seat);
  }

  /** Checks who is there. */
  look(now = Date.now()): void {
    const missing = this.#missing();
    for (const seat of [...this.#since.keys()]) if (!missing.includes(seat)) this.#since.delete(seat);
    for (const seat of missing) if (!this.#since.has(seat)) this.#since.set(seat, now);
    const long = missing.filter((seat) => now - (this.#since.get(seat) ?? now) >= ABSENT);
    if (long.join() !== this.long.join()) this.long = long;
  }

  /** Checks now and then; for use as an effect. */
  watch(): () => void {
    const timer = setInterval(() => this.look(), 5000);
    return () => clearInterval(timer);
  }
}
