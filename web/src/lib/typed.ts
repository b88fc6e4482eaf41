/**
 * The games' own types for what the server sends as plain objects. Views are as their game defines them, and those in `src/views` are made
 * from that definition; this is the only place where the page takes that on trust.
 */

import type { Json } from '../protocol';

/** A view of the game at the table. A table is drawn only once it has been seen, so there is one. */
export function viewOf<View>(data: Json | null | undefined): View {
  return data as View;
}

/** What the game at the table has told. */
export function eventsAs<Event>(data: readonly Json[]): Event[] {
  return data as Event[];
}
