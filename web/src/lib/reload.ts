/** Reloads a page that is older than the server, but only once a minute, so that it never loops. */

const KEY = 'tianxia-loaded-again';
const PATIENCE = 60_000;

export function reloadOnce(now = Date.now(), store: Storage = sessionStorage, reload = () => location.reload()): void {
  if (now - Number(store.getItem(KEY) ?? 0) < PATIENCE) return;
  store.setItem(KEY, String(now));
  reload();
}
