/** The preferences of this device, stored only in the browser. */

import type { Pace } from '../table/motion/pace';
import { LANGUAGES, preferred, setLanguage, type Language } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';

interface Prefs {
  theme: Theme;
  language: Language | null;
  sound: boolean;
  motion: boolean;
  letters: boolean;
  instant: boolean;
  notify: boolean;
  /** Whether automatic turns, such as Li Si's, unfold without clicks. */
  auto: boolean;
  /** How fast others' moves are shown. */
  pace: Pace;
  /** How many times as fast as usual a replay plays. */
  replaySpeed: number;
}

const KEY = 'tianxia';
const DEFAULTS: Prefs = {
  theme: 'system',
  language: null,
  sound: false,
  motion: true,
  letters: false,
  instant: false,
  notify: false,
  auto: false,
  pace: 'normal',
  replaySpeed: 1,
};

export const prefs = $state<Prefs>({ ...DEFAULTS, ...stored() });

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export function savePrefs(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser without storage can still play.
  }
  show();
}

/** Print is always light. */
const paper = matchMedia('print');
paper.addEventListener('change', show);

/** Sets theme and motion where the styles look for them. */
export function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = dark() && !paper.matches ? 'dark' : 'light';
  root.classList.toggle('motionless', !prefs.motion);
}

export function dark(): boolean {
  return prefs.theme === 'dark' || (prefs.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}

export function flipTheme(): void {
  savePrefs({ theme: dark() ? 'light' : 'dark' });
}

export async function choose(language: Language): Promise<void> {
  await setLanguage(language);
  savePrefs({ language });
}

export async function begin(): Promise<void> {
  show();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  const asked = new URLSearchParams(location.search).get('lang') as Language | null;
  const known = asked && LANGUAGES.includes(asked) ? asked : null;
  await setLanguage(known ?? prefs.language ?? preferred());
}
