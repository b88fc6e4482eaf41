/** The First Empire for the shared screens. */

import type { GameFace, PlayedMove } from '..';
import { tabbed } from '../../lib/screen.svelte';
import { textOf } from '../../lib/texts';
import { eventsAs, viewOf } from '../../lib/typed';
import { listed, say } from '../../lib/words.svelte';
import { speakerOf } from '../../table/speaker';
import { BOOK } from './book';
import Aid from './Aid.svelte';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import { logLines, namesOf } from './speech';
import { type EmpireEvent, type EmpireView } from './types';

/** Returns a move as in the log, or its answers if the log has nothing about it. */
function moveText({ events, texts, view, table }: PlayedMove): string {
  const lines = logLines(
    eventsAs<EmpireEvent>(events),
    namesOf(speakerOf(table), viewOf<EmpireView>(view).li_si !== null),
  );
  return lines.length ? lines.map((line) => line.text).join(', ') : listed(texts.map(textOf));
}

export const face: GameFace = {
  Play,
  Replay,
  book: BOOK,
  Aid,
  small: tabbed,
  moveText,
  stops: (steps) => [
    0,
    ...steps.filter((step) => step.seat >= 0 || step.question === 'li_si_action').map((step) => step.number),
  ],
  crumbs: (data) => {
    const view = viewOf<EmpireView>(data);
    const round = view.round ? say('page-fe-round-of', { round: view.round }) : say('page-fe-set-up');
    return [round, ...(view.li_si === null ? [] : [say('page-fe-against-li-si', { level: view.li_si })])];
  },
};
