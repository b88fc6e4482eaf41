/**
 * Dragging by mouse, pen and finger: a ghost follows the pointer, and a drop counts as a click there. `Drags` says what
 * can be dragged and what it means. A finger must rest before it drags, so that the page can still be scrolled.
 */

import type { Drags } from './picks';

/**
 * How many pixels a mouse must move before a click becomes a drag, and how many a finger may tremble before it scrolls.
 */
const FAR = 6;
/** How many milliseconds a finger must rest. */
const LONG = 260;

interface Press {
  id: number;
  spot: string;
  from: HTMLElement;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  ghost: HTMLElement | null;
}

/** Makes the page's spots draggable; returns a function that stops it. */
export function dragging(drags: () => Drags | null): () => void {
  let press: Press | null = null;
  let over: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drags]') : null;
    if (press || !from || event.button !== 0 || !event.isPrimary) return;
    press = {
      id: event.pointerId,
      spot: from.dataset['spot'] ?? '',
      from,
      x: event.clientX,
      y: event.clientY,
      timer: undefined,
      ghost: null,
    };
    if (event.pointerType !== 'mouse') press.timer = setTimeout(() => press && begin(press), LONG);
  }

  function begin(held: Press): void {
    clearTimeout(held.timer);
    held.ghost = ghostOf(held.from);
    follow(held, held.x, held.y);
    drags()?.lift(held.spot);
  }

  function move(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const gone = Math.hypot(event.clientX - press.x, event.clientY - press.y) >= FAR;
    if (!press.ghost && gone && event.pointerType !== 'mouse')
      end(); // it scrolls
    else if (!press.ghost && gone) begin(press);
    if (press?.ghost) follow(press, event.clientX, event.clientY);
  }

  function follow(held: Press, x: number, y: number): void {
    if (held.ghost) held.ghost.style.translate = `${x}px ${y}px`;
    const under = elementsAt(x, y);
    const target = drags()?.target(under.map(spotOf));
    mark(target ? (under.find((one) => spotOf(one) === target) ?? null) : null);
  }

  function mark(next: HTMLElement | null): void {
    if (over !== next) over?.removeAttribute('data-over');
    over = next;
    over?.setAttribute('data-over', '');
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, from, x, y } = press;
    end();
    if (!ghost) return;
    swallowClick();
    // A finger that has stayed where it was wants to know what this is.
    if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - x, event.clientY - y) < FAR) {
      drags()?.cancel();
      from.dispatchEvent(new Event('tell', { bubbles: true }));
      return;
    }
    drags()?.drop(elementsAt(event.clientX, event.clientY).map(spotOf));
  }

  function cancel(): void {
    const dragged = press?.ghost;
    end();
    if (dragged) drags()?.cancel();
  }

  function end(): void {
    clearTimeout(press?.timer);
    press?.ghost?.remove();
    press = null;
    mark(null);
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !press?.ghost) return;
    event.stopImmediatePropagation();
    cancel();
    window.addEventListener('pointerup', swallowClick, { once: true }); // the button is still down
  }

  /** During a drag the page does not scroll, and a long press opens no menu. */
  function hold(event: Event): void {
    if (press?.ghost || (press?.timer && event.type === 'contextmenu')) event.preventDefault();
  }

  const ear = new AbortController();
  const heard = { capture: true, signal: ear.signal };
  window.addEventListener('pointerdown', down, heard);
  window.addEventListener('pointermove', move, heard);
  window.addEventListener('pointerup', up, heard);
  window.addEventListener('pointercancel', cancel, heard);
  window.addEventListener('blur', cancel, { signal: ear.signal }); // the window's blur, not that of an element
  window.addEventListener('keydown', key, heard);
  window.addEventListener('contextmenu', hold, heard);
  window.addEventListener('touchmove', hold, { ...heard, passive: false });
  return () => {
    cancel();
    ear.abort();
  };
}

/** Returns the spots and drop areas at a point, topmost first. */
function elementsAt(x: number, y: number): HTMLElement[] {
  const named = document
    .elementsFromPoint(x, y)
    .filter((one): one is HTMLElement => one instanceof HTMLElement && spotOf(one as HTMLElement) !== '');
  return [...named.filter((one) => one.dataset['spot']), ...named.filter((one) => !one.dataset['spot'])];
}

function spotOf(element: HTMLElement): string {
  return element.dataset['spot'] ?? element.dataset['drop'] ?? '';
}

/** Returns a copy of the dragged thing as it looks in its place. */
function ghostOf(from: HTMLElement): HTMLElement {
  const box = from.getBoundingClientRect();
  const ghost = from.cloneNode(true) as HTMLElement;
  for (const name of ['data-spot', 'data-drags', 'aria-label', 'title']) ghost.removeAttribute(name);
  ghost.classList.add('drag-ghost');
  ghost.classList.remove('can', 'chosen', 'hinted', 'marked');
  ghost.inert = true;
  const zoom = from.offsetWidth ? box.width / from.offsetWidth : 1;
  Object.assign(ghost.style, {
    display: getComputedStyle(from).display,
    width: `${from.offsetWidth}px`,
    height: `${from.offsetHeight}px`,
    scale: String(zoom),
  });
  document.body.append(ghost);
  return ghost;
}

/** Ignores the click that a browser makes out of a drop or a long press. */
export function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}
