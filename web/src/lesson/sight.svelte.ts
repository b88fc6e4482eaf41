/** Follows where things are on the screen while the table moves, scrolls and changes. */

import { MARGIN, type Box, type Size } from './place';
import { floorOf, found } from './seek';

/** How often it looks, in milliseconds. */
const EVERY = 120;

export class Sight {
  /** What is looked for; null for what is not on the screen. */
  boxes = $state.raw<readonly (Box | null)[]>([]);
  /** Whether pieces are travelling over the table. */
  moving = $state(false);
  screen = $state.raw<Size>({ width: innerWidth, height: innerHeight });
  readonly small = $derived(this.screen.width < 640 + 2 * MARGIN);

  constructor(private readonly look: () => (Box | null)[]) {}

  /** Returns the screen, with where a bar that does not hold these begins. */
  around(selectors: readonly string[]): Size & { floor: number } {
    void this.boxes;
    return { ...this.screen, floor: floorOf(found(selectors)) };
  }

  measure = (): void => {
    const boxes = this.look().map((box) => box && rounded(box));
    if (JSON.stringify(boxes) !== JSON.stringify(this.boxes)) this.boxes = boxes;
    this.moving = document.querySelector('[data-motion="moving"]') !== null;
    const { width, height } = this.screen;
    if (width !== innerWidth || height !== innerHeight) this.screen = { width: innerWidth, height: innerHeight };
  };

  /** Looks now and from now on; returns how to stop. */
  watch(): () => void {
    this.measure();
    const timer = setInterval(this.measure, EVERY);
    addEventListener('scroll', this.measure, { capture: true, passive: true });
    addEventListener('resize', this.measure);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', this.measure, { capture: true });
      removeEventListener('resize', this.measure);
    };
  }
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
