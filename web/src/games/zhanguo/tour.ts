import type { Looks, Stop } from '../../lesson/tour';

/** What a newcomer to ZhanGuo is shown first. */
export const TOUR: readonly Stop[] = [
  { id: 'land', at: 'section.wall, section.map', part: 'board' },
  { id: 'court', at: 'section:has(> * [data-spot^="court:"])', part: 'board' },
  { id: 'rewards', at: 'section:has(> .rew)', part: 'rewards' },
  { id: 'tasks', at: 'section:has([data-spot^="task:"])', part: 'tasks' },
  { id: 'board', at: 'section.own', part: 'board' },
  { id: 'hand', at: 'section.hand' },
  { id: 'turn', at: 'section.turn:not(.words), .stick .btns' },
  { id: 'players', at: 'section.players, .chips' },
];

/** What else the texts of the lesson mention besides the place to click. */
export const LOOKS: Looks = {
  'zhanguo-lesson-court': ['section.court'],
  'zhanguo-lesson-unrest': ['[data-spot="board:2:unrest"]'],
  'zhanguo-lesson-down': ['[data-drop="board:1"]'],
  'zhanguo-lesson-hire': ['[data-spot="court:hire"]', '[data-spot="board:1:below"]'],
  'zhanguo-lesson-governor': ['[data-spot="court:governor"]', '[data-spot="board:1:above"]'],
  'zhanguo-lesson-wall': ['section.wall', '[data-spot="board:1:worker"]'],
  'zhanguo-lesson-reward': ['.lane.now'],
  'zhanguo-lesson-accept': ['.lane.now'],
};
