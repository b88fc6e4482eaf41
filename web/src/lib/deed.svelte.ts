/** Something asked of the server by a button: one at a time, and what went wrong in words. */

import { troubleText } from '../table/trouble';
import { Trouble } from './live.svelte';

export class Deed {
  busy = $state(false);
  wrong = $state('');

  async do(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = '';
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.wrong = troubleText(error);
    } finally {
      this.busy = false;
    }
  }
}
