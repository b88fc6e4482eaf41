/** Small things on the painting: trees, huts, tents, horses, boats, birds. Each stands on the point that it gets. */

import { path, short } from './brush';
import type { Shape } from './types';

type Command = [letter: string, ...numbers: number[]];

/** Returns path data in small coordinates, moved to a point and scaled. */
function placed(commands: readonly Command[], x: number, y: number, scale: number): string {
  return commands
    .map(([letter, ...numbers]) => {
      const isFar = letter === letter.toUpperCase();
      const at = numbers.map((value, n) => short(value * scale + (isFar ? (n % 2 ? y : x) : 0)));
      return letter + at.join(' ');
    })
    .join('');
}

export function pine(x: number, y: number, s = 1, opacity = 0.75): Shape[] {
  const trunk: Command[] = [
    ['M', 0, 3],
    ['C', 1, -6, -2, -12, 2, -22],
  ];
  const crown: Command[] = [
    ['M', -13, -10],
    ['Q', 0, -20, 14, -11],
    ['Q', 0, -7, -13, -10],
    ['M', -10, -18],
    ['Q', 1, -27, 12, -19],
    ['Q', 1, -15, -10, -18],
    ['M', -6, -25],
    ['Q', 2, -32, 9, -26],
    ['Q', 2, -22, -6, -25],
  ];
  return [
    { d: placed(trunk, x, y, s), paint: 'line', width: 1.6 * s, opacity },
    { d: placed(crown, x, y, s), paint: 'ink', opacity },
  ];
}

export function hut(x: number, y: number, s = 1, opacity = 0.75): Shape[] {
  const d = (commands: Command[]) => placed(commands, x, y, s);
  return [
    { d: path`M${x - 5 * s} ${y - 5 * s}h${10 * s}v${5 * s}h${-10 * s}z`, paint: 'paper', opacity },
    {
      d: d([
        ['M', -8, -4.6],
        ['Q', -4, -5.4, 0, -10],
        ['Q', 4, -5.4, 8, -4.6],
      ]),
      paint: 'ink',
      opacity,
    },
    {
      d: path`M${x - 5 * s} ${y}v${-4.6 * s}m${10 * s} 0v${4.6 * s}m${-6 * s} 0v${-3 * s}h${2 * s}v${3 * s}`,
      paint: 'line',
      width: 0.7,
      opacity,
    },
  ];
}

export function tent(x: number, y: number, s = 1, opacity = 0.8): Shape[] {
  const outline = placed(
    [
      ['M', -8, 0],
      ['L', -8, -5],
      ['C', -6, -9, -3, -11, 0, -11.5],
      ['C', 3, -11, 6, -9, 8, -5],
      ['L', 8, 0],
    ],
    x,
    y,
    s,
  );
  const door = path`M${x - 8 * s} ${y - 4.6 * s}h${16 * s}M${x - 1.8 * s} ${y}v${-4 * s}h${3.6 * s}v${4 * s}`;
  const top = path`M${x} ${y - 11.5 * s}v${-2 * s}`;
  return [
    { d: `${outline}Z`, paint: 'paper', opacity },
    { d: outline + door + top, paint: 'line', width: 0.9, opacity },
  ];
}

const HORSE: Command[] = [
  ['M', -8, -6],
  ['C', -6, -8, -1, -7.5, 2, -7.5],
  ['L', 5.5, -12.5],
  ['L', 7, -11.8],
  ['L', 9.5, -9.6],
  ['L', 8.7, -8.5],
  ['L', 6.8, -8.8],
  ['L', 5.2, -4.5],
  ['L', 5.6, 0],
  ['L', 4.4, 0],
  ['L', 3.6, -3.8],
  ['L', -3.8, -3.8],
  ['L', -4.4, 0],
  ['L', -5.6, 0],
  ['L', -5.6, -4],
  ['L', -7.4, -2.5],
  ['L', -9, 1],
  ['C', -9.6, -1.5, -9.4, -4.5, -8, -6],
];

export function horse(x: number, y: number, s = 1, opacity = 0.7): Shape[] {
  return [{ d: placed(HORSE, x, y, s), paint: 'ink', opacity }];
}

export function boat(x: number, y: number, s = 1, opacity = 0.8): Shape[] {
  const sail: Command[] = [
    ['M', -4, -3],
    ['C', 0, -12, 6, -13, 8, -3],
  ];
  const hull: Command[] = [
    ['M', -8, -2],
    ['Q', 0, 3, 10, -2],
    ['M', 2, -2.5],
    ['L', 2, -12.5],
    ['M', 2, -12],
    ['C', -2, -10, -4, -7, -4, -3.5],
    ['L', 8, -3.5],
    ['C', 8, -7, 6, -10, 2, -12],
  ];
  return [
    { d: `${placed(sail, x, y, s)}Z`, paint: 'paper', opacity },
    { d: placed(hull, x, y, s), paint: 'line', width: 0.9, opacity },
  ];
}

export function birds(x: number, y: number, s = 1): Shape[] {
  const wings: Command[] = [
    ['M', -6, -1],
    ['Q', -2, -4, 0, 0],
    ['Q', 2, -4, 6, -1],
    ['M', 10, -7],
    ['Q', 13, -9, 15, -5.5],
    ['Q', 17, -9, 20, -7],
    ['M', -16, -8],
    ['Q', -13.5, -9.5, -12, -6.6],
    ['Q', -10.5, -9.5, -8, -8],
  ];
  return [{ d: placed(wings, x, y, s), paint: 'line', width: 1.1, opacity: 0.6 }];
}
