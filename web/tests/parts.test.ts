import { describe, expect, it } from 'vitest';
import { mostUrgent } from '../src/lib/tables';
import { villagesOf } from '../src/parts/qin';
import { groupsOf } from '../src/parts/told';
import type { Table } from '../src/protocol';

const part = (id: string, value: string, source = 'set-up') => ({ id, value, provenance: 'rulebook', source });

describe('parts of a game', () => {
  it('stand in groups, and together where they come from one place', () => {
    const cards = [part('card.1', 'writing wall: official gray'), part('card.2', 'writing palace: vp 3', 'a photo'), part('card.3', 'laws hire: worker 1')];
    const [group] = groupsOf('zhanguo', cards);
    expect(group?.name).toBe('cards');
    expect(group?.count).toBe(3);
    expect(group?.blocks.map((block) => block.rows.map((row) => [row.name, row.aspect]))).toEqual([[['1', 'writing'], ['3', 'laws']], [['2', 'writing']]]);
  });
  it('are shown as they are where nobody knows them', () => {
    expect(groupsOf('qin', [part('dice.red', '2')])[0]).toMatchObject({ name: 'other', blocks: [{ rows: [{ name: 'dice.red', text: '2' }] }] });
  });
  it('join the spaces of a village', () => {
    expect(villagesOf(['VV.', '..V', '..V']).map((village) => village.cells)).toEqual([[[0, 0], [0, 1]], [[1, 2], [2, 2]]]);
  });
});

describe('lists of tables', () => {
  it('begin with those that wait for me', () => {
    const table = (id: string, more: Partial<Table>) => ({ id, mine: [0], my_turn: false, state: 'running', ...more }) as Table;
    const tables = [table('watched', { mine: [] }), table('open', { state: 'open' }), table('running', {}), table('mine', { my_turn: true })];
    expect(mostUrgent(tables).map((one) => one.id)).toEqual(['mine', 'running', 'open', 'watched']);
  });
});
