import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

function tokens(block: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of block.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g)) found.set(match[1]!, match[2]!);
  return found;
}

const cut = css.indexOf(":root[data-theme='dark']");
if (cut < 0) throw new Error('no dark theme in tokens.css');
const light = tokens(css.slice(0, cut));
const themes = { light, dark: new Map([...light, ...tokens(css.slice(cut))]) };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string[]][] = [
  ['ink', ['paper', 'card', 'well', 'jade-wash', 'cinnabar-wash', 'ochre-wash']],
  ['muted', ['paper', 'card', 'well', 'cinnabar-wash']],
  ['cinnabar', ['paper', 'card']],
  ['jade', ['paper', 'card']],
  ['ochre-text', ['paper', 'card']],
  ['indigo', ['paper', 'card']],
  ['on-cinnabar', ['cinnabar', 'cinnabar-strong']],
  ['card', ['ink', 'jade']],
  ['silk-text', ['silk-frame', 'silk']],
  ...['green', 'purple', 'black', 'white'].map((colour): [string, string[]] => [`p-${colour}-on`, [`p-${colour}`]]),
];

const SHAPES: [string, string[]][] = [
  ['edge', ['paper', 'card', 'well']],
  ['indigo', ['paper', 'card', 'silk']],
  ['jade', ['silk', 'card']],
  ['cinnabar', ['silk', 'card']],
  ['map-ink', ['silk', 'red', 'yellow', 'blue', 'water']],
  ['water-line', ['water']],
  ['village', ['silk']],
];

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  const of = (token: string) => {
    const value = theme.get(token);
    if (!value) throw new Error(`no token --${token}`);
    return value;
  };
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  it.each(pairs(TEXT))('text %s on %s', (front, back) => {
    expect(contrast(of(front), of(back))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPES))('shape %s on %s', (front, back) => {
    expect(contrast(of(front), of(back))).toBeGreaterThanOrEqual(3);
  });

  it.each(['green', 'purple', 'black', 'white'])('pagoda %s stands out by its fill or its edge', (colour) => {
    for (const ground of ['red', 'yellow', 'blue', 'silk']) {
      const best = Math.max(
        contrast(of(`p-${colour}`), of(ground)),
        contrast(of(`p-${colour}-edge`), of(ground)),
        contrast(of('halo'), of(`p-${colour}-edge`)),
        contrast(of('halo'), of(`p-${colour}`)),
      );
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });
});
