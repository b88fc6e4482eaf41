/**
 * Everything that a player reads: Fluent messages of `src/tianxia/locale`, the files that Python uses too. The words of
 * games from other packages come from the server.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { Trouble } from './trouble';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  [
    '@locale/*/*.ftl',
    '!@locale/*/*terminal.ftl',
    '!@locale/*/{app,click,commands,compiling,components,mail,notify,privacy}.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;

/** The files in use: the page's own, and those of games once they are shown. */
const loaded = new Set(['page', 'server', 'qin']);

const current = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });

export function language(): Language {
  return current.language;
}

/** Returns the first of the browser's languages that we have. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((name) => name.slice(0, 2).toLowerCase());
  return known.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name)) ?? 'en';
}

/** The last language asked for, which may still be loading. */
let wanted: Language = 'en';
/** The last request for words: an older one that finishes later must not override it. */
let newest: Promise<void> = Promise.resolve();

/** Loads a language and switches to it. */
export function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const request: Promise<void> = textsOf(language).then((texts) => {
    if (request !== newest) return newest;
    current.bundle = bundleOf(language, texts);
    current.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  });
  newest = request;
  return request;
}

const fileOf = (language: Language, name: string) =>
  Object.keys(files).find((path) => path.endsWith(`/${language}/${name}.ftl`));

function textsOf(language: Language): Promise<string[]> {
  const ours = [...loaded].flatMap((name) => files[fileOf(language, name) ?? ''] ?? []);
  const others = [...loaded].filter((name) => !fileOf('en', name)).map((game) => served(game, language));
  // Later files override earlier ones, so no other package can change our words.
  return Promise.all([...others, ...ours.map((load) => load())]);
}

const answers = new Map<string, Promise<string>>();

const NO_GAME = ['unknown-game', 'malformed'];

/** Fetches the words of a game from the server, once; empty if it has no such game. */
function served(game: string, language: Language): Promise<string> {
  const key = `${game}/${language}`;
  const known =
    answers.get(key) ??
    api.words(game, language).catch((error: unknown) => {
      if (error instanceof Trouble && NO_GAME.includes(error.code)) return '';
      answers.delete(key);
      throw error;
    });
  answers.set(key, known);
  return known;
}

/** Loads further files of words. */
export async function loadWords(...names: string[]): Promise<void> {
  const unknown = names.filter((name) => !loaded.has(name));
  for (const name of unknown) loaded.add(name);
  await (unknown.length ? setLanguage(wanted) : newest);
}

/** Ties French punctuation to its word with a no-break space. */
function bindPunctuation(text: string): string {
  return text.replace(/ (?=[:;!?»…])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

export function bundleOf(wanted: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(wanted, {
    useIsolating: false,
    transform: wanted === 'fr' ? bindPunctuation : (text) => text,
  });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Returns a message, or its name if it is missing, so that a gap is seen. */
export function say(name: string, values: Values = {}): string {
  const message = current.bundle?.getMessage(name);
  return message?.value ? format(message.value, values) : name;
}

/** Returns an attribute of a message, such as its explanation; may be empty. */
export function more(name: string, values: Values = {}, attribute = 'text'): string {
  const pattern = current.bundle?.getMessage(name)?.attributes[attribute];
  return pattern ? format(pattern, values) : '';
}

export function has(name: string): boolean {
  return current.bundle?.hasMessage(name) ?? false;
}

function format(pattern: Parameters<FluentBundle['formatPattern']>[0], values: Values): string {
  const errors: Error[] = [];
  return current.bundle?.formatPattern(pattern, values, errors) ?? '';
}

const lists = new Map<Language, Intl.ListFormat>();

/** Lists things as the language does. */
export function listed(parts: readonly string[]): string {
  const known = lists.get(current.language);
  const list = known ?? new Intl.ListFormat(current.language, { style: 'long', type: 'conjunction' });
  if (!known) lists.set(current.language, list);
  return list.format(parts);
}

/** Returns the language for dates and times: ours is British English, where 20:48 is no “08:48 PM”. */
export function locale(): string {
  return current.language === 'en' ? 'en-GB' : current.language;
}

export function date(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment * 1000);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** Returns how long ago, in words. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const relative = new Intl.RelativeTimeFormat(current.language, { numeric: 'auto' });
  const passed = moment - now;
  for (const [unit, seconds] of STEPS) {
    if (Math.abs(passed) >= seconds) return relative.format(Math.round(passed / seconds), unit);
  }
  return relative.format(0, 'second');
}

/** Formats a time: 10:00, 1:02:03, or days. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 172800)
    return new Intl.NumberFormat(current.language, { style: 'unit', unit: 'day' }).format(Math.floor(whole / 86400));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
