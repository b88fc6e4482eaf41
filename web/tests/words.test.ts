import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LOCALE = new URL('../../src/tianxia/locale/', import.meta.url);
const SOURCE = new URL('../src/', import.meta.url);
const LANGUAGES = ['en', 'de', 'fr'];
const BOOKS = { qin: 'qin', zhanguo: 'zhanguo', first_empire: 'fe' };

/** Returns the chapters and rules that a game's `RULES.md` lists: `2` and `2-3`. */
function rulesOf(game: string): string[] {
  const text = readFileSync(new URL(`../../src/tianxia/games/${game}/RULES.md`, import.meta.url), 'utf8');
  const ids = [...text.matchAll(/^\| [QZF]-(\d+)\.(\d+) \|/gm)];
  return [...new Set(ids.flatMap(([, chapter, number]) => [chapter!, `${chapter}-${number}`]))];
}

function text(language: string): string {
  const folder = new URL(`${language}/`, LOCALE);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

function names(language: string): Set<string> {
  return new Set([...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!));
}

function sources(folder: URL): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = new URL(name, folder);
    if (statSync(path).isDirectory()) return sources(new URL(`${name}/`, folder));
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const used = new Set(
  sources(SOURCE).flatMap((source) =>
    [...source.matchAll(/'((?:page|qin)-[a-z0-9-]*[a-z0-9])'/g)].map((match) => match[1]!),
  ),
);
const idLike = new Set(['qin-pt-silk', 'qin-v-1', 'qin-v-h', 'qin-v-v']);

describe.each(LANGUAGES)('%s', (language) => {
  const known = names(language);

  it('has every message that the page names', () => {
    expect([...used].filter((name) => !known.has(name) && !idLike.has(name))).toEqual([]);
  });

  it('has a text for every rule', () => {
    const rules = Object.entries(BOOKS).flatMap(([game, messages]) =>
      rulesOf(game).map((number) => `page-${messages}-rule-${number}`),
    );
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has the same page messages as English', () => {
    const page = (name: string) => name.startsWith('page-');
    const english = names('en');
    expect([...english].filter(page).filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter(page).filter((name) => !english.has(name))).toEqual([]);
  });

  it('parses', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text(language)), { allowOverrides: true })).toEqual([]);
    const errors: Error[] = [];
    const said = bundle.formatPattern(
      bundle.getMessage('page-qin-cell')!.value!,
      { cell: 'E4', ground: 'province', colour: 'r', size: 5, owner: 'Mei', owneryou: 'no', pagodas: 2, offered: 'no' },
      errors,
    );
    expect(errors).toEqual([]);
    expect(said).toContain('E4');
  });
});
