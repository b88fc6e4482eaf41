/** Qin as the shared screens see it. */

import type { GameFace } from '..';
import { phone } from '../../lib/screen.svelte';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import RulesText from './RulesText.svelte';
import { told } from './told';

export const face: GameFace = {
  Play,
  Replay,
  Rules: RulesText,
  small: phone,
  told,
  aside: 'calc(100vw - 100dvh)',
  stops: (steps) => [0, ...steps.filter((step) => step.seat >= 0).map((step) => step.number)],
};
