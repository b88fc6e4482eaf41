/** A request to the server behind a button: one at a time, with what went wrong in words. */

import { troubleText } from '../table/trouble';
import { Cancelled, Trouble } from './trouble';

export class ServerAction {
  busy = $state(false);
  wrong = $state('');

  async do(action: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = '';
    try {
      await action();
    } catch (error) {
      if (error instanceof Cancelled) return;
      if (!(error instanceof Trouble)) throw error;
      this.wrong = troubleText(error);
    } finally {
      this.busy = false;
    }
  }
}
