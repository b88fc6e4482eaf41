/** "Show me": plays what the lesson advises, click by click, then takes it back. */

import type { Spots } from '../lib/spots.svelte';

/** The time before and after a click, and how long the result stays, in milliseconds. */
const BEAT = { before: 700, after: 700, result: 1400 };

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

export class Demonstration {
  running = $state(false);
  /** Whether the target is being clicked. */
  tapped = $state(false);

  constructor(private readonly spots: Spots) {}

  async play(): Promise<void> {
    const { spots } = this;
    if (this.running || spots.busy) return;
    const [before, version, text] = [spots.snapshot(), spots.live.version, spots.coach?.say];
    const goesOn = () => spots.live.version === version && spots.aim !== null && spots.coach?.say === text;
    this.running = true;
    try {
      while (goesOn() && !spots.trouble) await this.#click();
      await pause(BEAT.result);
      if (spots.live.version === version) await spots.restore(before);
    } finally {
      this.running = false;
    }
  }

  async #click(): Promise<void> {
    await pause(BEAT.before);
    this.tapped = true;
    await this.spots.advance();
    await pause(BEAT.after / 4);
    this.tapped = false;
    await pause((BEAT.after * 3) / 4);
  }
}
