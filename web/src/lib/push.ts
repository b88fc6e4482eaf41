/** Web push in the browser: the service worker, the player's permission, and the subscription that the server needs. */

import { Trouble } from './trouble';

/** Whether this browser can show notifications while the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Whether the player has forbidden it, which only they can change in the browser. */
export function isBlocked(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'denied';
}

/** Asks for permission and subscribes this browser for the server with this key. */
export async function subscribed(key: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Trouble('notifications-blocked', {}, null);
  const base = document.baseURI.split('#')[0];
  await navigator.serviceWorker.register(new URL('sw.js', base));
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    // An old one may be for another key, with which nobody can push any more.
    await (await pushManager.getSubscription())?.unsubscribe();
    return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  } catch (error) {
    if (error instanceof DOMException) throw new Trouble('notifications-push-failed', {}, null);
    throw error;
  }
}

/** Ends the subscription of this browser. */
export async function unsubscribed(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
