/** What can be picked now: each spot of the boards with the answers it means. All of it is read from the server's options. */

import type { Desk, Plan, Step } from '../../euro/desk.svelte';
import type { Drafted } from '../../lib/live.svelte';
import { viewOf } from '../../lib/typed';
import { held } from './speech';
import { ASPECTS, HIGHER, LOWER, type ActionName, type AspectName, type ZView } from './types';

export interface Ways {
  can: Map<string, () => void>;
  /** Earlier choices of this turn that can be changed. */
  may: Map<string, () => void>;
  chosen: Set<string>;
  /** Pieces that move from here to there: dragging one takes it up without moving it at once. */
  moves: Set<string>;
  /** Where the piece that was picked can go. */
  targets: Set<string>;
}

const CARD = /^\d+$/;
/** What can be done with a card. */
const USES = ['court', 'tuck'];
const ACTIONS: readonly ActionName[] = [...HIGHER, ...LOWER];

/** Where in the draft the card of this turn stands, and the question what to do with it. -1: not in the draft. */
export function turnPlaces(desk: Desk): { cardAt: number; useAt: number } {
  const start = desk.live.seen?.question ?? null;
  if (start !== 'card') return { cardAt: -1, useAt: start === 'use' || start === 'action' || start === 'tuck' ? 0 : -1 };
  const [downs, key] = firstAfterDowns(desk.answers);
  if (key === null ? desk.question === 'card' : CARD.test(key)) return { cardAt: downs, useAt: key === null ? -1 : downs + 1 };
  // Once no official can go down any more, the match itself plays the last card.
  return { cardAt: -1, useAt: downs };
}

/** How many officials have gone down first, and the answer after them. */
function firstAfterDowns(answers: readonly string[]): [number, string | null] {
  const at = answers.findIndex((key) => !key.startsWith('down '));
  return at < 0 ? [answers.length, null] : [at, answers[at] ?? null];
}

/** The cards that could be chosen when the turn began. */
function cardsOffered(desk: Desk): string[] {
  return (desk.live.seen?.options ?? []).filter((key) => CARD.test(key));
}

/** The card that the draft plays, if it has come so far. */
export function cardInPlay(desk: Desk, view: ZView): number | null {
  const { cardAt, useAt } = turnPlaces(desk);
  if (useAt > 0) return Number(desk.answers[cardAt] ?? cardsOffered(desk)[0]);
  return view.now.card?.number ?? null;
}

export function waysOf(desk: Desk, view: ZView): Ways {
  const ways: Ways = { can: new Map(), may: new Map(), chosen: new Set(), moves: new Set(), targets: new Set() };
  if (!desk.live.asked || desk.covered()) return ways;
  turnWays(desk, ways);
  const found = QUESTIONS[desk.question ?? ''];
  found?.(desk, view, ways);
  downWays(desk, ways);
  if (view.now.action && !desk.answers.some((key) => ACTIONS.includes(key as ActionName))) ways.chosen.add(`action:${view.now.action}`);
  for (const spot of desk.picked) ways.chosen.add(spot);
  if (desk.from) ways.chosen.add(desk.from);
  return ways;
}

function plain(desk: Desk, question: string, answer: string): () => void {
  return () => void desk.take({ keep: desk.answers.length, steps: [{ question, answer }] });
}

/** The card, and what to do with it: open as long as the turn is a draft. */
function turnWays(desk: Desk, ways: Ways): void {
  const { cardAt, useAt } = turnPlaces(desk);
  if (cardAt >= 0) {
    const target = desk.question === 'card' ? ways.can : ways.may;
    for (const key of cardsOffered(desk)) target.set(`card:${key}`, () => void desk.take({ keep: cardAt, steps: [{ question: 'card', answer: key }] }));
  }
  if (useAt > 0) ways.chosen.add(`card:${desk.answers[cardAt] ?? cardsOffered(desk)[0]}`);
  else if (useAt === 0 && desk.live.seen?.view) ways.chosen.add(`card:${viewOf<ZView>(desk.live.seen.view).now.card?.number}`);
  if (useAt >= 0) useWays(desk, ways, useAt);
}

