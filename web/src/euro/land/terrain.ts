/** The countries of the land: for each, its tone, what lies on the ground, and what stands at the lower edge. */

import { grass, mountain, path, ripples, rock } from './brush';
import { birds, boat, horse, hut, pine, tent } from './things';
import type { Paint, Shape, Terrain } from './types';

/** A region's ground: `x` maps the west (0) to the east (1), `y` the top (0) to the foot (1). */
export interface Ground {
  x: (share: number) => number;
  y: (share: number) => number;
  /** How much larger than the drawing of 140 by 154 pixels. */
  scale: number;
  seed: number;
}

export interface Country {
  tone: Paint;
  ground: (ground: Ground) => Shape[];
  near: (ground: Ground) => Shape[];
}

const peaks: Country = {
  tone: 'tone-blue',
  ground: ({ x, y, seed }) =>
    [
      { from: -0.1, to: 0.47, foot: 0.6, top: 0.01, paint: 'blue', opacity: 0.85, strokes: 9 },
      { from: 0.31, to: 0.84, foot: 0.58, top: -0.03, paint: 'blue', opacity: 0.95, strokes: 9, summit: 0.45 },
      { from: 0.61, to: 1.13, foot: 0.62, top: 0.09, paint: 'blue', opacity: 0.75 },
      { from: -0.04, to: 0.43, foot: 1.03, top: 0.6, paint: 'green', opacity: 0.85, summit: 0.45 },
      { from: 0.24, to: 0.79, foot: 1.04, top: 0.66, paint: 'green', opacity: 0.85, summit: 0.55 },
      { from: 0.64, to: 1.04, foot: 1.04, top: 0.7, paint: 'green', opacity: 0.55 },
    ].flatMap(({ from, to, foot, top, paint, ...more }, n) =>
      mountain({
        ...more,
        paint: paint as Paint,
        from: x(from),
        to: x(to),
        foot: y(foot),
        top: y(top),
        seed: seed + n * 7,
      }),
    ),
  near: ({ x, y, scale }) => [
    ...pine(x(0.07), y(0.95), 0.62 * scale),
    ...pine(x(0.14), y(0.97), 0.5 * scale, 0.6),
    ...pine(x(0.9), y(0.96), 0.56 * scale, 0.7),
  ],
};

const karst: Country = {
  tone: 'tone-green',
  ground: ({ x, y, scale, seed }) => [
    ...[
      [-0.06, 0.29, 0.06, 0.42],
      [0.19, 0.53, -0.06, 0.52],
      [0.41, 0.74, 0.1, 0.44],
      [0.66, 1.03, 0, 0.5],
    ].flatMap(([from, to, top, opacity]) => rock(x(from!), x(to!), y(0.66), y(top! + 0.03), opacity!)),
    {
      d:
        path`M${x(-0.03)} ${y(0.87)}C${x(0.21)} ${y(0.82)} ${x(0.36)} ${y(0.89)} ${x(0.59)} ${y(0.86)}` +
        path`S${x(0.91)} ${y(0.88)} ${x(1.04)} ${y(0.84)}V${y(1)}H${x(-0.03)}Z`,
      paint: 'sea',
      opacity: 0.8,
    },
    { d: ripples(x(0.03), x(0.97), y(0.9), y(0.98), seed, Math.round(12 * scale)), paint: 'ripple', width: 0.9 },
  ],
  near: ({ x, y, scale }) => [
    { d: path`M${x(0.73)} ${y(0.95)}q10 4 20 0m-13 0v-7m0 0l5 4`, paint: 'line', width: 1, opacity: 0.8 },
    ...pine(x(0.09), y(0.89), 0.5 * scale, 0.6),
  ],
};

const river: Country = {
  tone: 'tone-green',
  ground: ({ x, y, scale, seed }) => {
    const bed =
      path`M${x(0.66)} ${y(-0.04)}C${x(0.86)} ${y(0.16)} ${x(0.21)} ${y(0.26)} ${x(0.24)} ${y(0.44)}` +
      path`S${x(0.91)} ${y(0.56)} ${x(0.8)} ${y(0.74)}S${x(0.29)} ${y(0.88)} ${x(0.21)} ${y(1.02)}` +
      path`H${x(0.56)}C${x(0.59)} ${y(0.92)} ${x(1.01)} ${y(0.84)} ${x(0.99)} ${y(0.68)}` +
      path`S${x(0.41)} ${y(0.54)} ${x(0.43)} ${y(0.42)}S${x(0.96)} ${y(0.2)} ${x(0.74)} ${y(-0.04)}Z`;
    const flow =
      path`M${x(0.7)} ${y(-0.01)}C${x(0.87)} ${y(0.17)} ${x(0.3)} ${y(0.27)} ${x(0.33)} ${y(0.43)}` +
      path`S${x(0.96)} ${y(0.55)} ${x(0.89)} ${y(0.72)}S${x(0.41)} ${y(0.88)} ${x(0.37)} ${y(1)}`;
    return [
      { d: bed, paint: 'water', opacity: 0.8 },
      { d: bed, paint: 'ripple', width: 1.1 },
      { d: flow, paint: 'ripple', width: 0.8, opacity: 0.45 },
      { d: ripples(x(0.3), x(0.92), y(0.5), y(0.95), seed, Math.round(9 * scale)), paint: 'ripple', width: 0.8 },
      ...mountain({
        from: x(-0.02),
        to: x(0.36),
        foot: y(0.28),
        top: y(0.02),
        seed: 51,
        paint: 'green',
        opacity: 0.55,
        strokes: 4,
      }),
      ...mountain({
        from: x(0.82),
        to: x(1.07),
        foot: y(1.01),
        top: y(0.83),
        seed: 57,
        paint: 'green',
        opacity: 0.5,
        strokes: 4,
      }),
    ];
  },
  near: ({ x, y, scale }) => [
    ...pine(x(0.09), y(0.97), 0.55 * scale, 0.7),
    ...pine(x(0.72), y(0.97), 0.42 * scale, 0.55),
  ],
};

