/** Which piece on the table means which answer. Each piece is a spot with a name, such as `col:chu` or `tk:34`. */

import type { Desk, Plan } from '../../euro/desk.svelte';
import { eventsAs, viewOf } from '../../lib/typed';
import { OFFICIALS, REGIONS, type EmpireEvent, type EmpireView, type Region } from './types';

/** Unification or court is never asked by itself: picking a region or an action says it. */
export const USES: Record<string, string> = { unification: 'region', court: 'action' };

/** Answers that a piece gives together with the next question, which is about the piece: a waking card, an official, an alchemist card. */
export const OPENING: Record<string, Record<string, string>> = {
  use: USES,
  after: { activate: 'ability', 'move-official': 'mover' },
  symbol: { place: 'alchemist' },
  another_card: { yes: 'alchemist' },
};

/** The card that this turn is played with; the last one of a hand is never asked for. */
export function playedCard(desk: Desk): string | undefined {
  const base = desk.live.seen?.question ?? '';
  if (base === 'card') return desk.answers[0];
  const hand = (desk.live.seen?.view as EmpireView | undefined)?.hand ?? [];
  return desk.live.asked && ['use', 'region', 'action'].includes(base) && hand.length === 1 ? hand[0] : undefined;
}

export function eventsOf(desk: Desk): EmpireEvent[] {
  return eventsAs<EmpireEvent>(desk.draft?.events ?? []);
}

/** What happened last, in the draft or before it. */
function lastOf(desk: Desk, ...names: string[]): EmpireEvent | undefined {
  return [...eventsAs<EmpireEvent>(desk.live.events), ...eventsOf(desk)].findLast((event) => names.includes(event.event));
}

/** The region in which the governor or palace of this turn goes; null where it is not known yet. */
export function placeOf(desk: Desk): Region | null {
  if (desk.question === 'palace_tile' || desk.question === 'half') return lastOf(desk, 'palace', 'governor')?.region ?? null;
  const last = desk.answers.at(-1) as Region | undefined;
  return last && REGIONS.includes(last) ? last : leftRegion(desk);
}

/** The governor tile of which one half is asked about: its region and which of the region's tiles it is. */
export function halvesAt(desk: Desk): { region: Region; number: number } | null {
  const event = lastOf(desk, 'governor');
  return event?.region ? { region: event.region, number: event.space === 'tile-2' ? 1 : 0 } : null;
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
  soldier: 'tomb', put: 'tomb', li_si_soldier: 'tomb', li_si_aspect: 'aspect', starting_tile: 'start', reward: 'reward', half: 'half', unlock: 'unlock',
};
/** Answers that no piece stands for: they are words in the turn card. */
const WORDS = new Set(['stop', '0']);

/** The spot of an answer; empty where it is only offered in the turn card. */
export function spotOf(question: string, key: string, desk: Desk): string {
  if (question === 'space' || question === 'palace_tile') {
    const region = placeOf(desk);
    return region ? `${question === 'space' ? 'space' : 'palace'}:${region}/${key}` : '';
  }
  if (question === 'slot') return `slot:${sectionOf(desk)}/${key}`;
  if (question === 'symbol' && key === 'unlock') return 'unlock:1';
  if (WORDS.has(key)) return '';
  return KINDS[question] ? `${KINDS[question]}:${key}` : '';
}

function sectionOf(desk: Desk): string {
  return desk.answers.findLast((answer) => /^(west|centre|east)-(left|right)$/.test(answer)) ?? '';
}

/** What the server would ask next, looked at ahead of the answer. */
export function lookedAhead(desk: Desk, answer: string) {
  return desk.ahead(desk.answers.length)[answer];
}

/** The spots that an answer would open, which give it together with the next one. */
function aheadSpots(desk: Desk, answer: string, next: string): string[] {
  const told = lookedAhead(desk, answer);
  if (!told || !desk.options.includes(answer)) return [];
  if (told.question === next) return (told.options ?? []).map((key) => spotOf(next, key, desk));
  return [spotOf(next, onlyOne(desk, eventsAs<EmpireEvent>(told.events), next), desk)];
}

/** The only region, action, card or official there is, which the server has chosen itself. */
function onlyOne(desk: Desk, events: EmpireEvent[], next: string): string {
  const board = (desk.shown as EmpireView | null)?.boards[desk.live.seat ?? 0];
  if (next === 'region') return events.find((one) => one.event === 'tucked')?.region ?? '';
  if (next === 'action') return events.find((one) => one.event === 'court')?.action ?? '';
  if (next === 'ability') return events.findLast((one) => one.event === 'ability')?.card ?? '';
  if (next === 'alchemist') return board?.alchemists[0] ?? '';
  const standing = REGIONS.flatMap((region) => OFFICIALS.filter((kind) => board?.regions[region].officials[kind]).map((kind) => `${kind}-${region}`));
  return standing.length === 1 ? (standing[0] ?? '') : '';
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
  for (const [answer, next] of Object.entries(OPENING[question] ?? {})) for (const spot of aheadSpots(desk, answer, next)) spots.add(spot);
  if (question === 'section') for (const section of desk.options) for (const spot of freeSlots(view, section)) spots.add(spot);
  if (question === 'reward' && desk.options.includes('accept')) spots.add(`reward:${view.rewards[view.turn]?.aspect ?? ''}`);
  spots.delete('');
  return spots;
}

export function chosenSpots(desk: Desk): Set<string> {
  const first = desk.answers[0];
  const card = playedCard(desk);
  const base = desk.live.seen?.question;
  const court = eventsOf(desk).find((event) => event.event === 'court');
  return new Set([
    ...(card ? [`hand:${card}`] : []),
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
  if (question === null) return null;
  if (spot === 'court' && question === 'use') return { keep, steps: [{ question, answer: 'court' }] };
  for (const [answer, next] of Object.entries(OPENING[question] ?? {})) {
    if (KINDS[next] !== kind) continue;
    const steps = [{ question, answer }];
    return { keep, steps: desk.options.includes(answer) ? [...steps, { question: next, answer: name }] : steps };
  }
  if (spot === 'unlock:1' && question === 'symbol') return { keep, steps: [{ question, answer: 'unlock' }] };
  if (kind === 'slot' && (question === 'section' || question === 'slot')) {
    const [section = '', slot = ''] = name.split('/');
    return { keep, steps: [...(question === 'section' ? [{ question, answer: section }] : []), { question: 'slot', answer: slot }] };
  }
  if (kind === 'reward' && question === 'reward') return { keep, steps: [{ question, answer: 'accept' }] };
  const answer = kind === 'space' || kind === 'palace' ? (name.split('/')[1] ?? '') : name;
  return spotOf(question, answer, desk) === spot ? { keep, steps: [{ question, answer }] } : null;
}

/** What can be dragged: cards of the hand, and officials and workers that are asked about. */
export function draggedSpots(desk: Desk): Set<string> {
  const hand = desk.live.seen?.question === 'card' ? (viewOf<EmpireView>(desk.live.seen.view).hand ?? []) : [playedCard(desk)].filter((card) => card !== undefined);
  return new Set([...hand.map((card) => `hand:${card}`), ...[...canPick(desk)].filter((spot) => /^(off|worker|stock):/.test(spot))]);
}
