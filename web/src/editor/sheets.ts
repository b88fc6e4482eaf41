/** Tables of an edition: rows of cells, written as CSV as a spreadsheet would. */

import type { ComponentFile, FaultInfo, TableColumn } from '../protocol';

/** Columns that say where a row comes from; the editor fills them in. */
const SAID = ['provenance', 'source'];
const GIVEN = 'given';

export interface Sheet {
  file: string;
  /** Where the file that it was read from has the names of the columns, and each row. */
  header: number;
  lines: number[];
  columns: TableColumn[];
  rows: string[][];
}

/** Returns a table as the server has read it; what is wrong in a column that is not edited here is filled in. */
export function sheetOf(file: ComponentFile, faults: readonly FaultInfo[] = []): Sheet {
  const names = file.columns.map((column) => column.name);
  const lines = file.rows.map((row) => row.line);
  const rows = file.rows.map((row) => [...row.cells]);
  for (const { file: of, line, name } of faults) {
    const cells = of === file.name ? rows[lines.indexOf(line)] : undefined;
    if (cells && SAID.includes(name)) cells[names.indexOf(name)] = filledIn(name);
  }
  return { file: file.name, header: file.header, lines, columns: file.columns, rows };
}

const filledIn = (name: string): string => (name === 'provenance' ? GIVEN : '');

/** Returns the columns that are edited, with their places. */
export const edited = (columns: readonly TableColumn[]): [TableColumn, number][] =>
  columns.map((column, n): [TableColumn, number] => [column, n]).filter(([column]) => !SAID.includes(column.name));

const namesOf = (sheet: Sheet): string[] => sheet.columns.map((column) => column.name);
const lineOf = (cells: readonly string[]): string => cells.map(quoted).join(',') + '\n';

/** Returns a table as a CSV file. */
export const csvOf = (sheet: Sheet): string => [namesOf(sheet), ...sheet.rows].map(lineOf).join('');

/**
 * Returns a table with its rows and columns where the file has them that it was read from: a mistake is then told where
 * the owner of that file finds it.
 */
export function laidOut(sheet: Sheet): string {
  let last = Math.max(...sheet.columns.map((column) => column.at));
  const places = sheet.columns.map((column) => (column.at || ++last) - 1);
  const lines = Array.from({ length: Math.max(sheet.header, ...sheet.lines) }, () => '\n');
  const put = (line: number, cells: readonly string[]): void => {
    const spread = Array.from({ length: last }, () => '');
    cells.forEach((cell, n) => (spread[places[n] ?? 0] = cell));
    lines[line - 1] = lineOf(spread);
  };
  put(sheet.header, namesOf(sheet));
  sheet.rows.forEach((cells, n) => put(sheet.lines[n] ?? 0, cells));
  return lines.join('');
}

const quoted = (cell: string): string => (/[",\n#]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Returns a table with one cell changed. A row that differs from the built-in one comes from the owner's box. */
export function changed(sheet: Sheet, own: Sheet, row: number, column: number, text: string): Sheet {
  const rows = sheet.rows.map((cells, n) => (n === row ? cells.map((cell, m) => (m === column ? text : cell)) : cells));
  const cells = rows[row];
  const before = cells && builtIn(own, cells);
  if (cells) rows[row] = said(sheet.columns, cells, before ?? null);
  return { ...sheet, rows };
}

function said(columns: readonly TableColumn[], cells: string[], before: string[] | null): string[] {
  const same = before && edited(columns).every(([, n]) => before[n] === cells[n]);
  return cells.map((cell, n) => {
    const name = columns[n]?.name ?? '';
    if (!SAID.includes(name)) return cell;
    return same ? (before[n] ?? '') : filledIn(name);
  });
}

/** Returns the built-in row with the same number. */
export const builtIn = (own: Sheet, cells: readonly string[]): string[] | undefined =>
  own.rows.find((row) => row[0] === cells[0]);

/** Returns the mistakes of a row. */
export const faultsOf = (faults: readonly FaultInfo[], sheet: Sheet, row: number): FaultInfo[] =>
  faults.filter((fault) => fault.file === sheet.file && fault.line === sheet.lines[row]);

/** Returns whether two mistakes are the same. */
export const isSame = (one: FaultInfo, other: FaultInfo): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the component file that an opened file stands for: the one of that name, or else the one shown. */
export function meant(chosen: string, names: readonly string[], shown: string): string {
  // Browsers and systems call copies “cards (1).csv” and “cards - Kopie.csv”.
  const name = chosen.toLowerCase().replace(/( ?\(\d+\)| - .+| copy)(?=\.\w+$)/, '');
  if (names.includes(name)) return name;
  return name.split('.').at(-1) === shown.split('.').at(-1) ? shown : chosen;
}

/** Returns where a line of a text begins and ends; lines count from 1. */
export function lineIn(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const begin = lines.slice(0, Math.max(0, line - 1)).join('\n').length + (line > 1 ? 1 : 0);
  return [begin, begin + (lines[line - 1]?.length ?? 0)];
}

/** Returns a column as spreadsheets name it: A to Z, then AA. */
export function letter(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before ? letter(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Returns the text of a file, in whatever encoding a spreadsheet has saved it. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns which UTF-16 a file is in, by its mark or by where its zero bytes are; null if it is in none. */
function wideEncoding(bytes: Uint8Array): string | null {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return 'utf-16le';
  if (mark === 0xfeff) return 'utf-16be';
  const head = bytes.slice(0, 200);
  const zeros = head.filter((byte) => byte === 0).length;
  if (bytes.length % 2 || zeros * 3 <= head.length) return null;
  return head[0] === 0 ? 'utf-16be' : 'utf-16le';
}
