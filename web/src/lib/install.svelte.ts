/** The page as an app: the service worker, and the browser's offer to install it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const state = $state<{ offer: Offer | null }>({ offer: null });

/** Whether the browser offers to install the page now. */
export function installable(): boolean {
  return state.offer !== null;
}

/** Lets the browser ask; it does so once per offer. */
export async function install(): Promise<void> {
  const offer = state.offer;
  state.offer = null;
  await offer?.prompt();
}

/** Listens for the browser's offer, and starts the worker once the page has everything that it needs itself. */
export function beAnApp(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // ours is a link at the foot of the page, not a banner over the table
    state.offer = event as Offer;
  });
  addEventListener('appinstalled', () => (state.offer = null));
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The page works without it.
  const start = () => void navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
