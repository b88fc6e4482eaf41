/**
 * The HTTP API: small functions with the server's types. Every failure is a `Trouble` with a code that `locale/` has
 * words for.
 */

import type {
  Account,
  Checked,
  Claimed,
  ComponentFiles,
  Components,
  Count,
  Created,
  EditionFile,
  EditionInfo,
  EditionList,
  ScoreHistory,
  Fairness,
  ForkRequest,
  Games,
  Invitation,
  Linked,
  Me,
  NewTable,
  NotificationChoices,
  Notifications,
  Json,
  Refusal,
  OtherWay,
  RematchRequest,
  Replay,
  ReviewState,
  Standing,
  Table,
  TablePage,
  Ways,
  WebhookSecret,
} from '../protocol';
import { Trouble } from './trouble';

/** The page may be served under any path, so addresses are relative to where it was loaded from. */
export function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI.split('#')[0]);
}

/**
 * A client that is too quick is told how many seconds to wait, and nothing was done. For up to this many seconds the
 * page waits and retries.
 */
const PATIENCE = 5;
const TRIES = 4;

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await callOnce<T>(method, path, body);
    } catch (error) {
      const wait = error instanceof Trouble && error.code === 'too-many' ? error.values['wait'] : undefined;
      if (typeof wait !== 'number' || wait > PATIENCE || tries === TRIES) throw error;
      await new Promise((on) => setTimeout(on, wait * 1000));
    }
  }
}

async function callOnce<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Trouble('page-offline', {}, null);
  }
  const text = await response.text();
  const json: unknown = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  if (!response.ok) throw troubleOf(json, response.status);
  return json as T;
}

function troubleOf(json: unknown, status: number): Trouble {
  const body = (typeof json === 'object' && json !== null ? json : {}) as {
    code?: string;
    values?: Json;
    refusal?: Refusal | null;
  };
  return new Trouble(body.code ?? 'page-broken', { status, ...body.values }, body.refusal ?? null);
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown) => call<T>('PUT', path, body);
export const remove = <T>(path: string) => call<T>('DELETE', path);

export type TableList = 'open' | 'mine' | 'running' | 'finished';

export type Filters = Record<string, string | undefined>;

export const query = (values: Filters) => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given)}` : '';
};

export const api = {
  me: () => get<Me>('me'),
  visit: () => post<Me>('me'),
  rename: (name: string) => post<Me>('me', { name }),
  forget: () => call<Me>('DELETE', 'me'),
  account: () => get<Account>('me/account'),
  exportHref: () => address('me/export').href,
  ways: () => get<Ways>('session'),
  setPassword: (password: string, old?: string) => call<Me>('PUT', 'me/password', { password, old }),
  comeBack: (login: string, password: string) => post<Me>('session', { login, password }),
  passkeyOptions: () => call<Json>('POST', 'me/passkeys/options'),
  addPasskey: (credential: unknown) => post<Me>('me/passkeys', { credential }),
  removePasskey: (id: string) => call<Count>('DELETE', `me/passkeys/${id}`),
  signInOptions: () => call<Json>('POST', 'session/passkey/options'),
  comeBackByPasskey: (credential: unknown) => post<Me>('session/passkey', { credential }),
  recover: (login: string, code: string, password?: string) => post<Me>('recovery', { login, code, password }),
  mailCode: (login: string) => post<Count>('recovery/mail', { login }),
  renewCode: () => call<Me>('POST', 'me/code'),
  addEmail: (email: string) => call<Count>('PUT', 'me/email', { email }),
  confirmEmail: (code: string) => post<Count>('me/email', { code }),
  removeEmail: () => call<Count>('DELETE', 'me/email'),
  notifications: () => get<Notifications>('me/notifications'),
  chooseNotifications: (chosen: NotificationChoices) => call<Notifications>('PUT', 'me/notifications', chosen),
  notifyBrowser: (browser: PushSubscriptionJSON) =>
    call<Notifications>('PUT', 'me/notifications/push', { endpoint: browser.endpoint, keys: browser.keys }),
  notifyByMail: () => call<Notifications>('PUT', 'me/notifications/mail'),
  notifyWebhook: (url: string) => call<WebhookSecret>('PUT', 'me/notifications/webhook', { url }),
  notifyNoMore: (channel: string) => call<Notifications>('DELETE', `me/notifications/${channel}`),
  testNotification: (channel: string) => call<Count>('POST', `me/notifications/${channel}/test`),
  signOutDevice: (id: string) => call<Count>('DELETE', `me/devices/${id}`),
  signOutOthers: () => call<Count>('DELETE', 'me/devices'),
  leaveDevice: () => call<Me>('DELETE', 'session'),
  leaveEverywhere: () => call<Me>('DELETE', 'sessions'),
  games: () => get<Games>('games'),
  words: (game: string, language: string) => get<string>(`games/${game}/words/${language}`),
  editions: (game: string) => get<EditionList>(`games/${game}/editions`),
  edition: (id: string) => get<EditionFile>(`editions/${id}`),
  addEdition: (edition: string) => post<EditionInfo>('editions', { edition }),
  dropEdition: (id: string) => call<Count>('DELETE', `editions/${id}`),
  componentFiles: (game: string) => get<ComponentFiles>(`games/${game}/components/files`),
  checkFiles: (game: string, files: Record<string, string>) =>
    post<Checked>(`games/${game}/components/check`, { files }),
  components: (game: string) => get<Components>(`games/${game}/components`),
  tables: (which: TableList, after?: string, limit = 30, filters: Filters = {}) =>
    get<TablePage>(`tables${query({ which, after, limit: String(limit), ...filters })}`),
  table: (id: string) => get<Table>(`tables/${id}`),
  create: (table: NewTable) => post<Created>('tables', table),
  sit: (id: string, seat: number) => call<Table>('PUT', `tables/${id}/seats/${seat}`),
  leave: (id: string, seat: number) => call<Table>('DELETE', `tables/${id}/seats/${seat}`),
  start: (id: string) => call<Table>('POST', `tables/${id}/begin`),
  link: (id: string, seat: number) => call<Invitation>('POST', `tables/${id}/seats/${seat}/links`),
  unlink: (id: string, seat: number) => call<Count>('DELETE', `tables/${id}/seats/${seat}/links`),
  lookAtLink: (token: string) => post<Linked>('links/look', { token }),
  claim: (token: string) => post<Claimed>('links', { token }),
  rematch: (id: string, body: RematchRequest) => post<Created>(`tables/${id}/rematch`, body),
  fork: (id: string, body: ForkRequest) => post<Created>(`tables/${id}/fork`, body),
  replay: (id: string, eye: string, first: number, last: number) =>
    get<Replay>(`tables/${id}/replay${query({ eye, first: String(first), last: String(last), views: 'true' })}`),
  standing: (id: string, number: number, eye: string) => get<Standing>(`tables/${id}/replay/${number}?eye=${eye}`),
  lesson: (game: string) => post<Created>('lessons', { game }),
  course: (id: string) => get<ScoreHistory>(`tables/${id}/course`),
  fairness: (id: string) => get<Fairness>(`tables/${id}/fairness`),
  review: (id: string) => get<ReviewState>(`tables/${id}/review`),
  askReview: (id: string) => call<ReviewState>('POST', `tables/${id}/review`),
  otherWay: (id: string, number: number, eye: string) => get<OtherWay>(`tables/${id}/review/${number}?eye=${eye}`),
  upload: (record: string) => post<Table>('records', { record }),
  recordHref: (id: string) => address(`tables/${id}/record`).href,
};
