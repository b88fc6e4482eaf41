import type { Stop } from '../../lesson/tour';

/** What a newcomer to Qin is shown first. */
export const TOUR: readonly Stop[] = [
  { id: 'board', at: '.board-box' },
  { id: 'players', at: '.players' },
  { id: 'hand', at: '.hand' },
  { id: 'turn', at: '.turn .words, .turn .acts, .bar-acts' },
];
