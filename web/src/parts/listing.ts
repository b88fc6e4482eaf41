/** The parts of a game in words: the server's list, grouped and named. Values are read, never judged. */

import { has, say } from '../lib/words.svelte';
import type { Component } from '../protocol';
import { firstEmpire } from './first_empire';
import { qin } from './qin';
import { zhanguo } from './zhanguo';

/** A part in words. */
export interface PartText {
  group: string;
  name: string;
  text: string;
  /** What activates a card. */
  trigger?: string;
  aspect?: string | undefined;
}
export type Row = PartText & { id: string };
/** Rows with the same provenance. */
export interface Block {
  provenance: string;
  source: string;
  rows: Row[];
}
export interface Group {
  name: string;
  count: number;
  blocks: Block[];
}
export type Describer = (id: string[], value: string) => PartText | null;

const DESCRIBERS: Record<string, Describer> = { qin, zhanguo, first_empire: firstEmpire };
/** The files of words that the parts of a game need. */
export const WORDS: Record<string, string[]> = {
  qin: ['parts', 'sources'],
  zhanguo: ['parts', 'sources', 'zhanguo'],
  first_empire: ['parts', 'sources', 'first_empire', 'first_empire_page'],
};

/** Groups the rows, and within a group those with the same provenance. */
export function groupsOf(game: string, parts: readonly Component[]): Group[] {
  const groups = new Map<string, Map<string, Block>>();
  for (const part of parts) {
    const described = DESCRIBERS[game]?.(part.id.split('.'), part.value) ?? {
      group: 'other',
      name: part.id,
      text: part.value,
    };
    const blocks = groups.get(described.group) ?? new Map<string, Block>();
    groups.set(described.group, blocks);
    const key = `${part.provenance} ${part.source}`;
    const block = blocks.get(key) ?? { provenance: part.provenance, source: part.source, rows: [] };
    blocks.set(key, block);
    block.rows.push({ ...described, id: part.id });
  }
  return [...groups].map(([name, blocks]) => ({
    name,
    blocks: [...blocks.values()],
    count: [...blocks.values()].reduce((sum, block) => sum + block.rows.length, 0),
  }));
}

/** Translates a source from the data; sources of other packages stay as they are. */
export function sourceText(text: string): string {
  const short = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  const name = `source-${short}`;
  return has(name) ? say(name) : text;
}

/** Returns the name of a kind of part, or its key if there is no word for it. */
export function partName(key: string, values: Record<string, string | number> = {}): string {
  const name = `page-part-${key.replaceAll('_', '-')}`;
  return has(name) ? say(name, values) : key;
}
