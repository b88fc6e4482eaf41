/** The open question in words: what is asked, the answers on offer with pictures, and the steps of the draft so far. */

import type { Desk, Step } from '../../euro/desk.svelte';
import type { Bit, Offer, StepChip, Waking } from '../../euro/types';
import { eventsAs } from '../../lib/typed';
import { say } from '../../lib/words.svelte';
import { aspect, aspectGlyph, bonusBits, gourd, official, palaceTileBits, rewardBits, soldier, startingBits, tokenBits, unrest, worker } from './bits';
import { rewardText, type ColumnUse } from './faces';
import { abilityText, actionName, actionWord, aspectName, officialName, placeOfCard, region as regionName, tombName } from './speech';
import { eventsOf, halvesAt, lookedAhead, placeOf, playedCard, spotOf, USES } from './spots';
import type { Action, Aspect, EmpireEvent, EmpireView, Official } from './types';

/** The half of the governor tile that is asked about. */
function halfOf(key: string, desk: Desk, view: EmpireView) {
  const at = halvesAt(desk);
  const tile = at ? view.regions[at.region].governor_tiles[at.number]?.tile : null;
  return tile ? view.printed.governor_tiles[tile]?.[key === 'left' ? 0 : 1] : undefined;
}

function answerWord(key: string): string {
  return say('first_empire-answer', { answer: key });
}

/** What an answer means, in a few words. */
export function answerLabel(question: string, key: string, desk: Desk, view: EmpireView): string {
  switch (question) {
    case 'region': case 'to': case 'calm': return regionName(key);
    case 'worker': case 'reset': return key === 'stop' ? answerWord('stop') : regionName(key);
    case 'action': return actionName(key);
    case 'official': return officialName(key);
    case 'mover': {
      const [kind = '', where = ''] = key.split('-');
      return key === 'stop' ? answerWord('stop') : say('page-fe-official-in', { official: kind, region: where });
    }
    case 'card': case 'alchemist': case 'master': case 'emperor': return cardLabel(key, view);
    case 'ability': return key === 'stop' ? say('page-fe-no-more') : cardLabel(key, view);
    case 'half': {
      const half = halfOf(key, desk, view);
      return half ? abilityText(half) : answerWord(key);
    }
    case 'palace_tile': return say('first_empire-palace-tile', { palace_tile: key });
    case 'large_token': return say('page-fe-large', { aspect: key });
    case 'token': case 'return': case 'li_si_aspect': return aspectName(key);
    case 'pay': return say('page-fe-token', { token: key });
    case 'section': return say('first_empire-section', { section: key });
    case 'slot': return say('page-fe-slot-number', { slot: Number(key) });
    case 'soldier': case 'put': case 'li_si_soldier': return key === 'stop' ? say('page-fe-no-soldier') : tombName(key);
    case 'starting_tile': return say('first_empire-starting-tile', { starting_tile: key });
    case 'unlock': return key === '0' ? say('page-fe-unlock-none') : key;
    case 'after': return key === 'activate' ? say('page-fe-wake', { count: wakingCards(desk).length }) : answerWord(key);
    case 'symbol': return answerWord(key);
    default: return answerWord(key);
  }
}

/** An answer as a bot advises it. */
export function adviceOf(key: string, desk: Desk, view: EmpireView, steps: readonly Step[] = []): Offer {
  const question = desk.question ?? '';
  const label = question === 'card' ? say('page-fe-play-card', { card: key }) : question === 'use' ? say('page-fe-use-for', { use: key }) : answerLabel(question, key, desk, view);
  const use = ['card', 'use'].includes(question) ? steps.find((step) => step.question === 'action' || step.question === 'region') : undefined;
  const told = !use ? '' : use.question === 'action' ? actionWord(use.answer) : say('page-fe-tuck', { region: use.answer });
  return { key, label: told ? `${label} → ${told}` : label, bits: use?.question === 'action' ? [{ glyph: `act-${use.answer as Action}`, fill: 'act' }] : question === 'card' ? [] : answerBits(question, key, desk, view) };
}

function cardLabel(card: string, view: EmpireView): string {
  const printed = view.printed.cards[card];
  return say('page-fe-card-short', { card, text: printed ? abilityText(printed) : '' });
}

