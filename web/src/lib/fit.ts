/** Scales a table drawn for 1280 x 720 to the window, so that all of it is on one screen. */

export const WIDTH = 1280;

/** `height` is what the table was drawn for, `bars` what is above and below it, `least` the smallest scale. */
export function fit(width: number, tall: number, height: number, bars: number, least = 0.66): number {
  return Math.min(Math.max(Math.min(width / WIDTH, (tall - bars) / height), least), 1.8);
}
