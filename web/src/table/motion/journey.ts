/** What moved in an event: from where to where on the table, and what it looks like. Games say so for their events. */

/**
 * A way across the table. Places have names: those of the boards' spots (`map:2:palace`, `wall:gold:1:slot:2`), and
 * those of `data-at` (`seat:1`, `court`, `cell:E7`). Of several names the first that is on the screen counts.
 */
export interface Journey {
  /** Whose move it is; null for the table's own. */
  seat: number | null;
  from: readonly string[];
  to: readonly string[];
  /** The piece that arrives, as the boards name it in `data-piece`. */
  piece?: string;
  /** Without such a piece: the symbol that flies, with its fill. */
  symbol?: string;
  fill?: string;
  /** Something written instead of a symbol, or beside it. */
  text?: string;
  /** Several places that are one target, such as the two spaces of a tile. */
  whole?: boolean;
  /** The fills of these places, for something that is drawn on the board and is no piece. */
  fills?: readonly string[];
  /** Whether it flies before the boards change, because nothing on them could be hidden until it lands. */
  ahead?: boolean;
  /** Whether it leaves a trail; tokens and points do not. */
  quiet?: boolean;
}

/** How a seat is drawn on its way. */
export interface Livery {
  /** A CSS colour. */
  ink: string;
  /** Classes that colour symbols. */
  name: string;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const quoted = (name: string) => name.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** Returns the element with this name, if it takes up space. */
export function placed(name: string): Element | null {
  const found = document.querySelectorAll(`[data-spot="${quoted(name)}"], [data-at="${quoted(name)}"]`);
  return [...found].find((one) => one.getClientRects().length > 0) ?? null;
}

/** Returns the smallest rectangle around some others. */
export function around(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...rects.map((one) => one.x + one.width)) - x,
    height: Math.max(...rects.map((one) => one.y + one.height)) - y,
  };
}

/** Returns where the first of these places is that is on the screen, or all of them together. */
export function rectOf(names: readonly string[], whole = false): Rect | null {
  const found = names.map(placed).filter((one) => one !== null);
  const rects = (whole ? found : found.slice(0, 1)).map((one) => one.getBoundingClientRect());
  return rects.length ? around(rects) : null;
}

export function centre({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
