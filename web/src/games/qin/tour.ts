import type { Looks, Stop } from '../../lesson/tour';

/** What a newcomer to Qin is shown first. */
export const TOUR: readonly Stop[] = [
  { id: 'board', at: '.board-box' },
  { id: 'players', at: '.players' },
  { id: 'hand', at: '.hand' },
  { id: 'turn', at: '.turn .words, .turn .acts, .bar-acts' },
];

const cells = (...names: string[]) => names.map((name) => `[data-cell="${name}"]`).join();

/** What else the texts of the lesson mention besides the place to click. */
export const LOOKS: Looks = {
  'qin-lesson-join': [cells('H8', 'H9', 'H10', 'H11'), cells('I8', 'J8', 'K8', 'L8')],
  'qin-lesson-race': ['.players'],
  'qin-lesson-besiege': [cells('C8', 'C9')],
  'qin-lesson-conquer': [cells('C8', 'C9')],
};