function useWays(desk: Desk, ways: Ways, useAt: number): void {
  const target = desk.question === 'use' || desk.question === 'action' || desk.question === 'tuck' ? ways.can : ways.may;
  for (const action of actionsAhead(desk, useAt)) target.set(`action:${action}`, () => void desk.take(courtPlan(useAt, action)));
  for (const region of tucksAhead(desk, useAt)) target.set(`tuck:${region}`, () => void desk.take(tuckPlan(useAt, region)));
  const used = desk.answers.slice(useAt);
  const action = used.find((key): key is ActionName => ACTIONS.includes(key as ActionName));
  if (action) ways.chosen.add(`action:${action}`);
}

export function courtPlan(keep: number, action: string): Plan {
  return { keep, steps: [{ question: 'use', answer: 'court' }, { question: 'action', answer: action }] };
}

export function tuckPlan(keep: number, region: string | number): Plan {
  return { keep, steps: [{ question: 'use', answer: 'tuck' }, { question: 'tuck', answer: `region ${region}` }] };
}

/** What is asked once the card is chosen: what to do with it, or at once which action or region where it can do but one thing. */
function askedOfCard(desk: Desk): { question: string | null; options: string[] } {
  const { useAt } = turnPlaces(desk);
  const seen = desk.live.seen;
  if (useAt === 0) return { question: seen?.question ?? null, options: seen?.options ?? [] };
  if (desk.answers.length === useAt) return { question: desk.question, options: desk.options };
  const after = desk.ahead(useAt - 1)[desk.answers[useAt - 1] ?? ''];
  return { question: after?.question ?? null, options: after?.options ?? [] };
}

/** Ask ahead what the court and the board would offer for the card; after a reload in the middle of a draft anew. */
export async function lookAhead(desk: Desk): Promise<void> {
  const { useAt } = turnPlaces(desk);
  if (useAt < 0 || !desk.live.asked) return;
  const last = desk.answers[useAt - 1];
  if (last !== undefined && desk.answers.length > useAt) await desk.look([last], useAt - 1);
  if (askedOfCard(desk).question === 'use') await desk.look(USES, useAt);
}

/** The actions that the court would offer, as the server said when it was asked ahead. */
export function actionsAhead(desk: Desk, useAt: number): ActionName[] {
  const asked = askedOfCard(desk);
  if (asked.question === 'action') return asked.options.filter((key): key is ActionName => ACTIONS.includes(key as ActionName));
  const court = desk.ahead(useAt)['court'];
  if (!court) return [];
  if (court.question === 'action') return (court.options ?? []) as ActionName[];
  const only = viewOf<ZView>(court.view).now.action;
  return only ? [only] : [];
}

/** The regions that would take the card. */
export function tucksAhead(desk: Desk, useAt: number): number[] {
  const asked = askedOfCard(desk);
  const tuck: Drafted | undefined = desk.ahead(useAt)['tuck'];
  const options = asked.question === 'tuck' ? asked.options : tuck?.question === 'tuck' ? (tuck.options ?? []) : [];
  const only = tuck && tuck.question !== 'tuck' ? tuck.events.find((event) => event['event'] === 'tucked')?.['region'] : undefined;
  return only === undefined ? options.filter((key) => key.startsWith('region ')).map((key) => Number(key.slice(7))) : [Number(only)];
}

function downWays(desk: Desk, ways: Ways): void {
  // In the middle of re-assigning, a piece above may go down or aside: then it is picked first.
  if (desk.question === 'point') return;
  for (const key of desk.options) {
    const [first, colour, region] = key.split(' ');
    if (first !== 'down') continue;
    const [from, down] = [`above:${region}:${colour}`, plain(desk, desk.question ?? '', key)];
    ways.can.set(from, down);
    ways.moves.add(from);
    if (desk.from === from) aim(ways, `below:${region}`, down);
  }
}

type Found = (desk: Desk, view: ZView, ways: Ways) => void;

/** Questions that ask for a region, and which spot of it is meant. */
function regions(question: string, spot: string): Found {
  return (desk, _view, ways) => {
    for (const key of desk.options) if (key.startsWith('region ')) ways.can.set(`${spot}:${key.slice(7)}`, plain(desk, question, key));
  };
}

