// The service worker. Each file below does one thing; none of them touches games, the API or the socket.
importScripts('sw/assets.js', 'sw/shell.js', 'sw/push.js');
