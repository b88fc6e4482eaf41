/**
 * The screen: whether it is too small for a whole table at once (boards are then drawn afresh for it, their parts
 * behind tabs), and whether fingers use it.
 */

/** Follow a question about the screen. */
function following(question: string): () => boolean {
  const asked = matchMedia(question);
  let answer = $state(asked.matches);
  asked.addEventListener('change', () => (answer = asked.matches));
  return () => answer;
}

/** Wide and low: a phone held sideways, or a page at twice its size. */
const SIDEWAYS = '(max-height: 480px) and (min-width: 560px) and (min-aspect-ratio: 8/5)';

/** A phone, or a window as narrow or as low. */
export const phone = following(`(max-width: 860px), ${SIDEWAYS}`);

const coarse = following('(pointer: coarse)');

/** What a person plays with: texts that speak of taps, clicks or keys ask for it. */
export const device = (): 'touch' | 'desktop' => (coarse() ? 'touch' : 'desktop');

/**
 * Boards of many parts need more: a tablet held upright has width for one of them, and a narrow window would make all
 * tiny.
 */
export const tabbed = following(`(max-width: 959px), (max-width: 1100px) and (orientation: portrait), ${SIDEWAYS}`);

/**
 * A phone held sideways has no height to spare: boards take all of it, and what is done with them stands beside them.
 */
export const sideways = following(SIDEWAYS);
