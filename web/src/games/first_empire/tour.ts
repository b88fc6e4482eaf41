import type { Stop } from '../../lesson/tour';

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