/** Fields: where each begins, its width and height, how far it leans, and how many furrows it has. */
const FIELDS = [
  [0.01, 0.66, 44, 30, 8, 7],
  [0.31, 0.76, 50, 34, -6, 8],
  [0.66, 0.68, 46, 30, 7, 7],
  [0.1, 0.24, 40, 26, -5, 6],
  [0.6, 0.22, 44, 26, 6, 6],
] as const;

const plain: Country = {
  tone: 'tone-wheat',
  ground: ({ x, y, scale }) =>
    FIELDS.flatMap(([at, top, wide, high, lean, furrows]): Shape[] => {
      const [fx, fy, w, h, l] = [x(at), y(top), wide * scale, high * scale, lean * scale];
      const d = path`M${fx} ${fy}l${w} -2l${l} ${h}l${-w} 3Z`;
      const lines = Array.from({ length: furrows }, (_, n) => {
        const t = (n + 0.5) / furrows;
        return path`M${fx + w * t} ${fy - 2 * t}q${l * 0.5 + 2} ${h * 0.5} ${l} ${h + 1}`;
      });
      return [
        { d, paint: 'wheat', opacity: 0.6 },
        { d: lines.join('') + d, paint: 'line', width: 0.7, opacity: 0.3 },
      ];
    }),
  near: ({ x, y, scale }) => [
    ...hut(x(0.47), y(0.97), 0.9 * scale),
    ...hut(x(0.57), y(0.99), 0.75 * scale),
    ...hut(x(0.87), y(0.97), 0.7 * scale),
    ...pine(x(0.37), y(0.98), 0.45 * scale, 0.6),
  ],
};

const coast: Country = {
  tone: 'tone-sea',
  ground: ({ x, y, scale, seed }) => {
    const bay =
      path`M${x(0.99)} ${y(0.12)}C${x(0.87)} ${y(0.18)} ${x(0.97)} ${y(0.34)} ${x(0.86)} ${y(0.46)}` +
      path`S${x(0.69)} ${y(0.6)} ${x(0.74)} ${y(0.72)}S${x(0.29)} ${y(0.8)} ${x(0.16)} ${y(0.9)}` +
      path`S${x(-0.04)} ${y(1)} ${x(-0.06)} ${y(1.03)}H${x(0.94)}C${x(1.04)} ${y(0.83)} ${x(0.93)} ${y(0.66)} ` +
      path`${x(0.99)} ${y(0.5)}S${x(0.96)} ${y(0.2)} ${x(0.99)} ${y(0.12)}Z`;
    return [
      { d: bay, paint: 'water', opacity: 0.85 },
      { d: bay, paint: 'ripple', width: 1.3 },
      {
        d:
          ripples(x(0.77), x(1.02), y(0.5), y(0.97), seed, Math.round(11 * scale)) +
          ripples(x(0.21), x(0.86), y(0.88), y(0.98), seed + 2, Math.round(10 * scale)),
        paint: 'ripple',
        width: 0.9,
      },
      ...[
        { from: 0.01, to: 0.4, foot: 0.34, top: 0.03, opacity: 0.5 },
        { from: 0.29, to: 0.6, foot: 0.3, top: 0.09, opacity: 0.4 },
      ].flatMap(({ from, to, foot, top, opacity }, n) =>
        mountain({
          from: x(from),
          to: x(to),
          foot: y(foot),
          top: y(top),
          seed: 61 + n * 3,
          paint: 'green',
          opacity,
          strokes: 5,
        }),
      ),
    ];
  },
  near: ({ x, y, scale }) => [
    ...boat(x(0.9), y(0.94), scale),
    ...pine(x(0.09), y(0.86), 0.46 * scale, 0.6),
    ...birds(x(0.72), y(0.3), 0.8 * scale),
  ],
};

const steppe: Country = {
  tone: 'tone-rust',
  ground: ({ x, y, scale, seed }) => [
    ...[
      [0.3, 0.3],
      [0.52, 0.34],
      [0.74, 0.42],
    ].flatMap(([at, opacity]): Shape[] => {
      const crest =
        path`M${x(-0.05)} ${y(at! + 0.06)}C${x(0.17)} ${y(at! - 0.06)} ${x(0.43)} ${y(at! + 0.05)} ` +
        path`${x(0.63)} ${y(at!)}S${x(0.97)} ${y(at! - 0.07)} ${x(1.1)} ${y(at! + 0.02)}`;
      return [
        { d: crest + path`V${y(at! + 0.3)}H${x(-0.05)}Z`, paint: 'earth', opacity: opacity! },
        { d: crest, paint: 'line', width: 0.8, opacity: 0.35 },
      ];
    }),
    {
      d: grass(x(0.04), x(0.96), y(0.2), y(0.97), seed, Math.round(26 * scale)),
      paint: 'line',
      width: 0.8,
      opacity: 0.42,
    },
  ],
  near: ({ x, y, scale }) => [
    ...tent(x(0.2), y(0.97), scale),
    ...tent(x(0.33), y(0.98), 0.8 * scale),
    ...horse(x(0.74), y(0.96), 0.95 * scale),
    ...horse(x(0.86), y(0.97), 0.75 * scale, 0.6),
  ],
};

export const COUNTRIES: Record<Terrain, Country> = { peaks, karst, river, plain, coast, steppe };