export function answerBits(question: string, key: string, desk: Desk, view: EmpireView): Bit[] {
  switch (question) {
    case 'action': return [{ glyph: `act-${key as Action}`, fill: 'act' }];
    case 'official': return [official(key as Official)];
    case 'mover': return key === 'stop' ? [] : [official(key.split('-')[0] as Official)];
    case 'worker': return key === 'stop' ? [] : [worker()];
    case 'calm': case 'reset': return key === 'stop' ? [] : [unrest()];
    case 'card': case 'emperor': case 'ability': case 'alchemist': case 'master': return view.printed.cards[key] ? cardBits(key, view) : [];
    case 'half': {
      const half = halfOf(key, desk, view);
      return half ? bonusBits(half) : [];
    }
    case 'palace_tile': return palaceTileBits(key, view.printed.palace_tiles[key]);
    case 'large_token': return tokenBits(`large-${key}`);
    case 'token': case 'return': case 'li_si_aspect': return [aspect(key as Aspect)];
    case 'pay': return tokenBits(key);
    case 'starting_tile': return view.printed.starting_tiles[key] ? startingBits(view.printed.starting_tiles[key]!) : [];
    case 'symbol': return key === 'unlock' ? [soldier()] : [gourd()];
    case 'soldier': case 'put': case 'li_si_soldier': return key === 'stop' ? [] : [soldier()];
    case 'unlock': return key === '0' ? [] : [soldier()];
    case 'after': return key === 'activate' ? [{ glyph: 'wake', fill: 'jade' }] : key === 'move-official' ? [{ glyph: 'act-reassign' }] : [];
    case 'use': return key === 'court' ? [{ glyph: 'deck' }] : key === 'unification' ? [{ glyph: 'cards3' }] : [];
    case 'space': return [{ glyph: 'governor' }];
    case 'reward': return key === 'accept' ? rewardBits(rewardNow(view)!) : [];
    default: return [];
  }
}

function cardBits(card: string, view: EmpireView): Bit[] {
  const printed = view.printed.cards[card]!;
  return [aspect(printed.type), { glyph: `act-${printed.trigger}` }, { glyph: 'then' }, ...bonusBits(printed)];
}

export function rewardNow(view: EmpireView) {
  return view.rewards[view.turn]?.rounds[view.round - 1];
}

/** The answers on offer; cards are picked from the hand, regions and actions on the boards as well. */
export function offersOf(desk: Desk, view: EmpireView): Offer[] {
  const question = desk.question;
  if (question === null) return [];
  if (question === 'use') return useOffers(desk, view);
  return desk.options.map((key) => ({ key, label: answerLabel(question, key, desk, view), bits: answerBits(question, key, desk, view) }));
}

/** Both ways to use a card at once: regions to tuck it in, actions at court. The key is a spot. */
function useOffers(desk: Desk, view: EmpireView): Offer[] {
  const found: Offer[] = [];
  for (const use of Object.keys(USES)) {
    const told = lookedAhead(desk, use);
    for (const key of told?.question === USES[use] ? (told?.options ?? []) : []) {
      found.push(
        use === 'court'
          ? { key: spotOf('action', key, desk), label: actionWord(key), bits: [{ glyph: `act-${key as Action}`, fill: 'act' }, ...wakeBits(key as Action, desk)] }
          : { key: spotOf('region', key, desk), label: say('page-fe-tuck', { region: key }), bits: [{ glyph: 'cards3' }] },
      );
    }
    if (told && told.question !== USES[use]) found.push(onlyOffer(eventsAs<EmpireEvent>(told.events), use, desk, view));
  }
  return [...found, ...desk.options.filter((key) => key === 'nothing').map((key) => ({ key, label: answerLabel('use', key, desk, view) }))];
}

/** How many cards the action would wake with the card that is played. */
function wakeBits(action: Action, desk: Desk): Bit[] {
  const aid = (desk.live.seen?.view as EmpireView | undefined)?.aids?.court.hand.find((one) => one.card === playedCard(desk));
  const wakes = aid?.wakes[action]?.length ?? 0;
  return wakes ? [{ glyph: 'wake', fill: 'jade', count: wakes }] : [];
}

