/** A move of Qin in words: as its line in the log has it. */

import { seatName } from '../../table/speaker';
import type { Telling } from '..';
import type { QinEvent } from './draft';
import { logLines } from './speech';
import type { QinView } from './types';

export function told({ events, view, table }: Telling): string {
  const speaker = { name: (seat: number) => seatName(table, seat), you: () => false };
  return logLines(events as unknown as QinEvent[], view as unknown as QinView, speaker).map((line) => line.text).join(' ');
}
