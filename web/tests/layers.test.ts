/**
 * Which folder may import which: shared folders know no game, games do not know each other, and all use the shared
 * table.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(ts|svelte)$/.test(name));
const games = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** Returns what a module imports, by its path under `src`. */
function importsOf(name: string): string[] {
  const found = readFileSync(join(SRC, name), 'utf-8').matchAll(/(?:from|import) '(\.[^']*)'/g);
  return [...found].map(([, path]) => posix.join(dirname(name), path!));
}

/**
 * Returns what a folder's modules import from elsewhere than the allowed folders. Any may import the index of games.
 */
function others(folder: string, ...allowed: string[]): string[] {
  const isAllowed = (path: string) =>
    path === 'games' || ['protocol', folder, ...allowed].some((one) => path === one || path.startsWith(`${one}/`));
  return files
    .filter((name) => name.startsWith(`${folder}/`))
    .flatMap((name) =>
      importsOf(name)
        .filter((path) => !isAllowed(path))
        .map((path) => `${name} → ${path}`),
    );
}

describe('folders', () => {
  const shared = ['lib', 'ui', 'table', 'lesson'];
  it.each(shared)('%s knows no game', (folder) => expect(others(folder, ...shared)).toEqual([]));
  it('euro knows no game', () => expect(others('euro', ...shared)).toEqual([]));
  it.each(games)('%s knows no other game', (game) =>
    expect(others(`games/${game}`, ...shared, 'euro', `views/${game}`)).toEqual([]),
  );
});

describe.each(games)('%s', (game) => {
  it.each(['Play', 'Replay', 'EndCard'])('has the shared %s', (name) => {
    expect(importsOf(`games/${game}/${name}.svelte`)).toContain(`table/${name === 'Play' ? 'Table' : name}.svelte`);
  });
});
