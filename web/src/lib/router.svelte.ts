/** The address: the part after `#`, so that the page works under any path and links to a seat stay out of logs. */

export interface Place {
  /** The path in parts: `#/replay/abc/12` is `['replay', 'abc', '12']`. */
  parts: string[];
  query: URLSearchParams;
}

/** Moves an invitation, `join#token`, to where the page looks. The secret never travels in a path. */
function takeInvitation(): void {
  if (!location.pathname.endsWith('/join') || location.hash.length < 10) return;
  history.replaceState(null, '', `${new URL('.', location.href).pathname}#/join/${location.hash.slice(1)}`);
}

/** Decodes a part of an address; one that is cut off inside a letter stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Place {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { parts: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

takeInvitation();
const here = $state<{ place: Place }>({ place: read() });

export function place(): Place {
  return here.place;
}

export function href(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(String(part))).join('/')}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = href(...parts).slice(1);
}

/** Changes the address without a new entry in the history, for sliders. */
export function slide(...parts: (string | number)[]): void {
  history.replaceState(null, '', href(...parts));
  here.place = read();
}

export function listen(): () => void {
  const follow = () => {
    here.place = read();
    scrollTo(0, 0);
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
