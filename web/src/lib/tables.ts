/** Lists of tables, in the order in which a person wants to see them. */

import type { Table } from '../protocol';

/** Those that wait for one's turn, then one's running games, then those that wait for people, then what one only watches. */
export function mostUrgent(tables: readonly Table[]): Table[] {
  const rank = (table: Table) => (table.my_turn ? 0 : !table.mine.length ? 3 : table.state === 'open' ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
