/** Parts of the page that are fetched when they are first needed. */

import { api } from './api';

const AGAIN = 3000;
const state = $state({ missing: false });

/** Whether a part could not be fetched: the server is away, or a newer one has other files. */
export function missing(): boolean {
  return state.missing;
}

/**
 * Fetch a part. Where that fails, the page is loaded anew as soon as the server answers: a browser does not ask for a
 * lost part twice.
 */
export function part<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => {
    state.missing = true;
    const look = () =>
      void api.me().then(
        () => location.reload(),
        () => setTimeout(look, AGAIN),
      );
    setTimeout(look, AGAIN);
    return new Promise<T>(() => undefined);
  });
}
