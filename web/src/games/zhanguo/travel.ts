/** How ZhanGuo's moves travel: cards to the court, pieces from their player's strip to the boards, markers back. */

import { livery, mini, points, stands, strip, symbolic, toCourt, tokens, type Way } from '../../euro/travel';
import type { Openings } from '../../euro/stage/stage';
import type { Journey } from '../../table/motion/journey';
import { note } from './rounds';
import {
  ASPECT_GLYPHS,
  OFFICIAL_GLYPHS,
  PLAYERS,
  type AspectName,
  type OfficialColour,
  type ZEvent,
  type ZView,
} from './types';

const colourOf = (seat: number) => PLAYERS[seat] ?? 'blue';

export function journeys(event: ZEvent): Journey[] {
  const seat = event.seat ?? null;
  const way = seat === null ? null : wayOf(event, seat);
  return way ? [{ seat, ...way }] : [];
}

function wayOf(event: ZEvent, seat: number): Way | null {
  const value = (name: string) => String(event[name]);
  const region = Number(event['region']);
  const aspect = event['aspect'] as AspectName;
  const colour = event['colour'] as OfficialColour;
  const piece = (kind: string, ...to: string[]) => stands(kind, colourOf(seat), seat, ...to);
  switch (event.event) {
    case 'palace':
      return piece('palace', `map:${region}:palace`, `map:${region}`);
    case 'wall': {
      const section = `wall:${value('site')}:${value('section')}`;
      return piece('tower', `${section}:slot:${value('rods')}`, section, 'wall');
    }
    case 'installed':
      return piece(
        'governor',
        `map:${region}:${event['square'] ? `square:${value('square')}` : 'open'}`,
        `map:${region}`,
      );
    case 'governor_moved':
      return { ...piece('governor', `map:${value('to')}:open`, `map:${value('to')}`), from: [`map:${region}:open`] };
    case 'court':
      return toCourt(seat, value('card'));
    case 'tucked':
      return symbolic('deck', 'act', strip(seat), mini(seat, region));
    case 'hired':
    case 'worker':
      return symbolic('worker', 'worker', ['court:hire', ...strip(seat)], mini(seat, region));
    case 'recruited':
    case 'down':
      return symbolic(OFFICIAL_GLYPHS[colour], colour, strip(seat), mini(seat, region));
    case 'unrest':
      return symbolic('unrest', 'unrest', strip(seat), mini(seat, region));
    case 'markers':
    case 'big_marker':
      return event['count'] === 0
        ? null
        : symbolic(ASPECT_GLYPHS[aspect], aspect, [`reward:${aspect}`, 'court'], tokens(seat));
    case 'reward':
      return event['accepted'] === 'no'
        ? null
        : { ...symbolic(ASPECT_GLYPHS[aspect], aspect, tokens(seat), [`reward:${aspect}`]), quiet: false };
    case 'task':
      return { ...symbolic('disc', 'act', strip(seat), [`task:${value('task')}`]), quiet: false };
    case 'scored':
      return points(seat, Number(event['vp']));
    default:
      return null;
  }
}

export function travels(openings: Openings) {
  return {
    journeys,
    livery: (seat: number) => livery(colourOf(seat)),
    own: ['hand', 'planning'] satisfies (keyof ZView)[],
    note: (view: ZView, events: readonly ZEvent[]) => note(openings, view, events),
  };
}
