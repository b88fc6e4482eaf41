/** How The First Empire's moves travel: cards to the court, pieces from their player's strip to the boards. */

import { livery, mini, points, stands, strip, symbolic, toCourt, tokens, type Way } from '../../euro/travel';
import type { PlayerColour } from '../../table/marks';
import type { Journey } from '../../table/motion/journey';
import type { Openings } from '../../euro/stage/stage';
import { aspectGlyph } from './bits';
import { colourOf } from './faces';
import { note } from './rounds';
import { playerOf, REGIONS, type EmpireEvent, type EmpireView, type Player } from './types';

export function journeys(event: EmpireEvent, solo: boolean): Journey[] {
  const seat = event.event === 'li_si_court' ? 1 : playerOf(event);
  const way = seat === null ? null : wayOf(event, seat, colourOf(seat, solo));
  return way ? [{ seat, ...way }] : [];
}

function wayOf(event: EmpireEvent, seat: Player, colour: PlayerColour): Way | null {
  const { region, aspect = 'writing' } = event;
  const at = region ? mini(seat, REGIONS.indexOf(region) + 1) : strip(seat);
  const piece = (kind: string, ...to: string[]) => stands(kind, colour, seat, ...to);
  switch (event.event) {
    case 'palace':
      return piece('palace', `map:${region}:palace`, `map:${region}`, `board:${region}`);
    case 'governor':
      return piece(
        'governor',
        `map:${region}:${SPACES[event.space ?? 'area'] ?? 'open'}`,
        `map:${region}`,
        `board:${region}`,
      );
    case 'wall':
      return piece('tower', `wall:${event.section}:slot:${event.slot}`, `wall:${event.section}`, 'wall');
    case 'soldier':
      return piece('soldier', `tomb:${event.tile}`);
    case 'sailed':
      return { from: strip(seat), to: [`space:${event.to_space}`], piece: `ship:${colour}` };
    case 'court':
    case 'laid_down':
    case 'li_si_court':
      return toCourt(seat, event.card ?? '');
    case 'tucked':
      return symbolic('deck', 'act', strip(seat), at);
    case 'hired':
      return symbolic('worker', 'worker', ['court:hire', ...strip(seat)], at);
    case 'recruited':
      return event.official ? symbolic(`off-${event.official}`, event.official, strip(seat), at) : null;
    case 'unrest':
      return symbolic('unrest', 'unrest', strip(seat), at);
    case 'tokens':
    case 'large_token':
      return symbolic(aspectGlyph(aspect), aspect, [`reward:${aspect}`, 'court'], tokens(seat));
    case 'reward':
      return { ...symbolic(aspectGlyph(aspect), aspect, tokens(seat), [`reward:${aspect}`]), quiet: false };
    case 'points':
      return points(seat, event.points ?? 0);
    default:
      return null;
  }
}

/** The spots of a governor's spaces, as events name them. */
const SPACES: Record<string, string> = { 'tile-1': 'tile:1', 'tile-2': 'tile:2', area: 'open' };

export function travels(solo: () => boolean, openings: Openings) {
  return {
    journeys: (event: EmpireEvent) => journeys(event, solo()),
    livery: (seat: number) => livery(colourOf(seat, solo())),
    own: ['hand', 'planning', 'printed'] satisfies (keyof EmpireView)[],
    note: (view: EmpireView, events: readonly EmpireEvent[]) => note(openings, view, events),
  };
}
