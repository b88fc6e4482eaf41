/** ZhanGuo as the shared screens see it. */

import type { GameFace } from '..';
import { tabbed } from '../../lib/screen.svelte';
import { viewOf } from '../../lib/typed';
import { say } from '../../lib/words.svelte';
import type { Step } from '../../protocol';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import RulesText from './RulesText.svelte';
import { told } from './told';
import type { ZView } from './types';

/** A turn is many answers: one stops before each card, board, bid and reward. */
const OPENING = ['card', 'board', 'bid', 'draft', 'reward'];

function stops(steps: readonly Step[]): number[] {
  const found = [0];
  steps.forEach((step, n) => {
    const next = steps[n + 1];
    const opens = next === undefined || (next.seat >= 0 && OPENING.includes(next.question) && !(next.question === 'card' && next.seat === step.seat && step.question === 'card'));
    if (step.seat >= 0 && opens) found.push(step.number);
  });
  const last = steps.at(-1)?.number ?? 0;
  if (found.at(-1) !== last) found.push(last);
  return found;
}

function crumbs(plain: Record<string, unknown>): string[] {
  const view = viewOf<ZView>(plain);
  return [tabbed() ? say('page-zhanguo-round', { round: view.round }) : say('zhanguo-round', { round: view.round, stage: view.stage })];
}

export const face: GameFace = { Play, Replay, Rules: RulesText, small: tabbed, told, stops, crumbs };
