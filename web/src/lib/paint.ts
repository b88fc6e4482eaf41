/**
 * A click is answered at once, even on a slow machine: the browser first paints that the button was pressed
 * (`data-pressed`), and only then draws what the click changes or what the server says.
 */

const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;
/** The longest wait in milliseconds, because a tab in the background paints nothing. */
const LONGEST_WAIT = 250;

let waiting: (() => void)[] | null = null;
/** The number of the last click or key. */
let last = 0;
/** The buttons whose clicks have not been painted yet. */
const pressed: HTMLElement[] = [];

function drain(): void {
  const work = waiting ?? [];
  waiting = null;
  for (const one of pressed.splice(0)) delete one.dataset['pressed'];
  for (const one of work) one();
}

function press(button: HTMLElement): void {
  button.dataset['pressed'] = '';
  pressed.push(button);
}

function hold(event: Event): void {
  const mine = ++last;
  const first = waiting === null;
  const work = (waiting ??= []);
  const button = event.type === 'click' && (event.target as Partial<Element> | null)?.closest?.('button');
  if (button) press(button);
  if (first) setTimeout(() => waiting === work && drain(), LONGEST_WAIT);
  // A timer set within a frame runs once that frame has been painted.
  requestAnimationFrame(() => setTimeout(() => mine === last && drain()));
}

if (typeof window !== 'undefined')
  for (const input of INPUTS) window.addEventListener(input, hold, { capture: true, passive: true });

/** Runs something once the last click or key has been painted, or at once if none is pending. Keeps the order. */
export function afterPaint(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
