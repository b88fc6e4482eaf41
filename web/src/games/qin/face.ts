/** Qin for the shared screens. */

import type { GameFace } from '..';
import { phone } from '../../lib/screen.svelte';
import { eventsAs, viewOf } from '../../lib/typed';
import { speakerOf } from '../../table/speaker';
import type { QinEvent } from './draft';
import Aid from './Aid.svelte';
import { BOOK } from './book';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import { logLines } from './speech';
import type { QinView } from './types';

export const face: GameFace = {
  Play,
  Replay,
  book: BOOK,
  Aid,
  small: phone,
  // As in the log.
  moveText: ({ events, view, table }) =>
    logLines(eventsAs<QinEvent>(events), viewOf<QinView>(view), speakerOf(table))
      .map((line) => line.text)
      .join(' '),
  aside: 'calc(100vw - 100dvh)',
  stops: (steps) => [0, ...steps.filter((step) => step.seat >= 0).map((step) => step.number)],
};
