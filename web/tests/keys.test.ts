/**
 * No module of the page takes an answer key apart, compares one with a text or makes one up: it reads spots and words.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** Modules in which `key` means something else. */
const NOT_ANSWERS: Record<string, string> = {
  'lib/undoing.svelte.ts': 'a key of the keyboard',
  'parts/first_empire.ts': 'a key of a component',
  'parts/zhanguo.ts': 'a key of a component',
};

const ONE = new Set(['key', 'answer', 'option', 'placement']);
const SEVERAL = new Set(['keys', 'answers', 'options']);
const APART = new Set([
  'at',
  'charAt',
  'charCodeAt',
  'codePointAt',
  'endsWith',
  'includes',
  'indexOf',
  'match',
  'matchAll',
  'replace',
  'search',
  'slice',
  'split',
  'startsWith',
  'substring',
]);
const AMONG = new Set(['has', 'includes', 'indexOf', 'lastIndexOf']);
const CONVERTS = new Set(['Array', 'Number', 'parseFloat', 'parseInt']);
const SENDS = new Set(['answer', 'draftAnswer', 'preview', 'setDraft']);

interface Part {
  type: string;
  [name: string]: unknown;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof (value as Part).type === 'string';
const child = (node: Part, name: string): Part | null => (isPart(node[name]) ? node[name] : null);
const list = (node: Part, name: string): Part[] => (Array.isArray(node[name]) ? node[name].filter(isPart) : []);

/** Strips what only types add to an expression. */
function bare(node: Part | null): Part | null {
  return node && ['ChainExpression', 'TSAsExpression', 'TSNonNullExpression'].includes(node.type)
    ? bare(child(node, 'expression'))
    : node;
}

/** Returns the name of a variable or property; `event.key` is a key of the keyboard. */
function nameOf(of: Part | null): string {
  const node = bare(of);
  if (node?.type === 'Identifier') return node['name'] as string;
  if (node?.type !== 'MemberExpression') return '';
  const property = child(node, 'property');
  if (node['computed']) return typeof property?.['value'] === 'string' ? property['value'] : '';
  const name = nameOf(property);
  return name === 'key' && nameOf(child(node, 'object')) === 'event' ? '' : name;
}

const calledOf = (node: Part) => bare(child(node, 'callee'));
const isKeys = (node: Part | null): boolean => SEVERAL.has(nameOf(node));

/** Whether an expression is a key: by its name, or as one of several. */
function isKey(of: Part | null): boolean {
  const node = bare(of);
  if (!node) return false;
  if (ONE.has(nameOf(node))) return true;
  if (node.type === 'LogicalExpression') return isKey(child(node, 'left'));
  if (node.type === 'MemberExpression')
    return Boolean(node['computed']) && isKeys(child(node, 'object')) && !isText(child(node, 'property'));
  const callee = node.type === 'CallExpression' ? calledOf(node) : null;
  return (
    callee?.type === 'MemberExpression' && nameOf(child(callee, 'property')) === 'at' && isKeys(child(callee, 'object'))
  );
}

/** Whether an expression is a literal text, or a list with one. */
function isText(of: Part | null): boolean {
  const node = bare(of);
  if (node?.type === 'ArrayExpression') return list(node, 'elements').some(isText);
  // '' stands for no answer.
  return (
    (node?.type === 'Literal' && typeof node['value'] === 'string' && node['value'] !== '') ||
    node?.type === 'TemplateLiteral'
  );
}

function looksIntoCall(node: Part): boolean {
  const [callee, given] = [calledOf(node), list(node, 'arguments')];
  if (callee?.type === 'Identifier') return CONVERTS.has(nameOf(callee)) && given.some(isKey);
  if (callee?.type !== 'MemberExpression') return false;
  const [of, name] = [child(callee, 'object'), nameOf(child(callee, 'property'))];
  if (isKey(of) && APART.has(name)) return true;
  if (AMONG.has(name) && given.some((one) => isText(one)) && isKeys(of)) return true;
  if (AMONG.has(name) && isText(of) && given.some(isKey)) return true;
  if ((name === 'test' || name === 'exec' || name === 'from') && given.some(isKey)) return true;
  return SENDS.has(name) && nameOf(of) === 'live' && given.some(isText);
}

/** Whether an expression splits, matches, reads, compares or makes up a key. */
function looksInto(node: Part): boolean {
  switch (node.type) {
    case 'CallExpression':
      return looksIntoCall(node);
    case 'BinaryExpression': {
      const sides = [child(node, 'left'), child(node, 'right')];
      return ['==', '===', '!=', '!=='].includes(node['operator'] as string) && sides.some(isKey) && sides.some(isText);
    }
    case 'MemberExpression':
      return Boolean(node['computed']) && isKey(child(node, 'object')) && child(node, 'property')?.type === 'Literal';
    case 'SwitchStatement':
      return isKey(child(node, 'discriminant'));
    case 'ArrayExpression':
      return list(node, 'elements').some((one) => one.type === 'SpreadElement' && isKey(child(one, 'argument')));
    default:
      return false;
  }
}

function found(code: string, svelte = false): string[] {
  const source = svelte ? code : `<script lang="ts" module>${code}</script>`;
  const hits = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Part;
    if (isPart(node) && looksInto(node)) hits.add(source.slice(node['start'] as number, node['end'] as number));
    for (const [name, part] of Object.entries(node)) if (name !== 'metadata') walk(part);
  };
  walk(parse(source, { modern: true }));
  return [...hits];
}

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .sort();
const foundIn = (name: string) => found(readFileSync(join(SRC, name), 'utf-8'), name.endsWith('.svelte'));

describe('no module of the page takes an answer key apart', () => {
  it.each(modules.filter((name) => !(name in NOT_ANSWERS)))('%s', (name) => expect(foundIn(name)).toEqual([]));
});

describe('the search', () => {
  it.each([
    "key.split(' ')",
    "choice.key.startsWith('down ')",
    "key === 'pass'",
    "'stop' !== key",
    "options.includes('pass')",
    "['pass', 'done'].includes(key)",
    '[...key.matchAll(HALF)]',
    'key.match(/x/)',
    'HALF.exec(key)',
    'Number(key)',
    'key[0]',
    '[...key]',
    'switch (answer) { default: }',
    "answers[0]?.split(' ')",
    "draft.answers.at(-1) === 'pass'",
    "(key ?? '').split(',')",
    'event.placement.slice(1)',
    'live.setDraft(seat, 0, [`${colour}${row}`])',
    "live.draftAnswer(seat, 'pass')",
  ])('finds %s', (source) => expect(found(source)).not.toEqual([]));
  it.each([
    'choice.key === answers[n]',
    'choice.key === key',
    'known.get(key)',
    'live.setDraft(seat, 0, [choice.key])',
    "event.key === 'Enter'",
    'answers.slice(1)',
    '[...answers]',
    "spot.split(':')",
    '({ ...placement })',
    "table.options['li_si'] === 'none'",
    'answers.at(-1)',
    "key !== ''",
  ])('lets %s be', (source) => expect(found(source)).toEqual([]));
  it('reads the markup too', () =>
    expect(
      found("<script lang=\"ts\">let key = '';</script>{#if key.startsWith('down')}<p>down</p>{/if}", true),
    ).toHaveLength(1));
});
