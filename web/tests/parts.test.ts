import { describe, expect, it } from 'vitest';
import { winnersOf } from '../src/games/first_empire/scores';
import { LI_SI, type EmpireView } from '../src/games/first_empire/types';
import { mostUrgent, sidesOf } from '../src/lib/tables';
import { villagesOf } from '../src/parts/qin';
import { groupsOf } from '../src/parts/listing';
import type { Table } from '../src/protocol';

const part = (id: string, value: string, source = 'set-up') => ({ id, value, provenance: 'rulebook', source });

describe('parts of a game', () => {
  it('are grouped, and within a group by source', () => {
    const cards = [
      part('card.1', 'writing wall: official gray'),
      part('card.2', 'writing palace: vp 3', 'a photo'),
      part('card.3', 'laws hire: worker 1'),
    ];
    const [group] = groupsOf('zhanguo', cards);
    expect(group?.name).toBe('cards');
    expect(group?.count).toBe(3);
    expect(group?.blocks.map((block) => block.rows.map((row) => [row.name, row.aspect]))).toEqual([
      [
        ['1', 'writing'],
        ['3', 'laws'],
      ],
      [['2', 'writing']],
    ]);
  });
  it('are shown as they are if unknown', () => {
    expect(groupsOf('qin', [part('dice.red', '2')])[0]).toMatchObject({
      name: 'other',
      blocks: [{ rows: [{ name: 'dice.red', text: '2' }] }],
    });
  });
  it('join the spaces of a village', () => {
    expect(villagesOf(['VV.', '..V', '..V']).map((village) => village.cells)).toEqual([
      [
        [0, 0],
        [0, 1],
      ],
      [
        [1, 2],
        [2, 2],
      ],
    ]);
  });
});

describe('lists of tables', () => {
  it('begin with those that wait for you', () => {
    const table = (id: string, more: Partial<Table>) =>
      ({ id, mine: [0], kept: [], my_turn: false, state: 'running', ...more }) as Table;
    const tables = [
      table('watched', { mine: [] }),
      table('open', { state: 'open' }),
      table('running', {}),
      table('mine', { my_turn: true }),
      table('kept', { state: 'open', mine: [], kept: [1] }),
    ];
    expect(mostUrgent(tables).map((one) => one.id)).toEqual(['mine', 'kept', 'running', 'open', 'watched']);
  });
  it('say who won, including Li Si, who has no seat', () => {
    const ended = (winners: number[], reason: string) =>
      ({ seats: [{ seat: 0 }], options: { li_si: '2' }, result: { winners, reason } }) as unknown as Table;
    expect(sidesOf(ended([0], 'beat_li_si'))).toEqual([[0], ['li_si']]);
    expect(sidesOf(ended([], 'lost_to_li_si'))).toEqual([['li_si'], [0]]);
    expect(sidesOf(ended([0], 'tied_with_li_si'))).toEqual([[0, 'li_si'], []]);
    expect(sidesOf(ended([], 'closed'))).toEqual([[], [0]]);
    const two = {
      seats: [{ seat: 0 }, { seat: 1 }],
      options: { li_si: 'none' },
      result: { winners: [1] },
    } as unknown as Table;
    expect(sidesOf(two)).toEqual([[1], [0]]);
    expect(winnersOf({ winners: [0], reason: 'tied_with_li_si' }, { li_si: 2 } as EmpireView)).toEqual([0, LI_SI]);
    expect(winnersOf({ winners: [], reason: 'lost_to_li_si' }, { li_si: 2 } as EmpireView)).toEqual([LI_SI]);
    expect(winnersOf({ winners: [], reason: 'closed' }, { li_si: 2 } as EmpireView)).toEqual([]);
    expect(winnersOf({ winners: [0, 1], reason: 'most_points' }, { li_si: null } as EmpireView)).toEqual([0, 1]);
  });
});
