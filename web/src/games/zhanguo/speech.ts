/** ZhanGuo in words: answers, effects of a draft, refusals, log lines. Every word is in `locale/`. */

import { listed, say, type Values } from '../../lib/words.svelte';
import { named, who, type Speaker } from '../../table/speaker';
import type { Bit, Effect, Offer, RefusalText, StepChip } from '../../euro/types';
import { abilityBits, bonusBits, officialBit, squareBits } from './pictures';
import { ACTION_GLYPHS, ASPECT_GLYPHS, ASPECTS, HIGHER, LOWER, type ActionName, type AspectName, type OfficialColour, type ZCard, type ZEvent, type ZMap, type ZReward, type ZView } from './types';

export function aspectName(aspect: string): string {
  return say('zhanguo-aspect', { aspect });
}

export function actionWord(action: string): string {
  return say('page-zhanguo-action', { action });
}

export function regionName(region: number): string {
  return say('zhanguo-title-region', { region });
}

function isHigher(action: string): boolean {
  return (HIGHER as readonly string[]).includes(action);
}

/** A card in full, with its number. */
export function cardText(card: ZCard): string {
  return say('page-zhanguo-card', { number: card.number, aspect: card.aspect, way: isHigher(card.trigger) ? 'higher' : 'lower', action: card.trigger, bonus: card.bonus, amount: card.amount });
}

export function bonusText(card: ZCard): string {
  return say('zhanguo-bonus', { bonus: card.bonus, amount: card.amount });
}

export function rewardText(reward: ZReward): string {
  return say('zhanguo-reward-text', { reward: reward.kind, count: reward.regions.length, regions: listed(reward.regions.map(String)) });
}

export function criterionText(criterion: string, vp: readonly number[]): string {
  return say('zhanguo-wall-tile', { worth: vp.join(' / '), criterion });
}

/** The aspect whose reward is offered: in the rewards phase the view counts aspects as turns. */
export function askedAspect(view: ZView): AspectName {
  return ASPECTS[Math.min(view.turn, ASPECTS.length - 1)] ?? 'laws';
}

export function cardOf(view: ZView, number: number): ZCard | undefined {
  const tucked = view.seats.flatMap((seat) => seat.regions.flatMap((region) => region.cards));
  return [...(view.hand ?? []), ...tucked, ...(view.now.card ? [view.now.card] : [])].find((card) => card.number === number);
}

/** The cards that a draft such as `drop 1 3 2` names: by deck, counted from the lowest in hand. */
export function dropped(view: ZView, key: string): number[] {
  return key.split(' ').slice(1).flatMap((place, deck) => held(view, ASPECTS[deck] ?? 'laws')[Number(place) - 1] ?? []);
}

export function held(view: ZView, aspect: AspectName): number[] {
  return (view.hand ?? []).filter((card) => card.aspect === aspect).map((card) => card.number).sort((a, b) => a - b);
}

// -- answers

type Phrase = (view: ZView, key: string, seat: number) => string;
const last = (key: string) => Number(key.split(' ').at(-1));

const PHRASES: Record<string, Phrase> = {
  board: (_view, key) => `${say('zhanguo-board', { board: key })}: ${say('zhanguo-ability', { board: key })}`,
  bid: (_view, key) => say('page-zhanguo-choice-bid', { bid: key === 'pass' ? 0 : last(key) }),
  draft: (view, key) => say('page-zhanguo-choice-draft', { cards: listed(dropped(view, key).map(String)) }),
  card: (view, key) => cardNamed(view, key),
  use: (_view, key) => say('page-zhanguo-choice-use', { use: key }),
  action: (_view, key) => say('zhanguo-action', { action: key }),
  official: (_view, key) => say('page-zhanguo-choice-official', { colour: key }),
  square_official: (_view, key) => say('page-zhanguo-choice-official', { colour: key }),
  point: (_view, key) => pointText(key),
  square: (view, key) => squareText(view, last(key)),
  big_marker: (_view, key) => aspectName(key),
  marker: (_view, key) => aspectName(key),
  section: (view, key, seat) => sectionText(view, key, seat),
  rods: (_view, key) => say('page-zhanguo-choice-rods', { rods: last(key) }),
  wall_workers: (_view, key) => say('page-zhanguo-choice-workers', { regions: listed(key.split(' ')), count: key.split(' ').length }),
  ability: (view, key, seat) => abilityText(view, key, seat),
  move_worker: (_view, key) => say('page-zhanguo-choice-worker', { region: Number(key[0]), to: last(key) }),
  move_governor: (_view, key) => governorText(key),
  reward: (view, key) => say('page-zhanguo-choice-reward', { answer: key, aspect: askedAspect(view), reward: rewardText(view.rewards[askedAspect(view)]) }),
};

