/** Any game for the shared screens, built only from its view, its questions and its words. */

import type { GameFace, PlayedMove } from '..';
import { phone } from '../../lib/screen.svelte';
import { textOf } from '../../lib/texts';
import { listed } from '../../lib/words.svelte';
import type { Step } from '../../protocol';
import { speakerOf } from '../../table/speaker';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import { eventText } from './speech';

function moveText({ events, texts, table }: PlayedMove): string {
  const facts = events.map((event) => eventText(table.game, event, speakerOf(table)));
  return facts.length ? facts.join(' ') : listed(texts.map(textOf));
}

/** Stops after each answer of a seat, and at the end. */
function stops(steps: readonly Step[]): number[] {
  const found = [0, ...steps.filter((step) => step.seat >= 0).map((step) => step.number)];
  const last = steps.at(-1)?.number ?? 0;
  return found.at(-1) === last ? found : [...found, last];
}

export const face: GameFace = { Play, Replay, book: null, small: phone, moveText, stops, crumbs: () => [] };
