/**
 * What somebody looks at for a while: a mouse that rests on a spot, keyboard focus, or a finger that stays. A click, a
 * drag, Escape or looking away ends it.
 */

import { swallowClick } from '../../lib/drag';

/** How many milliseconds a mouse must rest, and a finger. */
const REST = 450;
export const LONG = 480;
/** How long one may be between a subject and its popover. */
const LEAVE = 160;
/** How many pixels a finger may tremble. */
const FAR = 8;
const SUBJECTS = '[data-spot], [data-about]';

export class Attention {
  /** What is told about. */
  subject = $state.raw<HTMLElement | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: HTMLElement | null = null;
  /** What has just been clicked: nobody wants to read about it before coming back to it. */
  #done: HTMLElement | null = null;
  #touch: { x: number; y: number } | null = null;
  /** Its own tooltip, which would say the same once more and is put away meanwhile. */
  title = $state('');

  /**
   * Listens until the returned function is called. `isPopover` says whether something is inside the popover, `hovers`
   * whether a resting mouse opens it.
   */
  listen(isPopover: (element: Element) => boolean, hovers: () => boolean): () => void {
    const ear = new AbortController();
    const heard = { capture: true, signal: ear.signal, passive: true };
    const on = <K extends keyof WindowEventMap>(name: K, handle: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(name, handle, heard);
    // Not `pointerover`: nobody asks about what comes under a resting mouse.
    on('pointermove', (event) => {
      if (event.pointerType === 'mouse' && hovers()) this.#hover(event.target as Element, isPopover);
    });
    on('pointerdown', (event) => this.#press(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', () => this.#release());
    on('pointercancel', () => this.#release());
    on('focusin', (event) => this.#focus(event.target as Element));
    on('focusout', (event) => event.target === this.subject && this.#later(null, LEAVE));
    on('keydown', (event) => event.key === 'Escape' && this.close());
    on('resize', () => this.close());
    on('scroll', (event) => !isPopover(event.target as Element) && this.close());
    window.addEventListener('tell', (event) => this.#open(subjectOf(event.target as Element)), heard);
    return () => {
      ear.abort();
      this.close();
    };
  }

  close(): void {
    this.#later(null);
  }

  #later(subject: HTMLElement | null, after = 0): void {
    clearTimeout(this.#timer);
    if (subject === this.subject) return;
    if (after) this.#timer = setTimeout(() => this.#open(subject), after);
    else this.#open(subject);
  }

  #open(subject: HTMLElement | null): void {
    clearTimeout(this.#timer);
    if (document.querySelector('.drag-ghost') || (subject && !subject.isConnected)) return;
    if (this.subject && this.title) this.subject.title = this.title;
    this.title = subject?.title ?? '';
    subject?.removeAttribute('title');
    this.subject = subject;
  }

  #hover(element: Element, isPopover: (element: Element) => boolean): void {
    if (isPopover(element)) return clearTimeout(this.#timer);
    const over = subjectOf(element);
    if (over !== this.#done) this.#done = null;
    if (over === this.#over) return;
    this.#over = over;
    if (over && over !== this.#done) this.#later(over, REST);
    else this.#later(null, LEAVE);
  }

  #focus(element: Element): void {
    const subject = subjectOf(element);
    if (subject === element && element.matches(':focus-visible')) this.#later(subject, REST);
  }

  #press(event: PointerEvent): void {
    const subject = subjectOf(event.target as Element);
    this.#done = subject;
    this.#over = subject;
    this.close();
    // What can be dragged is lifted by a long press; if it is put down where it was, it tells about itself.
    if (event.pointerType === 'mouse' || !subject || subject.matches('[data-drags]')) return;
    this.#touch = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#touch = null;
      this.#open(subject);
      window.addEventListener('pointerup', swallowClick, { once: true });
    }, LONG);
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (this.#touch && Math.hypot(clientX - this.#touch.x, clientY - this.#touch.y) > FAR) this.#release();
  }

  #release(): void {
    if (this.#touch) clearTimeout(this.#timer);
    this.#touch = null;
  }
}

function subjectOf(element: Element | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(SUBJECTS) : null;
}
