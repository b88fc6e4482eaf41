/** Which piece on the table means which answer. Each piece is a spot with a name, such as `col:chu` or `tk:34`. */

import type { Desk, Plan } from '../../euro/desk.svelte';
import { OFFICIALS, REGIONS, type EmpireEvent, type EmpireView, type Region } from './types';

/** Unification or court is never asked by itself: picking a region or an action says it. */
export const USES: Record<string, string> = { unification: 'region', court: 'action' };

export function eventsOf(desk: Desk): EmpireEvent[] {
  return (desk.draft?.events ?? []) as unknown as EmpireEvent[];
}

/** The region in which the governor or palace of this turn goes; null where it is not known yet. */
export function placeOf(desk: Desk): Region | null {
  const built = eventsOf(desk).findLast((event) => event.event === 'palace' || event.event === 'governor');
  if (desk.question === 'palace_tile' || desk.question === 'half') return built?.region ?? null;
  const last = desk.answers.at(-1) as Region | undefined;
  return last && REGIONS.includes(last) ? last : leftRegion(desk);
}

/** Where officials of all three kinds have left: the server has chosen the only region there was. */
function leftRegion(desk: Desk): Region | null {
  const seat = desk.live.seat ?? 0;
  const before = (desk.live.seen?.view as EmpireView | undefined)?.boards[seat];
  const after = (desk.shown as EmpireView | null)?.boards[seat];
  if (!before || !after) return null;
  return REGIONS.find((region) => OFFICIALS.every((kind) => after.regions[region].officials[kind] < before.regions[region].officials[kind])) ?? null;
}

const KINDS: Record<string, string> = {
  region: 'col', to: 'col', calm: 'col', reset: 'col', card: 'hand', action: 'act', worker: 'worker', mover: 'off', ability: 'tk', emperor: 'tk',
  alchemist: 'alch', master: 'master', section: 'sec', official: 'stock', token: 'supply', large_token: 'large', pay: 'own', return: 'own',
  soldier: 'tomb', put: 'tomb', li_si_soldier: 'tomb', starting_tile: 'start', reward: 'reward', half: 'half',
};

/** The spot of an answer; empty where it is only offered in the turn card. */
export function spotOf(question: string, key: string, desk: Desk): string {
  if (question === 'space' || question === 'palace_tile') {
    const region = placeOf(desk);
    return region ? `${question === 'space' ? 'space' : 'palace'}:${region}/${key}` : '';
  }
  if (question === 'slot') return `slot:${sectionOf(desk)}/${key}`;
  return KINDS[question] ? `${KINDS[question]}:${key}` : '';
}

function sectionOf(desk: Desk): string {
  return desk.answers.findLast((answer) => /^(west|centre|east)-(left|right)$/.test(answer)) ?? '';
}

/** What the server would ask next, looked at ahead of the answer. */
export function lookedAhead(desk: Desk, answer: string) {
  return desk.ahead(desk.answers.length)[answer];
}

/** The spots that using the card in one of two ways would open. */
function aheadSpots(desk: Desk, use: string): string[] {
  const told = lookedAhead(desk, use);
  const next = USES[use] ?? '';
  if (!told || !desk.options.includes(use)) return [];
  if (told.question === next) return (told.options ?? []).map((key) => spotOf(next, key, desk));
  // The only region or action there is, which the server has chosen itself.
  const event = (told.events as unknown as EmpireEvent[]).find((one) => one.event === 'tucked' || one.event === 'court');
  return [spotOf(next, (next === 'region' ? event?.region : event?.action) ?? '', desk)];
}

function freeSlots(view: EmpireView, section: string): string[] {
  const slots = view.walls[section as keyof EmpireView['walls']]?.slots ?? [];
  return slots.flatMap((slot, n) => (slot.wall === null ? [`slot:${section}/${n + 1}`] : []));
}

/** Everything that can be picked now. */
export function canPick(desk: Desk): Set<string> {
  const question = desk.question;
  const view = desk.shown as EmpireView | null;
  const spots = new Set<string>();
  if (question === null || view === null || desk.covered()) return spots;
  for (const key of desk.options) spots.add(spotOf(question, key, desk));
  if (question === 'use') for (const use of Object.keys(USES)) for (const spot of aheadSpots(desk, use)) spots.add(spot);
  if (question === 'section') for (const section of desk.options) for (const spot of freeSlots(view, section)) spots.add(spot);
  if (question === 'reward' && desk.options.includes('accept')) spots.add(`reward:${view.rewards[view.turn]?.aspect ?? ''}`);
  spots.delete('');
  return spots;
}

export function chosenSpots(desk: Desk): Set<string> {
  const first = desk.answers[0];
  const base = desk.live.seen?.question;
  const court = eventsOf(desk).find((event) => event.event === 'court');
  return new Set([
    ...(first && base === 'card' ? [`hand:${first}`] : []),
    ...(first && base === 'starting_tile' ? [`start:${first}`] : []),
    ...(court?.action ? [`act:${court.action}`] : []),
    ...(desk.question === 'slot' ? [`sec:${sectionOf(desk)}`] : []),
  ]);
}

/** The answers that a spot means, whether they are allowed or not; null where the question is about other things. */
export function planOf(desk: Desk, spot: string): Plan | null {
  const question = desk.question;
  const kind = spot.slice(0, spot.indexOf(':'));
  const name = spot.slice(kind.length + 1);
  const keep = desk.answers.length;
  if (kind === 'hand' && desk.live.seen?.question === 'card') return { keep: 0, steps: [{ question: 'card', answer: name }] };
  if (question === 'use' && (kind === 'col' || kind === 'act')) {
    const use = kind === 'col' ? 'unification' : 'court';
    const steps = [{ question: 'use', answer: use }];
    return { keep, steps: desk.options.includes(use) ? [...steps, { question: USES[use] ?? '', answer: name }] : steps };
  }
  if (question === null) return null;
  if (kind === 'slot' && (question === 'section' || question === 'slot')) {
    const [section = '', slot = ''] = name.split('/');
    return { keep, steps: [...(question === 'section' ? [{ question, answer: section }] : []), { question: 'slot', answer: slot }] };
  }
  if (kind === 'reward' && question === 'reward') return { keep, steps: [{ question, answer: 'accept' }] };
  const answer = kind === 'space' || kind === 'palace' ? (name.split('/')[1] ?? '') : name;
  return spotOf(question, answer, desk) === spot ? { keep, steps: [{ question, answer }] } : null;
}
