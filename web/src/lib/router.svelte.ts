/** The address: the part after `#`, so that the page works under any path and links to a seat stay out of logs. */

export interface Place {
  /** The path in parts: `#/replay/abc/12` is `['replay', 'abc', '12']`. */
  parts: string[];
  query: URLSearchParams;
}

/** The path of the page. */
const BASE = new URL('.', document.baseURI).pathname;
const path = location.pathname.slice(BASE.length);

/** Moves a link to a seat, `join/qin#token` or `join#token`, to where the page looks. Its secret is never in a path. */
function takeInvitation(): void {
  if (!/^join(\/\w+)?$/.test(path) || location.hash.length < 10) return;
  history.replaceState(null, '', `${BASE}#/join/${location.hash.slice(1)}`);
}

/** Screens whose addresses are also paths, so that messengers can show a preview of a link to one. */
const SHARED = /^(players?|daily|replay|tournament)\/[\w/-]+$/;

/** Moves a shared link, `player/abc`, to where the page looks. */
function takeShared(): void {
  if (SHARED.test(path) && !location.hash) history.replaceState(null, '', `${BASE}#/${path}`);
}

/** Decodes a part of an address; one that is cut off inside a letter stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The hash as it was last read. */
let known = '';

function read(): Place {
  known = location.hash;
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { parts: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

takeInvitation();
takeShared();
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
  // The page begins to listen when its words have arrived, and until then somebody may have gone elsewhere.
  if (location.hash !== known) follow();
  return () => removeEventListener('hashchange', follow);
}
