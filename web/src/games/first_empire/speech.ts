/** The First Empire in words: names, effects of a draft, the log, refusals. Every word is in `locale/`. */

import type { Bit, PicturedEffect } from '../../euro/types';
import { refusalText as refusalOf, type RefusalText } from '../../table/refusal';
import { has, listed, say, type Values } from '../../lib/words.svelte';
import type { Refusal } from '../../protocol';
import type { LogLine } from '../../table/Log.svelte';
import type { LedgerLine } from '../../table/turn/ledger';
import { named, type Speaker } from '../../table/speaker';
import { aspect, bonusBits, gourd, official, palaceTileBits, soldier, tokenBits, unrest, worker } from './bits';
import { LI_SI, playerOf, REGIONS, type EmpireEvent, type EmpireView, type Player, type Region } from './types';

/** The names of the players, including Li Si. */
export interface Names {
  player: (player: Player) => string;
  you: (player: Player) => boolean;
}

export function namesOf({ name, you }: Speaker, solo: boolean): Names {
  return {
    player: (player) => (solo && player === LI_SI ? say('first_empire-li-si') : name(player)),
    you: (player) => !(solo && player === LI_SI) && you(player),
  };
}

export const region = (name: string) => say('first_empire-region', { region: name });
export const aspectName = (name: string) =>
  name === 'alchemist' ? say('page-fe-type-alchemist') : say('first_empire-aspect', { aspect: name });
export const officialName = (name: string) => say('first_empire-official', { official: name });
export const actionWord = (name: string) => say('page-fe-action', { action: name });
export const siteName = (name: string) => say('page-fe-site', { site: name });
export const tombName = (name: string) => say('page-fe-tomb', { tile: name });

/** Returns what a bonus gives, in a sentence. */
export function abilityText(bonus: { ability: string; what: string; count: number }): string {
  return say('first_empire-ability', { ability: bonus.ability, what: bonus.what, count: bonus.count });
}

/** Returns the same in the few words that fit on a card; the pictures say the rest. */
export function bonusText(bonus: { ability: string; what: string; count: number }): string {
  return say('page-fe-bonus', { ability: bonus.ability, what: bonus.what, count: bonus.count });
}

function hyphened(name: string): string {
  return name.replaceAll('_', '-');
}

/** Returns every value that a sentence about an event may use. */
function values(event: EmpireEvent, names: Names): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  const player = playerOf(event);
  Object.assign(values, named(player === null ? null : { name: names.player(player), you: names.you(player) }));
  if (event.order) values['order'] = listed(event.order.map((one) => names.player(one === 'li_si' ? 1 : one)));
  if (event.cards) values['cards'] = listed(event.cards);
  return values;
}

/** Returns an event in a few words, without its player. */
export function factText(event: EmpireEvent, names: Names): string {
  const name = `page-fe-fact-${hyphened(event.event)}`;
  return has(name)
    ? say(name, values(event, names))
    : say(`first_empire-event-${hyphened(event.event)}`, values(event, names));
}

export function factBits(event: EmpireEvent, view: EmpireView): Bit[] {
  switch (event.event) {
    case 'points':
      return [{ vp: `+${event.points}` }];
    case 'tokens':
      return [aspect(event.aspect ?? 'writing', `+${event.count}`)];
    case 'large_token':
    case 'large_returned':
      return tokenBits(`large-${event.aspect}`);
    case 'token_returned':
      return [aspect(event.aspect ?? 'writing', '−1')];
    case 'paid_token':
      return tokenBits(event.token ?? '');
    case 'unrest':
      return [unrest(event.level)];
    case 'hired':
      return [worker(`+${event.count}`)];
    case 'paid_workers':
      return [worker(`−${event.count}`)];
    case 'recruited':
    case 'moved_official':
      return [official(event.official ?? 'general')];
    case 'moved_worker':
      return [worker()];
    case 'unlocked':
      return [soldier(event.count ?? 1)];
    case 'soldier':
      return [soldier()];
    case 'sailed':
      return [{ glyph: 'ship' }];
    case 'reward':
    case 'reward_lost':
    case 'reward_declined':
      return [aspect(event.aspect ?? 'writing')];
    case 'li_si_paid':
      return [aspect(event.aspect ?? 'writing', `−${event.count}`)];
    case 'symbol_lost':
      return [gourd()];
    case 'alchemist':
      return [gourd(), ...printedBits(event.card, view)];
    case 'master':
      return [{ glyph: 'master', fill: 'marker' }, ...printedBits(event.card, view)];
    case 'governor':
      return [{ glyph: 'governor' }];
    case 'palace':
      return [{ glyph: 'palace' }];
    case 'wall':
      return [{ glyph: 'wall' }];
    case 'palace_tile':
      return palaceTileBits(event.palace_tile ?? 'any', view.printed.palace_tiles[event.palace_tile ?? 'any']);
    case 'emperor_tile':
    case 'emperor_stays':
    case 'emperor_removed':
      return [{ glyph: 'emperor', fill: 'cinnabar' }];
    case 'governor_bonus': {
      const half = view.printed.governor_tiles[event.governor_tile ?? '']?.[event.half === 'left' ? 0 : 1];
      return half ? bonusBits(half) : [];
    }
    case 'ability':
      return [{ glyph: 'activate', fill: 'jade' }, ...printedBits(event.card, view)];
    case 'court':
      return [{ glyph: `act-${event.action ?? 'recruit'}` }];
    case 'tucked':
      return view.printed.cards[event.card ?? ''] ? [aspect(view.printed.cards[event.card ?? '']!.type)] : [];
    default:
      return [];
  }
}

