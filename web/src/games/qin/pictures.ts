/** The pictures of some rules, by the ids of `RULES.md`. */

import type { Picture } from './MiniBoard.svelte';

export const PICTURES: Record<string, Picture[]> = {
  'Q-2.3': [{ rows: ['....', '.rYB', '....'] }, { rows: ['r...', '.YB.', '....'], wrong: true }],
  'Q-3.1': [
    {
      rows: ['.....', '.rRY.', '...y.'],
      owners: [
        { at: [1, 1], owner: 0, pagodas: 1 },
        { at: [1, 3], owner: 0, pagodas: 1 },
      ],
    },
  ],
  'Q-3.2': [{ rows: ['.....', '.bbBR', '.....'], owners: [{ at: [1, 1], owner: 1, pagodas: 1 }] }],
  'Q-3.3': [{ rows: ['.bb..', '.bbB.', '...Y.'], owners: [{ at: [0, 1], owner: 0, pagodas: 2 }] }],
  'Q-3.4': [
    {
      rows: ['....', 'vyY.', 'v.B.'],
      owners: [{ at: [1, 1], owner: 0, pagodas: 1 }],
      villages: [
        {
          cells: [
            [1, 0],
            [2, 0],
          ],
          owner: 0,
        },
      ],
    },
  ],
  'Q-3.5': [
    {
      rows: ['rr.bb.', '.rvb..', '...bBY'],
      owners: [
        { at: [0, 0], owner: 0, pagodas: 1 },
        { at: [0, 3], owner: 1, pagodas: 2 },
      ],
      villages: [{ cells: [[1, 2]], owner: 1 }],
    },
  ],
  'Q-3.7': [{ rows: ['rrr..', 'r.Rrr', '..Y..'], owners: [{ at: [0, 0], owner: 0, pagodas: 2 }] }],
  'Q-3.8': [
    {
      rows: ['yyYyy', '..B..'],
      owners: [
        { at: [0, 0], owner: 0, pagodas: 1 },
        { at: [0, 3], owner: 1, pagodas: 1 },
      ],
      wrong: true,
    },
  ],
};
