/** How Qin's moves travel: a tile from its player to the board. Pagodas rise where they are built. */

import type { Journey, Livery } from '../../table/motion/journey';
import type { QinEvent } from './draft';
import { cellName, playerColour, type QinView } from './types';

function journeys(event: QinEvent): Journey[] {
  if (event.event !== 'placed' || event.seat === undefined || !event.cells) return [];
  return [
    {
      seat: event.seat,
      from: [`seat:${event.seat}`],
      to: event.cells.map((cell) => `cell:${cellName(cell)}`),
      whole: true,
      fills: [...(event.colours ?? '')].map((colour) => `url(#qin-pt-${colour.toUpperCase()})`),
      ahead: true,
    },
  ];
}

export const TRAVELS = {
  journeys,
  livery: (seat: number): Livery => ({ ink: `var(--p-${playerColour(seat)})`, name: '' }),
  own: ['hand'] satisfies (keyof QinView)[],
};
