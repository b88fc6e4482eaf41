/** What a popover tells about something on the table. Words come from the game; this knows no game. */

export interface About {
  title: string;
  /** What is there now; by default what screen readers are told. */
  now?: string[];
  also?: string[];
  /** Why it does nothing at the moment, and what would help. */
  blocked?: { why: string; rule: string; helps: string[] };
  /** The ids of the rules about it, which are shown in full. */
  rules: string[];
}

/** Returns what there is to tell about a spot; null for nothing. */
export type Tell<What extends About> = (spot: string) => What | null;