function named(question: string, spot: string): Found {
  return (desk, _view, ways) => {
    for (const key of desk.options) ways.can.set(`${spot}:${key}`, plain(desk, question, key));
  };
}

/** A governor goes to a free square, or to the open area where none is free. */
function governors(question: string): Found {
  return (desk, view, ways) => {
    for (const key of desk.options) {
      const region = Number(key.slice(7));
      const free = (view.map[region - 1]?.squares ?? []).flatMap((square, n) => (square.governor === null ? [n + 1] : []));
      for (const square of free) ways.can.set(`square:${region}:${square}`, () => void desk.take({ keep: desk.answers.length, steps: [{ question, answer: key }, { question: 'square', answer: `square ${square}` }] }));
      if (!free.length) ways.can.set(`open:${region}`, plain(desk, question, key));
    }
  };
}

/** The last answer to one of these questions, chosen or the only one there was. */
function lastTo(desk: Desk, ...questions: string[]): string | undefined {
  return desk.soFar.findLast((step) => questions.includes(step.question))?.answer;
}

/** The region where a governor is being put. */
export function regionBefore(desk: Desk): number | null {
  const key = lastTo(desk, 'governor', 'reward_governor');
  return key ? Number(key.slice(7)) : null;
}

export function sectionBefore(desk: Desk): string | null {
  return lastTo(desk, 'section') ?? null;
}

/** Where a held piece can go; those that lie there are not in its way. */
function aim(ways: Ways, to: string, act: () => void): void {
  for (const spot of [...ways.can.keys()]) if (spot.startsWith(`${to}:`)) ways.can.delete(spot);
  ways.can.set(to, act);
  ways.targets.add(to);
}

/**
 * Pieces that move: first the piece, then where it goes; at once where there is only one way. While a piece is held, those that lie where
 * it can go are not in the way: a click on them means the place.
 */
function moving(desk: Desk, ways: Ways, question: string, moves: { key: string; from: string; to: string }[]): void {
  for (const from of new Set(moves.map((move) => move.from))) {
    const own = moves.filter((move) => move.from === from);
    ways.moves.add(from);
    ways.can.set(from, () => {
      if (own.length === 1 && own[0]) void desk.take({ keep: desk.answers.length, steps: [{ question, answer: own[0].key }] });
      else desk.from = desk.from === from ? null : from;
    });
  }
  for (const move of moves.filter((one) => one.from === desk.from)) {
    aim(ways, move.to, plain(desk, question, move.key));
  }
}

function points(desk: Desk, _view: ZView, ways: Ways): void {
  const moves = desk.options.flatMap((key) => {
    const [move, colour, region, to] = key.split(' ');
    if (move === 'down') return [{ key, from: `above:${region}:${colour}`, to: `below:${region}` }];
    if (move === 'side') return [{ key, from: `above:${region}:${colour}`, to: `above:${to}` }];
    if (move === 'along') return [{ key, from: `below:${region}:${colour}`, to: `below:${to}` }];
    if (move === 'up') return [{ key, from: `below:${region}:${colour}`, to: `above:${to}` }];
    return [];
  });
  moving(desk, ways, 'point', moves);
}

function moveWorker(desk: Desk, _view: ZView, ways: Ways): void {
  const moves = desk.options.flatMap((key) => (key.includes(' to ') ? [{ key, from: `workers:${key[0]}`, to: `workers:${key.at(-1)}` }] : []));
  moving(desk, ways, 'move_worker', moves);
}

function moveGovernor(desk: Desk, _view: ZView, ways: Ways): void {
  const moves = desk.options.flatMap((key) => {
    const [region, spot, number] = key.split(' ');
    const to = key.at(-1);
    return spot === 'square' ? [{ key, from: `square:${region}:${number}`, to: `open:${to}` }] : spot === 'open' ? [{ key, from: `open:${region}`, to: `open:${to}` }] : [];
  });
  moving(desk, ways, 'move_governor', moves);
}