/** An answer to a question in words; the free move is the same in every question, and all other questions ask for a region. */
export function answerText(view: ZView, question: string, key: string, seat: number): string {
  const [first, colour, region] = key.split(' ');
  if (first === 'down') return say('page-zhanguo-choice-down', { colour: colour ?? '', region: Number(region) });
  return (PHRASES[question] ?? regionText)(view, key, seat);
}

function cardNamed(view: ZView, key: string): string {
  const card = cardOf(view, Number(key));
  return card ? cardText(card) : key;
}

function regionText(view: ZView, key: string, seat: number): string {
  const region = last(key);
  const plain = view.seats[seat]?.regions[region - 1];
  return say('page-zhanguo-choice-region', { region, workers: plain?.workers ?? 0, level: plain?.unrest ?? 0, track: plain?.track ?? 0, cards: plain?.cards.length ?? 0 });
}

function pointText(key: string): string {
  const [move = '', colour = '', region, to] = key.split(' ');
  return key === 'done' ? say('page-zhanguo-choice-done') : say('page-zhanguo-choice-move', { move, colour, region: Number(region), to: Number(to) });
}

function squareText(view: ZView, square: number): string {
  const same = sameSquare(view, square);
  return say('page-zhanguo-choice-square', { square, known: same ? 'everywhere' : 'no', bonus: same ? say('zhanguo-square', { bonus: same.bonus }) : '' });
}

/** A bonus square by its number, where it is the same in every region. */
function sameSquare(view: ZView, square: number): ZMap['squares'][number] | undefined {
  const printed = view.map.flatMap((region) => region.squares[square - 1] ?? []);
  return printed.every((one) => one.bonus === printed[0]?.bonus) ? printed[0] : undefined;
}

function sectionText(view: ZView, key: string, seat: number): string {
  const [site = '', number] = key.split(' ');
  const wall = view.walls.filter((one) => one.site === site)[Number(number) - 1];
  const tile = wall?.vp && wall.criterion ? criterionText(wall.criterion, wall.vp) : '';
  const brings = wall?.brings?.[seat] ? ` (${say('zhanguo-brings', { vp: wall.brings[seat].join(' / ') })})` : '';
  return `${say('zhanguo-site-name', { site })} ${number}: ${tile}${brings}`;
}

function abilityText(view: ZView, key: string, seat: number): string {
  if (key === 'done') return say('page-zhanguo-choice-done');
  if (key === 'board') return say('page-zhanguo-choice-board-ability', { board: view.seats[seat]?.board ?? 'a' });
  const region = view.seats[seat]?.regions.findIndex((one) => one.cards.some((card) => String(card.number) === key)) ?? -1;
  return say('page-zhanguo-choice-ability', { card: cardNamed(view, key), region: region + 1 });
}

function governorText(key: string): string {
  const [region, spot, number] = key.split(' ');
  return say('page-zhanguo-choice-governor', { region: Number(region), square: spot === 'square' ? Number(number) : 0, to: last(key) });
}

