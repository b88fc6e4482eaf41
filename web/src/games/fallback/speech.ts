/**
 * Any game in words, as far as it has them: `GAME-event-NAME`, `GAME-question`, `GAME-result-REASON`. Without words, it
 * falls back to names.
 */

import { has, listed, say, type Values } from '../../lib/words.svelte';
import type { Json, Table } from '../../protocol';
import type { LogLine } from '../../table/Log.svelte';
import { who, type Speaker } from '../../table/speaker';
import { Listing, SEATS } from './parts';

const dashed = (name: string) => name.replaceAll('_', '-');

/** Returns a question in words. */
export function questionText(game: string, question: string): string {
  return has(`${game}-question`) ? say(`${game}-question`, { question }) : question.replaceAll('_', ' ');
}

/** Returns an event in words. */
export function eventText(game: string, event: Json, speaker: Speaker): string {
  const { event: name, after: _after, ...facts } = event;
  const message = `${game}-event-${dashed(String(name))}`;
  if (has(message)) return say(message, valuesOf(game, facts, speaker));
  const listing = new Listing(game, speaker.name);
  const values = Object.entries(facts).map(([fact, value]) => `${listing.name(fact)} ${listing.value(fact, value)}`);
  return [listing.name(String(name)), values.join(', ')].filter(Boolean).join(': ');
}

/**
 * Returns the values of a message: seats by name and whether they are the reader's, numbers and words as they are,
 * everything else as text.
 */
function valuesOf(game: string, facts: Json, speaker: Speaker): Values {
  const listing = new Listing(game, speaker.name);
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      if (typeof value === 'number' && SEATS.includes(name)) return Object.entries(who(speaker, value, name));
      if (name === 'seats' && Array.isArray(value))
        return [[name, listed(value.map((seat) => speaker.name(Number(seat))))]];
      return [[name, typeof value === 'number' || typeof value === 'string' ? value : listing.value(name, value)]];
    }),
  );
}

/** Returns a line for each answer that had an effect. */
export function logLines(game: string, events: readonly Json[], speaker: Speaker): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    const [after, text, seat] = [Number(event['after']), eventText(game, event, speaker), event['seat']];
    const last = lines.at(-1);
    if (last?.after === after) last.text += ` ${text}`;
    else
      lines.push({
        after,
        turn: lines.length + 1,
        seat: typeof seat === 'number' ? seat : null,
        head: '',
        text,
        gain: 0,
      });
  }
  return lines;
}

/** Returns how a game ended by its rules. */
export function endText(table: Table, speaker: Speaker): string {
  const { winners = [], reason = '' } = (table.result ?? {}) as { winners?: number[]; reason?: string };
  const message = `${table.game}-result-${dashed(reason)}`;
  const you = winners.some(speaker.you) ? 'yes' : 'no';
  return has(message) ? say(message, { winners: listed(winners.map(speaker.name)), count: winners.length, you }) : '';
}
