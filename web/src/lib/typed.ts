/**
 * The games' types for what the server sends as plain objects. `src/views` is generated from the games' definitions;
 * only here does the page trust it.
 */

import type { Json } from '../protocol';

/** Returns a view with its game's type. A table is drawn only once there is a view. */
export function viewOf<View>(data: Json | null | undefined): View {
  return data as View;
}

/** Returns events with their game's type. */
export function eventsAs<Event>(data: readonly Json[]): Event[] {
  return data as Event[];
}
