/** ZhanGuo for the shared screens. */

import type { GameFace, PlayedMove } from '..';
import { tabbed } from '../../lib/screen.svelte';
import { textOf } from '../../lib/texts';
import { eventsAs, viewOf } from '../../lib/typed';
import { listed, say } from '../../lib/words.svelte';
import type { Step } from '../../protocol';
import { speakerOf } from '../../table/speaker';
import { BOOK } from './book';
import Aid from './Aid.svelte';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import { logLines } from './speech';
import { type ZEvent, type ZView } from './types';

/** A turn has many answers: a replay stops before each card, board, bid and reward. */
const OPENING = ['card', 'board', 'bid', 'draft', 'reward'];

function stops(steps: readonly Step[]): number[] {
  const found = [0];
  steps.forEach((step, n) => {
    const next = steps[n + 1];
    const opens =
      next === undefined ||
      (next.seat >= 0 &&
        OPENING.includes(next.question) &&
        !(next.question === 'card' && next.seat === step.seat && step.question === 'card'));
    if (step.seat >= 0 && opens) found.push(step.number);
  });
  const last = steps.at(-1)?.number ?? 0;
  if (found.at(-1) !== last) found.push(last);
  return found;
}

/** Returns a move as in the log, or its answers if the log has nothing about it. */
function moveText({ events, texts, table, seat }: PlayedMove): string {
  const lines = logLines(eventsAs<ZEvent>(events), speakerOf(table)).filter((line) => line.seat === seat);
  return lines.length ? lines.map((line) => line.text).join('; ') : listed(texts.map(textOf));
}

function crumbs(data: Record<string, unknown>): string[] {
  const view = viewOf<ZView>(data);
  return [
    tabbed()
      ? say('page-zhanguo-round', { round: view.round })
      : say('zhanguo-round', { round: view.round, stage: view.stage }),
  ];
}

export const face: GameFace = {
  Play,
  Replay,
  book: BOOK,
  Aid,
  small: tabbed,
  moveText,
  stops,
  crumbs,
};