/** The pictures beside an answer. */
function answerBits(view: ZView, question: string, key: string): Bit[] {
  const [first, second] = key.split(' ');
  if (first === 'down' || first === 'side' || first === 'along' || first === 'up') return [officialBit(second as OfficialColour)];
  if (question === 'board') return abilityBits(key);
  if (question === 'action') return [{ glyph: ACTION_GLYPHS[key as ActionName], fill: 'act' }];
  if (question === 'official' || question === 'square_official') return key === 'none' ? [] : [officialBit(key as OfficialColour)];
  if (question === 'marker' || question === 'big_marker') return [{ glyph: ASPECT_GLYPHS[key as AspectName], fill: key as AspectName }];
  if (question === 'square') return squareBits(sameSquare(view, last(key)));
  if (question === 'rods') return [{ glyph: `rods-${last(key)}` as 'rods-1', fill: 'rods' }];
  if (question === 'ability' && /^\d+$/.test(key)) return bonusBits(cardOf(view, Number(key)));
  return [];
}

/** The answers of a question for the turn card. Cards in hand are picked in the hand. */
export function offersOf(view: ZView, question: string, options: readonly string[], seat: number): Offer[] {
  return options
    .filter((key) => question !== 'draft' && !(question === 'card' && /^\d+$/.test(key)))
    .map((key) => ({ key, label: answerText(view, question, key, seat), bits: answerBits(view, question, key), aside: key.startsWith('down ') }));
}

// -- the draft

/** The answers of a draft in a few letters each. */
export function chipsOf(answers: readonly string[]): StepChip[] {
  const cardAt = answers.findIndex((key) => /^\d+$/.test(key));
  return answers.map((key, at) => chipOf(key, at === cardAt, answers[at - 1] ?? ''));
}

function chipOf(key: string, isCard: boolean, before: string): StepChip {
  const [first = '', second = '', third = '', fourth = ''] = key.split(' ');
  if (isCard) return { label: key };
  if ([...HIGHER, ...LOWER].includes(key as ActionName)) return { label: actionWord(key), glyph: ACTION_GLYPHS[key as ActionName] };
  if (first === 'down') return { label: say('page-zhanguo-chip-move', { colour: second, region: `${third}↓` }) };
  if (fourth && ['side', 'along', 'up'].includes(first)) return { label: say('page-zhanguo-chip-move', { colour: second, region: third === fourth ? `${third}↑` : `${third}→${fourth}` }) };
  if (first === 'region') return { label: regionName(Number(second)) };
  if (first === 'rods') return { label: second, glyph: `rods-${second}` as 'rods-1' };
  if (['turquoise', 'gold', 'vermilion'].includes(first)) return { label: `${say('zhanguo-site-name', { site: first })} ${second}` };
  if (['writing', 'currency', 'laws'].includes(first)) return { label: aspectName(first) };
  if (['red', 'gray', 'white', 'none'].includes(first)) return { label: say('page-zhanguo-choice-official', { colour: first }) };
  if (before.startsWith('rods') || (key.includes(' ') && /^[\d ]+$/.test(key))) return { label: say('page-zhanguo-chip-from', { regions: key.split(' ').join(', ') }) };
  return { label: say('page-zhanguo-chip', { key: first === 'square' ? 'square' : /^\d+$/.test(key) ? 'card' : key.includes(' to ') ? 'move' : first, number: first === 'square' ? second : key.replace(' to ', '→').replace('square ', '') }) };
}

const SILENT = ['wall_tile', 'task_tile', 'drew', 'drew_card', 'order'];

function isTold(event: ZEvent): boolean {
  return !SILENT.includes(event.event) && !(event.event === 'markers' && event['count'] === 0);
}

/** An event as a few words without its seat. */
export function factText(event: ZEvent, speaker: Speaker): string {
  const values: Values = {};
  for (const [key, value] of Object.entries(event)) values[key] = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  return say(`page-zhanguo-fact-${event.event.replaceAll('_', '-')}`, { ...values, ...(typeof event.seat === 'number' ? who(speaker, event.seat) : named(null)) });
}