function sections(desk: Desk, view: ZView, ways: Ways): void {
  const ahead = desk.ahead(desk.answers.length);
  for (const key of desk.options) {
    const [site, number] = key.split(' ');
    const next = ahead[key];
    const wall = view.walls.filter((one) => one.site === site)[Number(number) - 1];
    const free = (wall?.slots ?? []).flatMap((owner, n) => (owner === null ? [n + 1] : []));
    const offered = next?.question === 'rods' ? (next.options ?? []).map((one) => Number(one.slice(5))) : next ? builtIn(next, free) : [];
    for (const rods of offered) ways.can.set(`slot:${site}:${number}:${rods}`, () => void desk.take({ keep: desk.answers.length, steps: [{ question: 'section', answer: key }, { question: 'rods', answer: `rods ${rods}` }] }));
  }
}

/** Where only one slot was possible, the match has chosen it: which one shows in what it built or now asks to be paid. */
function builtIn(next: Drafted, free: number[]): number[] {
  const built = next.events.find((event) => event['event'] === 'wall')?.['rods'];
  if (typeof built === 'number') return [built];
  const paid = next.question === 'wall_workers' ? next.options?.[0]?.split(' ').length : undefined;
  return paid ? [paid] : free.slice(0, 1);
}

function rods(desk: Desk, _view: ZView, ways: Ways): void {
  const [site, number] = sectionBefore(desk)?.split(' ') ?? [];
  for (const key of desk.options) ways.can.set(`slot:${site}:${number}:${key.slice(5)}`, plain(desk, 'rods', key));
}

/** Workers of several regions are picked one by one until they make an answer. */
function wallWorkers(desk: Desk, _view: ZView, ways: Ways): void {
  const sets = desk.options.filter((key) => /^[\d ]+$/.test(key)).map((key) => key.split(' '));
  const picked = desk.picked.map((spot) => spot.slice(8));
  const fitting = sets.filter((set) => picked.every((region) => set.includes(region)));
  for (const region of new Set(fitting.flat())) ways.can.set(`workers:${region}`, () => pickWorker(desk, region, sets));
}

function pickWorker(desk: Desk, region: string, sets: string[][]): void {
  const spot = `workers:${region}`;
  const picked = desk.picked.includes(spot) ? desk.picked.filter((one) => one !== spot) : [...desk.picked, spot];
  const made = sets.find((set) => set.length === picked.length && set.every((one) => picked.includes(`workers:${one}`)));
  if (made) void desk.take({ keep: desk.answers.length, steps: [{ question: 'wall_workers', answer: made.join(' ') }] });
  else desk.picked = picked;
}

function abilities(desk: Desk, _view: ZView, ways: Ways): void {
  for (const key of desk.options) {
    if (/^\d+$/.test(key)) ways.can.set(`strip:${key}`, plain(desk, 'ability', key));
    else if (key === 'board' || key === 'done') ways.can.set(key, plain(desk, 'ability', key));
  }
}

/** A card of each deck is given up: picked one by one. */
function drafting(desk: Desk, view: ZView, ways: Ways): void {
  for (const card of view.hand ?? []) ways.can.set(`card:${card.number}`, () => dropCard(desk, view, card.number, card.aspect));
}

export function dropCard(desk: Desk, view: ZView, number: number, aspect: AspectName): void {
  const spot = `card:${number}`;
  const others = desk.picked.filter((one) => !held(view, aspect).includes(Number(one.slice(5))));
  desk.picked = desk.picked.includes(spot) ? others : [...others, spot];
}

/** The answer that the given-up cards make, once there is one of each deck. */
export function dropAnswer(desk: Desk, view: ZView): string | null {
  const places = ASPECTS.map((aspect) => held(view, aspect).findIndex((number) => desk.picked.includes(`card:${number}`)) + 1);
  return places.every((place) => place > 0) ? `drop ${places.join(' ')}` : null;
}

function reward(desk: Desk, view: ZView, ways: Ways): void {
  if (desk.options.includes('accept')) ways.can.set(`reward:${ASPECTS[Math.min(view.turn, 2)]}`, plain(desk, 'reward', 'accept'));
}

