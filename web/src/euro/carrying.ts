/** What a drag does at a desk: the thing is picked when it is taken up, and its target when it is let go; else all is as it was before. */

import type { Desk } from './desk.svelte';
import type { Drags } from './types';

/** What a game says of its spots. */
export interface Carried {
  /** What can be dragged now. */
  sources: () => ReadonlySet<string>;
  /** Take it up: from now on its targets glow. */
  lift: (spot: string) => void;
  /** Where it would go, of the spots under the pointer; empty where it cannot be let go. */
  target: (spots: string[]) => string;
  /** A spot that does not glow: whether a click on it would be about the thing, if only to say why not. */
  means: (spot: string) => boolean;
  pick: (spot: string) => unknown;
}

export class Carrying implements Drags {
  #before: string[] = [];
  #spot = '';

  constructor(
    private readonly desk: Desk,
    private readonly game: Carried,
  ) {}

  has(spot: string): boolean {
    return this.game.sources().has(spot);
  }

  lift(spot: string): void {
    this.#before = this.desk.answers;
    this.#spot = spot;
    this.desk.hands.pick('', () => this.game.lift(spot));
  }

  /** Beside its actions the court takes a card as such: which action is asked then. */
  target(spots: string[]): string {
    const others = spots.filter((spot) => spot !== this.#spot);
    return this.game.target(others) || (others.includes('court') && this.desk.options.includes('court') ? 'court' : '');
  }

  /** Once the server knows what was taken up, it is let go as the board stands by then. */
  drop(spots: string[]): void {
    this.desk.hands.pick('', () => {
      const spot = this.target(spots) || spots.find((one) => one !== this.#spot && this.game.means(one));
      return spot ? this.game.pick(spot) : this.desk.restore(this.#before);
    });
  }

  cancel(): void {
    this.desk.hands.pick('', () => this.desk.restore(this.#before));
  }
}
