/**
 * A double click is one click. Its second half would hit what the first has brought about: the next answer, a chosen card that is given
 * back, "Resign this game?". Only what is made to be clicked in quick succession, marked with `data-quick`, hears every click.
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
