/**
 * Tell somebody who looks elsewhere that it is their turn: the title always, a notification where it has been allowed.
 */

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
