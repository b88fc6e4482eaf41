/** A move of ZhanGuo in words: as its lines in the log have it; where nothing is told of it, its answers. */

import { told as said } from '../../lib/texts';
import { eventsAs } from '../../lib/typed';
import { listed } from '../../lib/words.svelte';
import { speakerOf } from '../../table/speaker';
import type { Telling } from '..';
import { logLines } from './speech';
import type { ZEvent } from './types';

export function told({ events, texts, table, seat }: Telling): string {
  const lines = logLines(eventsAs<ZEvent>(events), speakerOf(table)).filter((line) => line.seat === seat);
  return lines.length ? lines.map((line) => line.text).join('; ') : listed(texts.map(said));
}
