import { describe, expect, it } from 'vitest';
import { booksOf, sumOf, type LedgerLine } from '../src/table/turn/ledger';

const line = (seat: number, kind: LedgerLine['kind'], what: string, before: number, after: number) => ({
  seat,
  kind,
  what,
  before,
  after,
});
const LEDGER = [
  line(0, 'held', 'workers', 3, 0),
  line(0, 'held', 'unrest', 1, 2),
  line(0, 'held', 'laws', 0, 3),
  line(0, 'held', 'locked', 5, 4),
  line(0, 'earned', 'palaces', 0, 8),
  line(0, 'earned', 'cards', 2, 7),
  line(0, 'final', 'markers', 0, 7),
  line(1, 'final', 'markers', 7, 0),
  line(1, 'held', 'laws', 1, 1),
  line(2, 'held', 'workers', 1, 2),
];

describe('the ledger of a draft', () => {
  const books = booksOf(LEDGER, 0);
  const names = (lines: LedgerLine[]) => lines.map((one) => one.what);

  it('tells costs from gains, and more unrest is a cost', () => {
    expect(names(books.cost)).toEqual(['workers', 'unrest']);
    expect(names(books.gain)).toEqual(['laws']);
  });
  it('adds up points now and at the end', () => {
    expect(sumOf(books.earned)).toBe(13);
    expect(sumOf(books.final)).toBe(7);
  });
  it('tells what it does to the points of others, and nothing else of theirs', () => {
    expect(books.others).toEqual([{ seat: 1, change: -7 }]);
  });
});
