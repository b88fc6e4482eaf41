/** What the page knows of The First Empire besides its views, whose types are generated (`views/first_empire.ts`). */

import type { Action, Aspect, Hidden, Official, Region, Section, Site, Tomb, View } from '../../views/first_empire';

export type {
  Action,
  ActionCard,
  Aspect,
  Bonus,
  CardFace,
  CardType,
  Official,
  Region,
  Reward,
  Section,
  Site,
  StartingTile,
  Tomb,
  Tucked,
} from '../../views/first_empire';

/** A view that may include hidden information, as a replay with everything open has it. */
export type EmpireView = View & Partial<Hidden>;

/** A player's number: a seat's, or 1 for Li Si in the solo game. */
export type Player = number;

export const REGIONS = ['chu', 'wei', 'zhao', 'qi', 'yan'] as const satisfies Region[];
export const ASPECTS = ['writing', 'currency', 'laws'] as const satisfies Aspect[];
export const OFFICIALS = ['alchemist', 'architect', 'general'] as const satisfies Official[];
export const LOWER = ['recruit', 'elixir', 'governor'] as const satisfies Action[];
export const HIGHER = ['hire', 'palace', 'wall'] as const satisfies Action[];
export const ACTIONS = [...LOWER, ...HIGHER] as const satisfies Action[];
export const SITES = ['west', 'centre', 'east'] as const satisfies Site[];
export const SECTIONS = [
  'west-left',
  'west-right',
  'centre-left',
  'centre-right',
  'east-left',
  'east-right',
] as const satisfies Section[];
export const SYMBOLS = [...REGIONS, 'wall-west', 'wall-centre', 'wall-east', 'elixir'] as const satisfies Tomb[];

/** An event as the server publishes it. Which values it has depends on its name (`facts.py`). */
export interface EmpireEvent {
  event: string;
  after: number;
  seat?: number | 'li_si';
  card?: string;
  cards?: string[];
  region?: Region;
  action?: Action;
  source?: string;
  points?: number;
  aspect?: Aspect;
  count?: number;
  level?: number;
  official?: Official;
  start?: Region;
  to?: Region;
  from_space?: number;
  to_space?: number;
  space?: string;
  governor_tile?: string;
  half?: string;
  palace_tile?: string;
  section?: Section;
  slot?: number;
  tile?: Tomb;
  round?: number;
  token?: string;
  starting_tile?: string;
  other_tile?: string;
  order?: (number | 'li_si')[];
  action_card?: number;
  check?: string;
  where?: string;
  outcome?: string;
  site?: Site;
  lack?: string;
}

export const LI_SI = 1;

/** Returns the player an event is about. */
export function playerOf(event: EmpireEvent): Player | null {
  return event.seat === 'li_si' ? LI_SI : (event.seat ?? null);
}

export function typeOfNumber(number: number): Aspect {
  return number <= 40 ? 'writing' : number <= 80 ? 'currency' : 'laws';
}
