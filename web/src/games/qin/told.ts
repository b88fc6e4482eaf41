/** A move of Qin in words: as its line in the log has it. */

import { speakerOf } from '../../table/speaker';
import type { Telling } from '..';
import type { QinEvent } from './draft';
import { logLines } from './speech';
import type { QinView } from './types';

export function told({ events, view, table }: Telling): string {
  return logLines(events as unknown as QinEvent[], view as unknown as QinView, speakerOf(table)).map((line) => line.text).join(' ');
}
