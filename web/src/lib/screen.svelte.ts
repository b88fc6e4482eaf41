/** The screen: whether it is too small for a whole table, whose parts then go behind tabs, and whether it has touch. */

/** Follows a media query. */
function following(question: string): () => boolean {
  const asked = matchMedia(question);
  let answer = $state(asked.matches);
  asked.addEventListener('change', () => (answer = asked.matches));
  return () => answer;
}

/** Wide and low: a phone on its side, or a page at 200 % zoom. */
const SIDEWAYS = '(max-height: 480px) and (min-width: 560px) and (min-aspect-ratio: 8/5)';

/** A phone, or a window as narrow or as low. */
export const phone = following(`(max-width: 860px), ${SIDEWAYS}`);

const coarse = following('(pointer: coarse)');

/** How the player plays, for texts that mention taps, clicks or keys. */
export const device = (): 'touch' | 'desktop' => (coarse() ? 'touch' : 'desktop');

/**
 * Whether the heavy games need tabs: also on an upright tablet, and in narrow windows that would make all parts tiny.
 */
export const tabbed = following(`(max-width: 959px), (max-width: 1100px) and (orientation: portrait), ${SIDEWAYS}`);

/** Whether the heavy games have space for three columns; else court and hand share one, and less goes behind tabs. */
export const spacious = following('(min-width: 1240px) and (min-height: 706px)');

/** Whether it is an upright tablet: parts are behind tabs, but each has its full size. */
export const upright = following('(min-width: 660px) and (orientation: portrait)');

/** Whether it is a phone on its side: boards take the whole height, and the rest is beside them. */
export const sideways = following(SIDEWAYS);