const QUESTIONS: Record<string, Found> = {
  action: named('action', 'action'),
  tuck: regions('tuck', 'tuck'),
  official: named('official', 'supply'),
  square_official: named('square_official', 'supply'),
  official_region: regions('official_region', 'above'),
  point: points,
  governor: governors('governor'),
  reward_governor: governors('reward_governor'),
  square: (desk, _view, ways) => {
    for (const key of desk.options) ways.can.set(`square:${regionBefore(desk)}:${key.slice(7)}`, plain(desk, 'square', key));
  },
  hire: regions('hire', 'below'),
  palace: regions('palace', 'palace'),
  palace_worker: regions('palace_worker', 'workers'),
  big_marker: named('big_marker', 'big'),
  marker: named('marker', 'marker'),
  section: sections,
  rods,
  wall_workers: wallWorkers,
  ability: abilities,
  calm: regions('calm', 'unrest'),
  move_worker: moveWorker,
  move_governor: moveGovernor,
  draft: drafting,
  reward,
};

/** What can be dragged: cards to court or board, officials from the supply, and pieces that move. */
export function draggedSpots(desk: Desk, ways: Ways): Set<string> {
  const card = desk.question === 'draft' ? [] : [...ways.can.keys(), ...ways.may.keys(), ...ways.chosen].filter((spot) => spot.startsWith('card:'));
  return new Set([...card, ...ways.moves, ...[...ways.can.keys()].filter((spot) => spot.startsWith('supply:'))]);
}

/** Which answer a spot would be that cannot be picked: the server says why not. Null: nothing of the kind is asked now. */
export function whyPlan(desk: Desk, spot: string): Plan | null {
  const [kind = '', a = '', b = '', c = ''] = spot.split(':');
  const { useAt } = turnPlaces(desk);
  if (kind === 'action' && (useAt >= 0 || desk.question === 'action')) return courtPlan(Math.max(useAt, 0), a);
  if (kind === 'tuck' && useAt >= 0) return tuckPlan(useAt, a);
  if (kind === 'court' && desk.question === 'use') return { keep: useAt, steps: [{ question: 'use', answer: 'court' }] };
  const step = candidate(desk.question, kind, a, b, c, desk);
  return step ? { keep: desk.answers.length, steps: step } : null;
}

const REGION_SPOTS: Record<string, string> = {
  tuck: 'tuck', official_region: 'above', hire: 'below', palace: 'palace', palace_worker: 'workers', calm: 'unrest',
};

function candidate(question: string | null, kind: string, a: string, b: string, c: string, desk: Desk): Step[] | null {
  if (question === null) return null;
  if (REGION_SPOTS[question] === kind) return [{ question, answer: `region ${a}` }];
  if ((question === 'governor' || question === 'reward_governor') && (kind === 'square' || kind === 'open')) return [{ question, answer: `region ${a}` }];
  if (question === 'square' && kind === 'square' && Number(a) === regionBefore(desk)) return [{ question, answer: `square ${b}` }];
  if (question === 'section' && kind === 'slot') return desk.options.includes(`${a} ${b}`) ? [{ question, answer: `${a} ${b}` }, { question: 'rods', answer: `rods ${c}` }] : [{ question, answer: `${a} ${b}` }];
  if (question === 'rods' && kind === 'slot' && `${a} ${b}` === sectionBefore(desk)) return [{ question, answer: `rods ${c}` }];
  if ((question === 'official' || question === 'square_official') && kind === 'supply') return [{ question, answer: a }];
  if ((question === 'marker' && kind === 'marker') || (question === 'big_marker' && kind === 'big')) return [{ question, answer: a }];
  if (question === 'ability' && kind === 'strip') return [{ question, answer: a }];
  if (question === 'ability' && kind === 'board') return [{ question, answer: 'board' }];
  if (question === 'reward' && kind === 'reward') return [{ question, answer: 'accept' }];
  if (kind === 'above' && b && ['card', 'point', 'ability'].includes(question)) return [{ question, answer: `down ${b} ${a}` }];
  if (question === 'move_worker' && kind === 'workers') return [{ question, answer: `${a} to ${a === '5' ? 4 : Number(a) + 1}` }];
  if (question === 'wall_workers' && kind === 'workers' && desk.options.some((key) => !key.includes(' '))) return [{ question, answer: a }];
  return null;
}
