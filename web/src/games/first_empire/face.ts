/** The First Empire as the shared screens see it. */

import type { GameFace } from '..';
import { tabbed } from '../../lib/screen.svelte';
import { viewOf } from '../../lib/typed';
import { say } from '../../lib/words.svelte';
import Play from './Play.svelte';
import Replay from './Replay.svelte';
import RulesText from './RulesText.svelte';
import { told } from './told';
import type { EmpireView } from './types';

export const face: GameFace = {
  Play,
  Replay,
  Rules: RulesText,
  small: tabbed,
  told,
  stops: (steps) => [0, ...steps.filter((step) => step.seat >= 0 || step.question === 'li_si_action').map((step) => step.number)],
  crumbs: (plain) => {
    const view = viewOf<EmpireView>(plain);
    const round = view.round ? say('page-fe-round-of', { round: view.round }) : say('page-fe-set-up');
    return [round, ...(view.li_si === null ? [] : [say('page-fe-against-li-si', { level: view.li_si })])];
  },
};
