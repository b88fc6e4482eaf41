/** Parts of the page that are fetched when first needed. */

import { api } from './api';

const AGAIN = 3000;
const state = $state({ missing: false });

/** Whether a part could not be fetched: the server is down, or a newer one has other files. */
export function missing(): boolean {
  return state.missing;
}

/**
 * Fetches a part. If that fails, reloads the page as soon as the server answers, because browsers do not retry a failed
 * import.
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
