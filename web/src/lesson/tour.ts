/** The places of a table that a lesson shows first. */

export interface Stop {
  /** Its texts are `GAME-tour-ID` and `GAME-tour-ID-text`. */
  id: string;
  /** Selectors of what to show; all that match is one place. */
  at: string;
  /** The tab of a small screen on which it is. */
  part?: string;
}

/** Selectors of what else a text of the lesson mentions, by its message: it stays in sight. */
export type Looks = Readonly<Record<string, readonly string[]>>;

const KEY = 'tours-seen';

function seen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function hasToured(table: string): boolean {
  return seen().includes(table);
}

export function rememberTour(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen().slice(-50), table]));
  } catch {
    // Without storage the tour is back after a reload.
  }
}
