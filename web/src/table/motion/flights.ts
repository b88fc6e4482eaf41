/**
 * The pieces of one move on their way, in a layer above the table. It is made before the boards change and flies once
 * they have: what is new on a board stays hidden until its copy has landed there.
 */

import { prefs } from '../../lib/prefs.svelte';
import { centre, rectOf, type Journey, type Livery, type Rect } from './journey';
import { delayOf, travelTime } from './pace';

const LAYER = 'motion-layer';
const ARC = 24;
const FADE = 120;
const WAY = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
/** The size of a flying symbol. */
const SYMBOL = 30;

export function still(): boolean {
  return !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-piece]')];
}

export class Flights {
  readonly #known = new Set(pieces());
  readonly #layer = document.getElementById(LAYER);
  readonly #expected = new Map<Journey, HTMLElement>();
  #landings: (() => void)[] = [];
  #animations: Animation[] = [];

  constructor(private readonly livery: (seat: number) => Livery) {}

  /** Hides what these journeys brought to the boards until each of them is flown. */
  expect(journeys: readonly Journey[]): void {
    const fresh = pieces().filter((one) => !this.#known.has(one));
    for (const journey of journeys) {
      const piece = arrived(journey, rectOf(journey.to, journey.whole), fresh);
      if (piece) piece.style.visibility = 'hidden';
      if (piece) this.#expected.set(journey, piece);
    }
  }

  /** Sends these on their way; done when all have landed. */
  async fly(journeys: readonly Journey[]): Promise<void> {
    const fresh = pieces().filter((one) => !this.#known.has(one));
    journeys.forEach((journey, at) => this.#start(journey, at, fresh));
    await Promise.all(this.#animations.map((one) => one.finished.catch(() => undefined)));
    this.#settle();
  }

  /** Puts everything in its place at once. */
  land(): void {
    this.#settle();
    for (const piece of this.#expected.values()) piece.style.visibility = '';
    this.#expected.clear();
  }

  #settle(): void {
    for (const animation of this.#animations) animation.cancel();
    for (const landing of this.#landings) landing();
    this.#animations = [];
    this.#landings = [];
  }

  #start(journey: Journey, at: number, fresh: HTMLElement[]): void {
    const to = rectOf(journey.to, journey.whole);
    const piece = this.#expected.get(journey) ?? arrived(journey, to, fresh);
    this.#expected.delete(journey);
    const goal = piece?.getBoundingClientRect() ?? to;
    const from = rectOf(journey.from);
    if (!goal || !this.#layer) {
      if (piece) piece.style.visibility = '';
      return;
    }
    if (still() || !from) {
      if (piece) piece.style.visibility = '';
      if (piece) this.#animations.push(piece.animate([{ opacity: 0 }, { opacity: 1 }], FADE));
      return;
    }
    const flyer = piece ? copyOf(piece, goal) : journey.fills ? drawn(journey, goal) : this.#symbol(journey, goal);
    if (flyer) this.#launch(flyer, piece, from, goal, at);
  }

  #launch(flyer: HTMLElement, piece: HTMLElement | null, from: Rect, goal: Rect, at: number): void {
    const [start, end] = [centre(from), centre(goal)];
    const [dx, dy] = [start.x - end.x, start.y - end.y];
    const way = [
      { transform: `translate(${dx}px, ${dy}px) scale(0.8)`, opacity: 0.4 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - ARC}px) scale(1)`, opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 },
    ];
    this.#layer!.append(flyer);
    if (piece) piece.style.visibility = 'hidden';
    this.#landings.push(() => {
      flyer.remove();
      if (piece) piece.style.visibility = '';
    });
    const duration = travelTime(Math.hypot(dx, dy), prefs.pace);
    this.#animations.push(flyer.animate(way, { duration, delay: delayOf(at, prefs.pace), easing: WAY, fill: 'both' }));
  }

  #symbol({ seat, symbol, fill = '', text = '' }: Journey, goal: Rect): HTMLElement | null {
    if (!symbol && !text) return null;
    const { x, y } = centre(goal);
    const flyer = boxed({ x: x - SYMBOL / 2, y: y - SYMBOL / 2, width: SYMBOL, height: SYMBOL });
    flyer.className = `flyer symbol ${seat === null ? '' : this.livery(seat).name}`;
    if (seat !== null) flyer.style.setProperty('--ink-of', this.livery(seat).ink);
    if (symbol)
      flyer.append(svg('svg', { class: `ic f-${fill}`, viewBox: '0 0 24 24' }, svg('use', { href: `#${symbol}` })));
    if (text) flyer.append(Object.assign(document.createElement('b'), { textContent: text }));
    return flyer;
  }
}

function boxed({ x, y, width, height }: Rect): HTMLElement {
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  Object.assign(flyer.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return flyer;
}

function svg(name: string, values: Record<string, string | number>, ...inside: Element[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

/** Returns places of the board in their fills, such as the two spaces of a tile. */
function drawn({ to, fills = [] }: Journey, goal: Rect): HTMLElement {
  const flyer = boxed(goal);
  const halves = to.flatMap((name, n) => {
    const rect = rectOf([name]);
    if (!rect) return [];
    const [x, y] = [rect.x - goal.x + 1, rect.y - goal.y + 1];
    return [svg('rect', { x, y, width: rect.width - 2, height: rect.height - 2, rx: 5, fill: fills[n] ?? 'none' })];
  });
  flyer.append(svg('svg', { class: 'drawn', width: goal.width, height: goal.height }, ...halves));
  return flyer;
}

/** Returns the new piece that this journey brought, the one nearest to its goal, and takes it off the list. */
function arrived({ piece }: Journey, to: Rect | null, fresh: HTMLElement[]): HTMLElement | null {
  const same = fresh.filter((one) => piece !== undefined && one.dataset['piece'] === piece);
  const goal = to && centre(to);
  const far = (one: HTMLElement) => {
    const { x, y } = centre(one.getBoundingClientRect());
    return goal ? Math.hypot(x - goal.x, y - goal.y) : 0;
  };
  const found = same.sort((a, b) => far(a) - far(b))[0] ?? null;
  if (found) fresh.splice(fresh.indexOf(found), 1);
  return found;
}

/** Returns a copy of a piece in the layer, as large as the piece is on the screen. */
function copyOf(piece: HTMLElement, goal: Rect): HTMLElement {
  const flyer = boxed(goal);
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const name of ['data-piece', 'title', 'role', 'aria-label', 'id']) copy.removeAttribute(name);
  const scale = piece.offsetWidth ? goal.width / piece.offsetWidth : 1;
  Object.assign(copy.style, { transform: `scale(${scale})`, transformOrigin: '0 0', translate: 'none' });
  flyer.append(copy);
  return flyer;
}
