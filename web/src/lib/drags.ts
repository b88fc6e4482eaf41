/**
 * Makes a drag two picks: the thing when it is lifted, its target when it is dropped. Otherwise everything is restored.
 */

import type { Drags } from './picks';
import type { Spots } from './spots.svelte';

export class SpotDrags implements Drags {
  #before: ReturnType<Spots['snapshot']> | null = null;
  #spot = '';

  constructor(private readonly spots: Spots) {}

  has(spot: string): boolean {
    const { can, may, chosen } = this.spots;
    return (can.has(spot) || may.has(spot) || chosen.has(spot)) && this.spots.leads(spot);
  }

  lift(spot: string): void {
    this.#before = this.spots.snapshot();
    this.#spot = spot;
    if (!this.spots.chosen.has(spot)) this.spots.lift(spot);
  }

  target(spots: string[]): string {
    return spots.find((spot) => spot !== this.#spot && this.spots.takes(spot)) ?? '';
  }

  /**
   * Drops the thing once the server knows that it was lifted, on the board as it is by then. If it cannot go there,
   * asks why.
   */
  drop(spots: string[]): void {
    this.spots.queue.add('', () => {
      const spot = this.target(spots) || spots.find((one) => one !== this.#spot && !this.spots.leads(one));
      return spot ? this.spots.pick(spot) : this.#putBack();
    });
  }

  cancel(): void {
    this.spots.queue.add('', () => this.#putBack());
  }

  #putBack(): unknown {
    return this.#before && this.spots.restore(this.#before);
  }
}
