import type { Looks, Stop } from '../../lesson/tour';

/** What a newcomer to The First Empire is shown first. */
export const TOUR: readonly Stop[] = [
  { id: 'land', at: 'section:has([data-spot^="map:"]), section.wall', part: 'board' },
  { id: 'sea', at: 'section.route', part: 'wall' },
  { id: 'court', at: 'section:has(> * [data-spot^="court:"])', part: 'board' },
  { id: 'rewards', at: 'section:has(> .rew)', part: 'reward' },
  { id: 'tomb', at: 'section:has([data-spot^="tomb:"])', part: 'tomb' },
  { id: 'board', at: 'section.own', part: 'board' },
  { id: 'turn', at: 'section.turn:not(.words), .stick .btns' },
  { id: 'players', at: 'section.players, .chips' },
];

/** What else the texts of the lesson mention besides the place to click. */
export const LOOKS: Looks = {
  'first_empire-lesson-court': ['section.court'],
  'first_empire-lesson-recruit': ['[data-drop="board:chu"]'],
  'first_empire-lesson-hire': ['[data-spot="court:hire"]', '[data-drop="board:chu"]'],
  'first_empire-lesson-wall': ['section.wall', '[data-spot="board:chu:worker"]'],
  'first_empire-lesson-governor': ['[data-spot="court:governor"]', '[data-drop="board:chu"]'],
  'first_empire-lesson-space': ['section.route'],
  'first_empire-lesson-symbol': ['section.route'],
  'first_empire-lesson-last': ['[data-drop="board:chu"]'],
  'first_empire-lesson-reward': ['.lane.now'],
};
