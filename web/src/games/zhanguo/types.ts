/** What the page knows of ZhanGuo besides its views, whose types are generated (`views/zhanguo.ts`). */

import type { Glyph } from '../../euro/glyphs';
import type { PlayerColour } from '../../table/marks';
import type {
  Action as ActionName,
  Aspect as AspectName,
  Card,
  Colour as OfficialColour,
  Hidden,
  Site as SiteName,
  Task,
  View,
} from '../../views/zhanguo';

export type {
  Action as ActionName,
  Aspect as AspectName,
  Card as ZCard,
  Colour as OfficialColour,
  MapRegion as ZMap,
  Region as ZRegion,
  Reward as ZReward,
  Task,
  Wall as ZWall,
} from '../../views/zhanguo';

/** A view that may include hidden information, as a replay with everything open has it. */
export type ZView = View & Partial<Hidden>;
export type Officials = Record<OfficialColour, number>;

export const ASPECTS = ['writing', 'currency', 'laws'] as const satisfies AspectName[];
export const COLOURS = ['red', 'gray', 'white'] as const satisfies OfficialColour[];
export const SITES = ['turquoise', 'gold', 'vermilion'] as const satisfies SiteName[];
/**
 * The court actions in the order of the printed board: those with an arrow up, then those with an arrow down and the
 * one without.
 */
export const HIGHER = ['hire', 'palace', 'wall'] as const satisfies ActionName[];
export const LOWER = ['recruit', 'governor', 'reassign'] as const satisfies ActionName[];
export const TASKS = [
  'upper_wall',
  'upper_palace',
  'upper_governor',
  'lower_wall',
  'lower_palace',
  'lower_governor',
] as const satisfies Task[];
export const SOURCES = ['cards', 'palaces', 'squares', 'shortage', 'boards', 'auction'] as const;
export const FINAL_SOURCES = ['governors', 'markers', 'tasks', 'walls'] as const;

/** Seats by their colour (`zhanguo-seat-N`). */
export const PLAYERS: PlayerColour[] = ['blue', 'red', 'purple', 'yellow'];

export const ACTION_GLYPHS: Record<ActionName, Glyph> = {
  wall: 'act-wall',
  palace: 'act-palace',
  hire: 'act-hire',
  recruit: 'act-recruit',
  governor: 'act-governor',
  reassign: 'act-reassign',
};
export const ASPECT_GLYPHS: Record<AspectName, Glyph> = {
  writing: 'asp-writing',
  currency: 'asp-currency',
  laws: 'asp-laws',
};
export const OFFICIAL_GLYPHS: Record<OfficialColour, Glyph> = {
  red: 'off-military',
  gray: 'off-civilian',
  white: 'off-inspector',
};

/** An event as the server publishes it. Which values it has depends on its name (`facts.py`). */
export interface ZEvent {
  event: string;
  after: number;
  seat?: number;
  [value: string]: unknown;
}

/** Returns a card that the viewer can see, by its number. */
export function cardOf(view: ZView, number: number): Card | undefined {
  const tucked = view.seats.flatMap((seat) => seat.regions.flatMap((region) => region.cards));
  return [...(view.hand ?? []), ...tucked, ...(view.now.card ? [view.now.card] : [])].find(
    (card) => card.number === number,
  );
}
