/** A move of Qin in words: as its line in the log has it. */

import { eventsAs, viewOf } from '../../lib/typed';
import { speakerOf } from '../../table/speaker';
import type { Telling } from '..';
import type { QinEvent } from './draft';
import { logLines } from './speech';
import type { QinView } from './types';

export function told({ events, view, table }: Telling): string {
  return logLines(eventsAs<QinEvent>(events), viewOf<QinView>(view), speakerOf(table)).map((line) => line.text).join(' ');
}
