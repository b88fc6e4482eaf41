/** The buttons of the home screen that open a table. Nobody needs a name against bots. */

import { ServerAction } from '../../lib/action.svelte';
import { api } from '../../lib/api';
import { ensureKnown, ensureName } from '../../lib/me.svelte';
import { go } from '../../lib/router.svelte';
import type { NewTable, Table } from '../../protocol';

export class Launch extends ServerAction {
  /** Starts a game against the easy bot. */
  play(game: string): Promise<void> {
    return this.#create({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] });
  }

  /** Starts The First Empire solo, against Li Si at a level. */
  playSolo(level: string): Promise<void> {
    return this.#create({ game: 'first_empire', seats: [{ kind: 'me' }], options: { li_si: level } });
  }

  learn(game: string): Promise<void> {
    return this.#open(async () => (await api.lesson(game)).table.id);
  }

  /** Takes the first free seat of a table. */
  sit(table: Table): void {
    const seat = table.seats.find((one) => one.kind === 'open');
    if (!seat) return;
    void this.#open(async () => {
      await ensureName();
      await api.sit(table.id, seat.seat);
      return table.id;
    });
  }

  #create(table: NewTable): Promise<void> {
    return this.#open(async () => (await api.create(table)).table.id);
  }

  #open(table: () => Promise<string>): Promise<void> {
    return this.do(async () => {
      await ensureKnown();
      go('table', await table());
    });
  }
}
