/** The popovers of ZhanGuo: every rule they name exists, in every language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src/games/zhanguo');
const LOCALE = join(import.meta.dirname, '../../src/tianxia/locale');
const named = ['about.ts', 'Aid.svelte'].flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf-8').matchAll(/'(\d+\.\d+)'/g)].map(([, rule]) => rule!),
);

it.each(['en', 'de', 'fr'])('names only rules that exist in %s', (language) => {
  const words = readFileSync(join(LOCALE, language, 'zhanguo_page.ftl'), 'utf-8');
  const missing = named.filter((rule) => !words.includes(`\npage-zhanguo-rule-${rule.replace('.', '-')} = `));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
