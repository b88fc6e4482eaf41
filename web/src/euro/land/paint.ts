/** Paints the land: turns a scene into shapes in the order in which they are laid on the silk. */

import { chance, mountain, path, ripples, soft, stroke } from './brush';
import { COUNTRIES, type Ground } from './terrain';
import type { Box, LandRegion, Point, Scene, Shape } from './types';

/** The size for which trees and huts were drawn. */
const DRAWN = { width: 140, height: 154 };

function groundOf({ top, shore }: Scene, region: LandRegion, at: number): Ground {
  const height = shore - top;
  const scale = Math.min(region.width / DRAWN.width, height / DRAWN.height);
  return {
    x: (share) => region.x + region.width * share,
    y: (share) => top + height * share,
    scale: Math.min(1.6, Math.max(0.6, scale)),
    seed: 40 + at * 7,
  };
}

function ellipse({ x, y, width, height }: Box): string {
  const [rx, ry] = [width / 2, height / 2];
  return path`M${x} ${y + ry}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 ${-width} 0Z`;
}

/** The sky and the mountains beyond the wall. */
function north({ width, top }: Scene): Shape[] {
  if (!top) return [];
  const random = chance(5);
  const shapes: Shape[] = [{ d: path`M0 0H${width}V${top + 30}H0Z`, paint: 'sky' }];
  for (let x = -30; x < width + 20;) {
    const w = random(70, 130) * Math.max(0.6, top / 110);
    const peak = { from: x, to: x + w, foot: top + 8, top: random(0.08, 0.4) * top, summit: random(0.35, 0.65) };
    shapes.push(
      ...mountain({ ...peak, seed: 300 + shapes.length, paint: 'far', opacity: 0.42, strokes: 1, line: 0.9 }),
    );
    x += w * 0.62;
  }
  shapes.push({ d: path`M0 ${top * 0.36}H${width}V${top * 1.14}H0Z`, paint: 'veil', opacity: 0.75 });
  return shapes;
}

/** The bare ridge on which the wall stands. */
function crest({ width, top }: Scene): Shape[] {
  if (!top) return [];
  const random = chance(29);
  const steps = Math.max(6, Math.round(width / 50));
  const line = Array.from({ length: steps + 1 }, (_, n): Point => ({
    x: (width * n) / steps,
    y: top - 8 + random(-1.5, 1.5),
  }));
  return [
    { d: soft(line) + path`V${top + 3}H0Z`, paint: 'stones', opacity: 0.5 },
    { d: soft(line), paint: 'line', width: 0.8, opacity: 0.35 },
  ];
}

/** Washes of colour that run into one another. */
function washes(scene: Scene): Shape[] {
  const { top, shore, regions } = scene;
  const height = shore - top;
  return regions.map(({ terrain, x, width }, at) => {
    const random = chance(70 + at);
    const spread = { width: width * random(1.5, 1.75), height: height * random(1.35, 1.55) };
    const middle = { x: x + width * random(0.42, 0.58), y: top + height * random(0.46, 0.6) };
    const box = { ...spread, x: middle.x - spread.width / 2, y: middle.y - spread.height / 2 };
    return { d: ellipse(box), paint: COUNTRIES[terrain].tone };
  });
}

/** The borders: dry strokes that thin out. */
function borders({ top, shore, regions }: Scene): Shape[] {
  return regions.slice(1).map(({ x }, at) => {
    const random = chance(13 * (at + 1));
    const points = Array.from({ length: 9 }, (_, n): Point => ({
      x: x + (n ? random(-2.5, 2.5) : 0),
      y: top + 6 + ((shore - top - 6) * n) / 8,
    }));
    return { d: stroke(points, 2.2, at + 3), paint: 'ink', opacity: 0.5 };
  });
}

/** The sea below the land, with its shore. */
function south({ width, height, shore }: Scene): Shape[] {
  if (shore >= height) return [];
  const random = chance(17);
  const steps = Math.max(4, Math.round(width / 46));
  const beach = Array.from({ length: steps + 1 }, (_, n): Point => ({
    x: (width * n) / steps,
    y: shore + random(-4, 5),
  }));
  const count = Math.round((width * (height - shore)) / 1400);
  return [
    { d: soft(beach) + path`V${height}H0Z`, paint: 'water', opacity: 0.95 },
    { d: soft(beach), paint: 'ripple', width: 1.4 },
    { d: soft(beach.map(({ x, y }) => ({ x, y: y + 5 }))), paint: 'ripple', width: 0.8, opacity: 0.4 },
    { d: ripples(4, width - 8, shore + 12, height - 6, 23, count), paint: 'ripple', width: 0.9 },
  ];
}

/** Returns the whole painting, from the back to the front. */
export function painted(scene: Scene): Shape[] {
  const grounds = scene.regions.map((region, at) => ({
    country: COUNTRIES[region.terrain],
    ground: groundOf(scene, region, at),
  }));
  return [
    ...north(scene),
    ...washes(scene),
    ...grounds.flatMap(({ country, ground }) => country.ground(ground)),
    ...scene.clearings.map((box): Shape => ({ d: ellipse(box), paint: 'mist', opacity: 0.7 })),
    ...grounds.flatMap(({ country, ground }) => country.near(ground)),
    ...borders(scene),
    ...crest(scene),
    ...south(scene),
  ];
}
