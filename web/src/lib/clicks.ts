/**
 * Makes a double click one click. Its second half would hit what the first has led to: the next answer, a chosen card
 * that is returned, "Resign this game?". Elements made for quick clicks have `data-quick`.
 */

const CLICKABLE = 'button, a, summary';

export function ignoreDoubleClicks(): () => void {
  window.addEventListener('click', second, { capture: true });
  return () => window.removeEventListener('click', second, { capture: true });
}

function second(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest(CLICKABLE) : null;
  if (event.detail < 2 || !target || target.closest('[data-quick]')) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}
