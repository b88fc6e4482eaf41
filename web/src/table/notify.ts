/** Tells a player who is looking elsewhere that it is their turn: in the title, and by a notification if allowed. */

import { prefs } from '../lib/prefs.svelte';

export function notifyTurn(title: string, body: string): void {
  if (!document.hidden || !prefs.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag: 'tianxia-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export async function allowNotes(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