function printedBits(card: string | undefined, view: EmpireView): Bit[] {
  const printed = view.printed.cards[card ?? ''];
  return printed ? [{ glyph: 'then' }, ...bonusBits(printed)] : [];
}

/** Returns where a player's card is; its number no longer matters there. */
export function placeOfCard(card: string | undefined, view: EmpireView, player: Player): Region | undefined {
  return REGIONS.find((region) => view.boards[player]?.regions[region].cards.some((one) => one.card === card));
}

/** Returns an activated card by its place, or the event in a few words. */
function effectText(event: EmpireEvent, view: EmpireView, names: Names, own: Player): string {
  const place = event.event === 'ability' ? placeOfCard(event.card, view, own) : undefined;
  return place ? say('page-fe-waking', { region: place }) : factText(event, names);
}

const QUIET = new Set(['drew', 'drew_cards', 'order', 'round', 'round_ended', 'li_si_check', 'ended']);

/** Returns the effects of a draft, line by line. */
export function effectsOf(
  events: readonly EmpireEvent[],
  view: EmpireView,
  names: Names,
  own: Player,
): PicturedEffect[] {
  return events
    .filter((event) => !QUIET.has(event.event))
    .map((event) => ({
      bits: factBits(event, view),
      text: effectText(event, view, names, own),
      quiet: playerOf(event) !== null && playerOf(event) !== own,
    }));
}

export function ledgerWord({ kind, what }: LedgerLine): string {
  return kind === 'held' ? say('page-fe-held', { what }) : say('page-fe-source', { source: what });
}

/** Events that begin a line of the log; those that follow belong to it. */
const HEADS = new Set([
  'li_si',
  'starting_dealt',
  'starting_tile',
  'round',
  'tucked',
  'court',
  'laid_down',
  'li_si_card',
  'reward',
  'reward_declined',
  'reward_lost',
  'order',
  'round_ended',
  'ended',
  'li_si_paid',
]);
const UNTOLD = new Set(['drew', 'drew_cards', 'li_si_check', 'order']);

export function grouped(events: readonly EmpireEvent[]): EmpireEvent[][] {
  const groups: EmpireEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (HEADS.has(event.event) && !isSecond(event, last)) groups.push([event]);
    else if (last && sameMove(event, last)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Whether an event continues Li Si's turn: his card is tucked or played at court after his action card. */
function isSecond(event: EmpireEvent, group: EmpireEvent[] | undefined): boolean {
  return group?.[0]?.event === 'li_si_card' && event.event === 'tucked' && event.seat === 'li_si';
}

/**
 * Whether an event belongs to the same move. Soldiers bought with tokens have no event that begins a line, so a change
 * of player begins one too.
 */
function sameMove(event: EmpireEvent, group: EmpireEvent[]): boolean {
  const head = group[0];
  if (!head || head.event === 'order' || head.event === 'round') return event.event.startsWith('drew');
  const [mine, other] = [playerOf(head), playerOf(event)];
  return head.event === 'li_si_card' || mine === null || other === null || mine === other;
}

export function logLines(events: readonly EmpireEvent[], names: Names): LogLine[] {
  let turn = 0;
  return grouped(events).flatMap((group) => {
    const head = group[0];
    if (!head || (UNTOLD.has(head.event) && head.event !== 'order')) return [];
    const played = ['tucked', 'court', 'laid_down', 'li_si_card'].includes(head.event);
    if (played) turn += 1;
    const seat = head.event.startsWith('li_si') ? 1 : playerOf(head);
    const texts = group
      .filter((event) => !UNTOLD.has(event.event) || event === head)
      .map((event) => factText(event, names));
    return [
      {
        after: head.after,
        turn: played ? turn : 0,
        seat: head.event === 'li_si' ? null : seat,
        head: seat === null || head.event === 'li_si' ? '' : names.player(seat),
        text: texts.join(', '),
        gain: group.reduce(
          (sum, event) => sum + (event.event === 'points' && playerOf(event) === seat ? (event.points ?? 0) : 0),
          0,
        ),
      },
    ];
  });
}

/** Returns a refusal in words, with officials and regions by name. */
export function refusalText(refusal: Refusal): RefusalText {
  const names = (given: unknown, name: (one: string) => string) =>
    Array.isArray(given) ? listed(given.map(String).map(name)) : '';
  return refusalOf('first_empire', refusal, {
    officials: names(refusal.numbers['officials'], officialName),
    allowed: names(refusal.numbers['allowed'], region),
  });
}