/** The one region or action there is, which the server has chosen ahead. */
function onlyOffer(events: EmpireEvent[], use: string, desk: Desk, view: EmpireView): Offer {
  const event = events.find((one) => one.event === 'tucked' || one.event === 'court');
  if (event?.region) return { key: use, label: say('page-fe-tuck', { region: event.region }), bits: [{ glyph: 'cards3' }] };
  if (event?.action) return { key: use, label: actionWord(event.action), bits: [{ glyph: `act-${event.action}`, fill: 'act' }] };
  return { key: use, label: answerLabel('use', use, desk, view) };
}

/** What is asked, in one sentence. */
export function titleOf(desk: Desk, view: EmpireView): string {
  const question = desk.question;
  if (question === null) return desk.whole ? say('page-fe-whole') : '';
  if (question === 'reward') {
    const reward = rewardNow(view);
    return say('page-fe-reward-question', { aspect: view.rewards[view.turn]?.aspect ?? '', text: reward ? rewardText(reward) : '' });
  }
  if (question === 'use') return say('page-fe-use', { card: playedCard(desk) ?? '' });
  if (question === 'space') return say('page-fe-space-question', { region: placeOf(desk) ?? '' });
  if (question === 'region') return say('page-fe-region-question', { deed: deedOf(desk) });
  return say('first_empire-question', { question });
}

/** What a region is wanted for. */
function deedOf(desk: Desk): string {
  const last = desk.answers.at(-1) ?? '';
  if (/^[AM]\d$/.test(last)) return 'alchemist';
  if ((['alchemist', 'architect', 'general'] as string[]).includes(last)) return 'official';
  const court = eventsOf(desk).findLast((event) => event.event === 'court' || event.event === 'ability');
  return last === 'unification' ? 'tuck' : court?.event === 'court' ? (court.action ?? 'other') : 'other';
}

export function stepsOf(desk: Desk, view: EmpireView): StepChip[] {
  const events = eventsOf(desk);
  const card = playedCard(desk);
  if (!card) return [];
  const court = events.find((event) => event.event === 'court');
  const tucked = events.find((event) => event.event === 'tucked');
  return [
    { label: card, glyph: aspectGlyph((view.printed.cards[card] ?? (desk.live.seen?.view as EmpireView | undefined)?.printed.cards[card])?.type ?? 'writing') },
    ...(court?.action ? [{ label: actionWord(court.action), glyph: `act-${court.action}` as const }] : []),
    ...(tucked?.region ? [{ label: regionName(tucked.region) }] : []),
    ...events.filter((event) => event.event === 'ability').map((event) => ({ label: regionName(placeOfCard(event.card, view, desk.live.seat ?? 0) ?? 'chu'), glyph: 'wake' as const })),
  ];
}

/** Where the five columns of one's own board are what is asked for. */
export function columnUse(desk: Desk): ColumnUse {
  const question = desk.question;
  if (question === 'use') return 'tuck';
  if (question === 'calm' || question === 'reset') return 'unrest';
  if (question === 'region') return deedOf(desk) === 'tuck' || deedOf(desk) === 'alchemist' ? 'tuck' : 'staff';
  return question === 'to' ? 'staff' : 'none';
}

/** The cards that would wake, once the server has said so. */
export function wakingCards(desk: Desk): string[] {
  if (desk.question === 'ability') return desk.options.filter((key) => key !== 'stop');
  const told = desk.question === 'after' ? lookedAhead(desk, 'activate') : undefined;
  if (!told) return [];
  if (told.question === 'ability') return (told.options ?? []).filter((key) => key !== 'stop');
  return eventsAs<EmpireEvent>(told.events).filter((one) => one.event === 'ability').slice(-1).map((one) => one.card ?? '');
}

export function wakingOf(desk: Desk): (card: string) => Waking {
  const waking = new Set(wakingCards(desk));
  const used = new Set(eventsOf(desk).filter((event) => event.event === 'ability').map((event) => event.card));
  return (card) => (waking.has(card) ? 'wakes' : used.has(card) ? 'used' : null);
}
