import type { Stop } from '../../lesson/tour';

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
