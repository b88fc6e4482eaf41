// Notifications, shown as the server words them; a click opens the table, the button ends them.

self.addEventListener('push', (event) => {
  const said = event.data.json();
  const { body, tag, lang, path, off } = said;
  const shown = { body, tag, lang, icon: 'seal.svg', renotify: true, data: { path, off } };
  const actions = [{ action: 'off', title: said.turn_off }];
  event.waitUntil(self.registration.showNotification(said.title, { ...shown, actions }));
});

self.addEventListener('notificationclick', (event) => {
  const { path, off } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'off' ? fetch(at(`off/${off}`), { method: 'POST' }) : open(at(path)));
});

// A browser may change its address at any time; the server must learn the new one.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event));
});

async function subscribeAgain(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const headers = { 'content-type': 'application/json' };
  await fetch(at('api/me/notifications/push'), {
    method: 'PUT',
    headers,
    body: JSON.stringify({ endpoint, keys }),
  });
}

/** Shows an address in the window that has it, or in a new one: nobody is torn away from another table. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => client.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** The page may be served under any path. */
function at(path) {
  return new URL(path, self.registration.scope).href;
}
