/** Popovers and aids: every rule they name exists, in every language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src/games');
const LOCALE = join(import.meta.dirname, '../../src/tianxia/locale');
/** The part of the message names, by game. */
const BOOKS = { qin: 'qin', zhanguo: 'zhanguo', first_empire: 'fe' };
const cases = Object.entries(BOOKS).flatMap(([game, book]) =>
  ['en', 'de', 'fr'].map((language) => [game, language, book] as const),
);

it.each(cases)('%s names only rules that exist in %s', (game, language, book) => {
  const named = ['about.ts', 'Aid.svelte'].flatMap((file) =>
    [...readFileSync(join(SRC, game, file), 'utf-8').matchAll(/'(\d+\.\d+)'/g)].map(([, rule]) => rule!),
  );
  const words = readFileSync(join(LOCALE, language, `${game}_page.ftl`), 'utf-8');
  const missing = named.filter((rule) => !words.includes(`\npage-${book}-rule-${rule.replace('.', '-')} = `));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
