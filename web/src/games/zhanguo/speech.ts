/** ZhanGuo in words: effects of a draft, refusals, log lines. Every word is in `locale/`. */

import { listed, say, type Values } from '../../lib/words.svelte';
import { named, who, type Speaker } from '../../table/speaker';
import type { Refusal } from '../../protocol';
import type { LogLine } from '../../table/Log.svelte';
import type { Bit, PicturedEffect } from '../../euro/types';
import type { LedgerLine } from '../../table/turn/ledger';
import { refusalText as refusalOf, type RefusalText } from '../../table/refusal';
import { officialBit } from './pictures';
import {
  ACTION_GLYPHS,
  ASPECT_GLYPHS,
  HIGHER,
  type ActionName,
  type AspectName,
  type OfficialColour,
  type ZCard,
  type ZEvent,
  type ZReward,
} from './types';

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

/** Returns a whole card in words, with its number. */
export function cardText(card: ZCard): string {
  return say('page-zhanguo-card', {
    number: card.number,
    aspect: card.aspect,
    way: isHigher(card.trigger) ? 'higher' : 'lower',
    action: card.trigger,
    bonus: card.bonus,
    amount: card.amount,
  });
}

export function bonusText(card: ZCard): string {
  return say('zhanguo-bonus', { bonus: card.bonus, amount: card.amount });
}

export function rewardText(reward: ZReward): string {
  return say('zhanguo-reward-text', {
    reward: reward.kind,
    count: reward.regions.length,
    regions: listed(reward.regions.map(String)),
  });
}

export function criterionText(criterion: string, vp: readonly number[]): string {
  return say('zhanguo-wall-tile', { worth: vp.join(' / '), criterion });
}

// -- effects of a draft

const SILENT = ['wall_tile', 'task_tile', 'drew', 'drew_card', 'order'];

function isLogged(event: ZEvent): boolean {
  return !SILENT.includes(event.event) && !(event.event === 'markers' && event['count'] === 0);
}

/** Returns an event in a few words, without its seat. */
export function factText(event: ZEvent, speaker: Speaker): string {
  const values: Values = {};
  for (const [key, value] of Object.entries(event))
    values[key] = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  return say(`page-zhanguo-fact-${event.event.replaceAll('_', '-')}`, {
    ...values,
    ...(typeof event.seat === 'number' ? who(speaker, event.seat) : named(null)),
  });
}

function factBits(event: ZEvent): Bit[] {
  const colour = event['colour'] as OfficialColour | undefined;
  const aspect = event['aspect'] as AspectName | undefined;
  switch (event.event) {
    case 'down':
    case 'moved':
    case 'recruited':
      return colour ? [officialBit(colour)] : [];
    case 'markers':
    case 'big_marker':
    case 'reward':
      return aspect ? [{ glyph: ASPECT_GLYPHS[aspect], fill: aspect }] : [];
    case 'scored':
      return [{ vp: Number(event['vp']) }];
    case 'unrest':
      return [{ glyph: 'unrest', fill: 'unrest' }];
    case 'court':
      return [{ glyph: ACTION_GLYPHS[event['action'] as ActionName], fill: 'act' }];
    case 'hired':
    case 'worker':
    case 'worker_moved':
      return [{ glyph: 'worker', fill: 'worker' }];
    case 'palace':
      return [{ glyph: 'act-palace', fill: 'act' }];
    case 'wall':
      return [{ glyph: 'act-wall', fill: 'act' }];
    case 'installed':
    case 'governor_moved':
      return [{ glyph: 'act-governor', fill: 'act' }];
    case 'ability':
      return [{ glyph: 'activate', fill: 'jade' }];
    case 'task':
      return [{ glyph: 'disc', fill: 'act' }];
    case 'tucked':
      return [{ glyph: 'deck', fill: 'act' }];
    default:
      return [];
  }
}

export function effectsOf(events: readonly ZEvent[], speaker: Speaker): PicturedEffect[] {
  return events
    .filter(isLogged)
    .map((event) => ({ bits: factBits(event), text: factText(event, speaker), quiet: event.event === 'unrest' }));
}

export function ledgerWord({ kind, what }: LedgerLine): string {
  return kind === 'held' ? say('page-zhanguo-held', { what }) : say('zhanguo-source-name', { source: what });
}

/** Drops the rule's id from the text, because the link beside it names the rule. */
export function refusalText(refusal: Refusal): RefusalText {
  const text = refusalOf('zhanguo', refusal);
  return { ...text, text: text.text.replace(/\s*\S+ Z-[\d.]+\.$/, '') };
}

// -- the log

export interface ZLine extends LogLine {
  /** The spots on the boards that it touched. */
  spots: string[];
}

/** Events that begin a line. */
const HEADS = ['round', 'board', 'bid', 'removed_board', 'tucked', 'court', 'reward', 'ended'];

/** Returns a line for each turn: what was played, then its effects. */
export function logLines(events: readonly ZEvent[], speaker: Speaker): ZLine[] {
  const lines: (ZLine & { played: boolean; clauses: string[] })[] = [];
  let turns = 0;
  for (const event of events) {
    if (!isLogged(event)) continue;
    const current = lines.at(-1);
    const head = HEADS.includes(event.event);
    const joins =
      current &&
      current.seat === (event.seat ?? null) &&
      event.event !== 'round' &&
      (!head || ((event.event === 'court' || event.event === 'tucked') && !current.played));
    const line = joins
      ? current
      : {
          after: event.after,
          turn: 0,
          seat: event.event === 'round' ? null : (event.seat ?? null),
          head: '',
          text: '',
          gain: 0,
          spots: [],
          played: event.event === 'reward',
          clauses: [],
        };
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
    case 'palace':
      return [`map:${event['region']}:palace`];
    case 'wall':
      return [`wall:${event['site']}:${event['section']}:slot:${event['rods']}`];
    case 'installed':
      return [event['square'] ? `map:${event['region']}:square:${event['square']}` : `map:${event['region']}:open`];
    case 'governor_moved':
      return [`map:${event['to']}:open`];
    case 'reward':
      return [`reward:${event['aspect']}`];
    case 'task':
      return [`task:${event['task']}`];
    case 'court':
      return [`court:${event['action']}`];
    default:
      return [];
  }
}
