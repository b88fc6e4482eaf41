/** A move of ZhanGuo in words: as its lines in the log have it; where nothing is told of it, its answers. */

import { eventsAs, viewOf } from '../../lib/typed';
import { listed } from '../../lib/words.svelte';
import { speakerOf } from '../../table/speaker';
import type { Telling } from '..';
import { answerText, logLines } from './speech';
import type { ZEvent, ZView } from './types';

export function told({ events, answers, before, table, seat }: Telling): string {
  const lines = logLines(eventsAs<ZEvent>(events), speakerOf(table)).filter((line) => line.seat === seat);
  if (lines.length) return lines.map((line) => line.text).join('; ');
  const view = viewOf<ZView>(before);
  // All-seeing eyes have every hand; the words want that of the seat.
  const seen: ZView = { ...view, hand: view.hands?.[seat] ?? view.hand };
  return listed(answers.map((one) => answerText(seen, one.question, one.answer, seat)));
}
