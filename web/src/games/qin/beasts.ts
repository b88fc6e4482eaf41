/** The faint animals under Qin's boards, drawn as brush strokes on 13 × 13 spaces of 48: a bird and a lion. */

type Point = readonly [x: number, y: number];

/** Returns a point of a Bézier curve of any degree. */
function bezier(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const next = points.slice(1).map(([x, y], n): Point => {
    const [fromX, fromY] = points[n]!;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return bezier(next, t);
}

/** Returns a stroke along a curve that swells and tapers through these widths. */
function brush(curve: readonly Point[], widths: readonly number[], parts = 10): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let n = 0; n <= parts; n += 1) {
    const t = n / parts;
    const [x, y] = bezier(curve, t);
    const [ax, ay] = bezier(curve, Math.max(0, t - 0.01));
    const [bx, by] = bezier(curve, Math.min(1, t + 0.01));
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const at = t * (widths.length - 1);
    const from = Math.min(Math.floor(at), widths.length - 2);
    const half = (widths[from]! * (1 - at + from) + widths[from + 1]! * (at - from)) / 2;
    const [dx, dy] = [((by - ay) / long) * half, ((bx - ax) / long) * half];
    left.push([x - dx, y + dy]);
    right.unshift([x + dx, y - dy]);
  }
  return `M${[...left, ...right].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function wing(side: 1 | -1, low: number): string[] {
  const at = (x: number, y: number): Point => [312 + side * (x - 312), y + low];
  const arm = [at(326, 322), at(366, 214), at(440, 150), at(516, 118), at(592, 46)];
  const trail = [at(606, 50), at(654, 176), at(590, 300), at(452, 352), at(352, 404)];
  const feathers = Array.from({ length: 17 }, (_, n) => {
    const t = n / 16;
    const [a, b] = [bezier(arm, 1 - 0.9 * t), bezier(trail, t)];
    const bend: Point = [(a[0] + b[0]) / 2 + side * (20 - 22 * t), (a[1] + b[1]) / 2 - 18 + 10 * t];
    return brush([a, bend, b], [3, 11 - 2 * t, 12 - 3 * t, 1]);
  });
  return [brush(arm, [12, 20, 17, 11, 2], 22), ...feathers];
}

const TAIL: readonly [x: number, y: number, lean: number][] = [
  [104, 548, -1.6],
  [182, 598, -1.05],
  [262, 606, -0.45],
  [348, 606, 0.3],
  [432, 598, 0.95],
  [514, 552, 1.6],
];

function bird(): string {
  const tail = TAIL.map(([x, y, k]) => {
    const way: Point[] = [
      [312 + k * 5, 396],
      [312 + k * 26, 452],
      [312 + k * 64, 470],
      [x + k * 2, y - 120],
      [x - k * 4, y - 60],
      [x, y],
    ];
    const [up, down] = [y - 24, y + 14];
    const sides = `C${x + 18} ${y - 12} ${x + 16} ${y + 10} ${x} ${down}C${x - 16} ${y + 10} ${x - 18} ${y - 12}`;
    const eye = `M${x} ${up}${sides} ${x} ${up}Z`;
    return brush(way, [12, 11, 9, 7, 3], 20) + eye;
  });
  const body = brush(
    [
      [316, 424],
      [278, 388],
      [290, 326],
      [320, 280],
    ],
    [8, 58, 62, 26],
    18,
  );
  const neck = brush(
    [
      [317, 300],
      [338, 258],
      [282, 238],
      [296, 196],
      [320, 170],
    ],
    [30, 20, 15, 12, 14],
    18,
  );
  const beak = brush(
    [
      [316, 172],
      [336, 160],
      [362, 172],
    ],
    [15, 9, 0.6],
    8,
  );
  const crest = [
    [286, 146],
    [299, 131],
    [318, 124],
  ].map(([x, y]) =>
    brush(
      [
        [314, 166],
        [306, 152],
        [x!, y!],
      ],
      [3.4, 3.4, 1],
      6,
    ),
  );
  return [...wing(1, 0), ...wing(-1, 14), body, neck, beak, ...crest, ...tail].join('');
}

/** A guardian lion from the front: a mane of curls around a broad face, and two paws. */
function lion(): string {
  const middle: Point = [312, 280];
  const polar = (angle: number, far: number): Point => [
    middle[0] + far * Math.cos(angle),
    middle[1] + far * 0.96 * Math.sin(angle),
  ];
  const mane = [
    { count: 26, from: 140, to: 262, wide: 30, twist: 0.3 },
    { count: 20, from: 112, to: 190, wide: 22, twist: -0.34 },
  ].flatMap(({ count, from, to, wide, twist }) =>
    Array.from({ length: count }, (_, n) => {
      const angle = (2 * Math.PI * n) / count;
      const curl = [
        polar(angle, from),
        polar(angle + twist, (from + to) / 2),
        polar(angle + twist / 2, to),
        polar(angle - twist / 3, to - 14),
      ];
      return brush(curl, [3, wide, wide * 0.7, 1], 12);
    }),
  );
  const mirrored = (curve: readonly Point[], widths: readonly number[]) =>
    [1, -1].map((side) =>
      brush(
        curve.map(([x, y]): Point => [312 + side * (x - 312), y]),
        widths,
        14,
      ),
    );
  const face = [
    ...mirrored(
      [
        [322, 232],
        [348, 196],
        [402, 214],
        [412, 250],
      ],
      [4, 20, 14, 2],
    ), // brows
    ...mirrored(
      [
        [334, 262],
        [352, 240],
        [380, 244],
        [394, 264],
      ],
      [2, 13, 11, 2],
    ), // eyes
    ...mirrored(
      [
        [318, 248],
        [328, 286],
        [324, 306],
        [342, 322],
      ],
      [3, 9, 12, 4],
    ), // nose
    ...mirrored(
      [
        [312, 332],
        [336, 372],
        [382, 356],
        [388, 318],
      ],
      [6, 14, 10, 2],
    ), // mouth
    ...mirrored(
      [
        [352, 330],
        [392, 338],
        [420, 330],
        [446, 312],
      ],
      [2, 5, 4, 1],
    ), // whiskers
    ...mirrored(
      [
        [402, 180],
        [440, 120],
        [470, 150],
        [440, 204],
      ],
      [6, 26, 22, 4],
    ), // ears
  ];
  const paws = [
    ...mirrored(
      [
        [362, 512],
        [384, 548],
        [376, 586],
        [424, 600],
      ],
      [56, 52, 46, 20],
    ),
    ...mirrored(
      [
        [330, 520],
        [336, 560],
        [330, 590],
        [352, 602],
      ],
      [20, 18, 14, 4],
    ),
  ];
  return [...mane, ...face, ...paws].join('');
}

const DRAW: Record<string, () => string> = { bird, lion };
const drawn = new Map<string, string>();

/** Returns the animal of a board as one path; empty if the board has none. */
export function beastOf(board: string): string {
  if (!drawn.has(board)) drawn.set(board, DRAW[board]?.() ?? '');
  return drawn.get(board)!;
}
