/** Tables of the editor: written as they are kept, and as the file has them that they were read from. */

import { expect, test } from 'vitest';
import { csvOf, faultsOf, laidOut, lineIn, meant, sheetOf, textOf, type Sheet } from '../src/editor/sheets';
import type { ComponentFile, FaultInfo, TableColumn } from '../src/protocol';

const column = (name: string, at: number): TableColumn => ({
  name,
  at,
  kind: 'text',
  words: [],
  low: 0,
  high: 0,
  blank: true,
});

/** A file with a title, a comment and an empty line, its columns turned and one missing. */
const SHEET: Sheet = {
  file: 'cards.csv',
  header: 3,
  lines: [4, 6],
  columns: [column('number', 2), column('bonus', 1), column('source', 0)],
  rows: [
    ['1', 'vp, or so', ''],
    ['2', 'worker', 'mine'],
  ],
};

test('what is kept is a plain table', () => {
  expect(csvOf(SHEET)).toBe('number,bonus,source\n1,"vp, or so",\n2,worker,mine\n');
});

test('what is checked has every row and column where the file has it', () => {
  expect(laidOut(SHEET)).toBe('\n\nbonus,number,source\n"vp, or so",1,\n\nworker,2,mine\n');
});

const fault = (file: string, line: number, name = 'bonus'): FaultInfo => ({
  file,
  line,
  column: 1,
  name,
  message: '',
  values: {},
});

test('a mistake belongs to the row of its line', () => {
  const faults = [fault('cards.csv', 6), fault('cards.csv', 0), fault('li_si.csv', 4)];
  expect(faultsOf(faults, SHEET, 0)).toEqual([]);
  expect(faultsOf(faults, SHEET, 1)).toEqual([faults[0]]);
});

test('a copy of a file stands for the file, and a file of another name for the one shown', () => {
  const names = ['cards.csv', 'li_si.csv', 'tiles.toml'];
  expect(meant('cards.csv', names, 'li_si.csv')).toBe('cards.csv');
  for (const copy of ['Cards.CSV', 'cards (2).csv', 'cards - Kopie.csv', 'cards copy.csv'])
    expect(meant(copy, names, 'li_si.csv')).toBe('cards.csv');
  expect(meant('Karten.csv', names, 'li_si.csv')).toBe('li_si.csv');
  expect(meant('Karten.csv', names, 'tiles.toml')).toBe('Karten.csv');
});

test('a line of a text', () => {
  expect(lineIn('one\ntwo\n\nfour', 2)).toEqual([4, 7]);
  expect(lineIn('one\ntwo\n\nfour', 3)).toEqual([8, 8]);
  expect(lineIn('one\ntwo', 0)).toEqual([0, 0]);
});

test('what is wrong in a column that is not edited is filled in', () => {
  const columns = [column('number', 1), column('bonus', 2), column('provenance', 3), column('source', 4)];
  const cells = (n: number): string[] => [String(n), 'vp', 'my box', 'page 3'];
  const rows = [2, 3, 4].map((line) => ({ line, cells: cells(line) }));
  const file: ComponentFile = { name: 'cards.csv', text: '', header: 1, columns, rows };
  const faults = [
    fault('cards.csv', 2, 'provenance'),
    fault('cards.csv', 3, 'bonus'),
    fault('li_si.csv', 4, 'provenance'),
    fault('cards.csv', 4, 'source'),
  ];
  const taken = sheetOf(file, faults).rows.map((row) => row.slice(1));
  expect(taken).toEqual([
    ['vp', 'given', 'page 3'],
    ['vp', 'my box', 'page 3'],
    ['vp', 'my box', ''],
  ]);
});

test('a text is read in every encoding, with or without a mark', async () => {
  const text = 'number,bonus\n1,größer\n';
  const wide = (low: number): number[] =>
    [...text].flatMap((sign) => (low ? [0, sign.charCodeAt(0)] : [sign.charCodeAt(0), 0]));
  const narrow = [...new TextEncoder().encode(text)];
  const windows = [...text].map((sign) => sign.charCodeAt(0));
  const forms = [narrow, [0xef, 0xbb, 0xbf, ...narrow], windows, wide(0), [0xff, 0xfe, ...wide(0)], wide(1)];
  for (const bytes of [...forms, [0xfe, 0xff, ...wide(1)]])
    expect(await textOf(new Blob([new Uint8Array(bytes)]))).toBe(text);
});
