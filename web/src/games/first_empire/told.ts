/** A move of The First Empire in words: as its lines in the log have it; where nothing is told of it, its answers. */

import { told as said } from '../../lib/texts';
import { eventsAs, viewOf } from '../../lib/typed';
import { listed } from '../../lib/words.svelte';
import { speakerOf } from '../../table/speaker';
import type { Telling } from '..';
import { logLines, namesOf } from './speech';
import { type EmpireEvent, type EmpireView } from './types';

export function told({ events, texts, view, table }: Telling): string {
  const solo = viewOf<EmpireView>(view).li_si !== null;
  const lines = logLines(eventsAs<EmpireEvent>(events), namesOf(speakerOf(table), solo));
  return lines.length ? lines.map((line) => line.text).join(', ') : listed(texts.map(said));
}
