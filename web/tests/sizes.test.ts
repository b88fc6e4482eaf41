/** Keeps files and lines short. Generated files are exempt, and drawings may be as long as they are. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const LINES = 400;
const COLUMNS = 120;
const GENERATED = /^src\/(protocol\.ts|views\/)/;
const DRAWINGS = ['src/euro/Sprite.svelte', 'src/games/qin/Defs.svelte'];
/** Path data, which has no good place to break. */
const PATH_DATA = /^\s*(<path )?d="/;

const files = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf-8' }).map((one) => `${folder}/${one}`),
  )
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !GENERATED.test(name));
const linesOf = (name: string) => readFileSync(join(WEB, name), 'utf-8').trimEnd().split('\n');

describe('the page', () => {
  it(`has no file of more than ${LINES} lines`, () => {
    const long = files.filter((name) => !DRAWINGS.includes(name) && linesOf(name).length > LINES);
    expect(long).toEqual([]);
  });

  it(`has no line of more than ${COLUMNS} columns`, () => {
    const isLong = (line: string) => line.length > COLUMNS && !PATH_DATA.test(line);
    const long = files.flatMap((name) =>
      linesOf(name).flatMap((line, n) => (isLong(line) ? [`${name}:${n + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });
});
