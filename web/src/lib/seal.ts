/** A seal for a name: strokes in a frame, drawn from the name alone, so that it is the same everywhere. */

export interface Drawn {
  /** The ink, a colour of `tokens.css`. */
  ink: string;
  frame: (margin: number) => string;
  strokes: string;
  /** Whether the strokes are inked on paper rather than cut out of the ink. */
  line: boolean;
  scale: number;
}

const INKS = ['ink', 'indigo', 'brown', 'plum', 'moss', 'slate'];
const HEIGHTS = [
  [9, 19, 31],
  [9, 15.5, 31],
  [10, 22, 31],
  [9, 18, 27.5],
  [11, 20, 30],
  [9, 16, 26],
] as const;
const WIDTHS = [
  [7, 10.5, 7],
  [10.5, 6, 10.5],
  [6, 10, 10],
  [10.5, 10.5, 6],
  [9, 5, 10],
  [5, 9, 9.5],
] as const;
/** A square with round corners, a circle, an octagon and a stele, each at a margin from the edge. */
const FRAMES = [
  (a: number, z: number) =>
    `M${a + 6} ${a}H${z - 6}Q${z} ${a} ${z} ${a + 6}V${z - 6}Q${z} ${z} ${z - 6} ${z}` +
    `H${a + 6}Q${a} ${z} ${a} ${z - 6}V${a + 6}Q${a} ${a} ${a + 6} ${a}Z`,
  (a: number, z: number) => `M${a} 20a${20 - a} ${20 - a} 0 1 1 ${z - a} 0a${20 - a} ${20 - a} 0 1 1 ${a - z} 0Z`,
  (a: number, z: number) =>
    `M${a + 8} ${a}H${z - 8}L${z} ${a + 8}V${z - 8}L${z - 8} ${z}H${a + 8}L${a} ${z - 8}V${a + 8}Z`,
  (a: number, z: number) => `M${a} ${z}V17C${a} 8 11 ${a} 20 ${a}S${z} 8 ${z} 17V${z}Z`,
] as const;

/** Picks numbers from a name: FNV-1a, then one step of a generator for each pick. */
function picker(name: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

export function sealOf(name: string): Drawn {
  const pick = picker(name);
  const one = <T>(of: readonly T[]): T => of[pick(of.length)] as T;
  const ink = one(INKS);
  const shape = pick(FRAMES.length);
  const line = pick(2) === 1;
  const [y0, y1, y2] = one(HEIGHTS);
  const [w0, w1, w2] = one(WIDTHS);
  const narrow = Math.min(w0, w1, 6);
  const upper = one([
    `M20 ${y0}V${y1}`,
    `M${20 - narrow} ${y0}V${y1}M${20 + narrow} ${y0}V${y1}`,
    `M20 ${y0 - 3.5}V${y1}`,
    `M15.5 ${y0}V${y1}M24.5 ${y0}V${y1}`,
  ]);
  const lower = one([
    `M20 ${y1}V${y2}M${20 - w2} ${y2}H${20 + w2}`,
    `M16 ${y1}C16 ${y2 - 4} 13 ${y2 - 1} 10.5 ${y2}M24 ${y1}C24 ${y2 - 4} 27 ${y2 - 1} 29.5 ${y2}`,
    `M${20 - w2} ${y1 + 4.5}V${y2}H${20 + w2}V${y1 + 4.5}M20 ${y1}V${y2}`,
    `M20 ${y1}V${y2}M13 ${y1 + 4.5}L10.5 ${y2}M27 ${y1 + 4.5}L29.5 ${y2}`,
    `M12 ${y1}V${y2 - 2}Q12 ${y2} 14 ${y2}H26Q28 ${y2} 28 ${y2 - 2}V${y1}M20 ${y1}V${y2}`,
  ]);
  const bars = `M${20 - w0} ${y0}H${20 + w0}M${20 - w1} ${y1}H${20 + w1}`;
  return {
    ink,
    line,
    frame: (margin) => FRAMES[shape]?.(margin, 40 - margin) ?? '',
    strokes: bars + upper + lower,
    scale: shape === 1 ? 0.8 : 0.88,
  };
}
