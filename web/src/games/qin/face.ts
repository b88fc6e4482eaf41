/** Qin as the shared screens see it. */

import type { GameFace } from '..';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import RulesText from './RulesText.svelte';

export const face: GameFace = {
  Play,
  Replay,
  Rules: RulesText,
  stops: (steps) => [0, ...steps.filter((step) => step.seat >= 0).map((step) => step.number)],
};
