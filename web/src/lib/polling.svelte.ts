/** A value that is fetched now and then while it is shown. */

import { Trouble } from './trouble';

export class Polled<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  constructor(private readonly load: () => Promise<T>) {}

  async refresh(): Promise<void> {
    try {
      this.value = await this.load();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    }
  }

  /** Fetches now and at this interval, except while the page is hidden; for use as an effect. */
  watch(seconds: number): () => void {
    void this.refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }
}