function factBits(event: ZEvent): Bit[] {
  const colour = event['colour'] as OfficialColour | undefined;
  const aspect = event['aspect'] as AspectName | undefined;
  switch (event.event) {
    case 'down': case 'moved': case 'recruited': return colour ? [officialBit(colour)] : [];
    case 'markers': case 'big_marker': case 'reward': return aspect ? [{ glyph: ASPECT_GLYPHS[aspect], fill: aspect }] : [];
    case 'scored': return [{ vp: Number(event['vp']) }];
    case 'unrest': return [{ glyph: 'unrest', fill: 'unrest' }];
    case 'court': return [{ glyph: ACTION_GLYPHS[event['action'] as ActionName], fill: 'act' }];
    case 'hired': case 'worker': case 'worker_moved': return [{ glyph: 'worker', fill: 'worker' }];
    case 'palace': return [{ glyph: 'act-palace', fill: 'act' }];
    case 'wall': return [{ glyph: 'act-wall', fill: 'act' }];
    case 'installed': case 'governor_moved': return [{ glyph: 'act-governor', fill: 'act' }];
    case 'ability': return [{ glyph: 'wake', fill: 'jade' }];
    case 'task': return [{ glyph: 'disc', fill: 'act' }];
    case 'tucked': return [{ glyph: 'deck', fill: 'act' }];
    default: return [];
  }
}

export function effectsOf(events: readonly ZEvent[], speaker: Speaker): Effect[] {
  return events.filter(isTold).map((event) => ({ bits: factBits(event), text: factText(event, speaker), quiet: event.event === 'unrest' }));
}

/** Headline and explanation of a refusal; the numbers come from the server. */
export function refusalText(code: string, rule: string, numbers: Record<string, unknown>): RefusalText {
  const values: Values = { rule };
  for (const [key, value] of Object.entries(numbers)) values[key] = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  const [head = '', ...rest] = say(rule ? `zhanguo-refusal-${code}` : `refusal-${code}`, values).split('\n');
  // The rule is named by the link beside the words.
  return { head, text: rest.join(' ').replace(/\s*\S+ Z-[\d.]+\.$/, ''), rule };
}

// -- the log

export interface LogLine {
  after: number;
  turn: number;
  seat: number | null;
  head: string;
  text: string;
  gain: number;
  /** Spots of the shared boards that it touched. */
  spots: string[];
}

/** Events that begin a line of their own. */
const HEADS = ['round', 'board', 'bid', 'removed_board', 'tucked', 'court', 'reward', 'ended'];

/** One line a turn: what was played, then what came of it. */
export function logLines(events: readonly ZEvent[], speaker: Speaker): LogLine[] {
  const lines: (LogLine & { played: boolean; clauses: string[] })[] = [];
  let turns = 0;
  for (const event of events) {
    if (!isTold(event)) continue;
    const current = lines.at(-1);
    const head = HEADS.includes(event.event);
    const joins = current && current.seat === (event.seat ?? null) && event.event !== 'round' && (!head || ((event.event === 'court' || event.event === 'tucked') && !current.played));
    const line = joins ? current : { after: event.after, turn: 0, seat: event.event === 'round' ? null : (event.seat ?? null), head: '', text: '', gain: 0, spots: [], played: event.event === 'reward', clauses: [] };
    if (!joins) lines.push(line);
    if (event.event === 'court' || event.event === 'tucked') {
      line.turn = ++turns;
      line.played = true;
    } else if (head) line.played = true;
    line.head = line.seat === null ? '' : speaker.name(line.seat);
    line.clauses.push(factText(event, speaker));
    if (event.event === 'scored') line.gain += Number(event['vp']);
    line.spots.push(...spotsOf(event));
  }
  return lines.map((line) => ({ ...line, text: line.clauses.join('; ') }));
}

function spotsOf(event: ZEvent): string[] {
  switch (event.event) {
    case 'palace': return [`palace:${event['region']}`];
    case 'wall': return [`slot:${event['site']}:${event['section']}:${event['rods']}`];
    case 'installed': return [event['square'] ? `square:${event['region']}:${event['square']}` : `open:${event['region']}`];
    case 'governor_moved': return [`open:${event['to']}`];
    case 'reward': return [`reward:${event['aspect']}`];
    case 'task': return [`task:${event['task']}`];
    case 'court': return [`action:${event['action']}`];
    default: return [];
  }
}
