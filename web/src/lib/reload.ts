/** A page that was loaded before the server changed loads itself again: once, so that it never turns in circles. */

const KEY = 'tianxia-loaded-again';
const PATIENCE = 60_000;

export function reloadOnce(now = Date.now(), store: Storage = sessionStorage, reload = () => location.reload()): void {
  if (now - Number(store.getItem(KEY) ?? 0) < PATIENCE) return;
  store.setItem(KEY, String(now));
  reload();
}
