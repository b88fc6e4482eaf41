/** What a new table allows: chosen by its host, or left to the default. */

export const HELP = ['hints', 'previews', 'undo'] as const;
export type HelpName = (typeof HELP)[number];
/** What the host has chosen so far. */
export type Help = { rated: boolean } & Partial<Record<HelpName, boolean>>;

/** Returns whether something is allowed: never in a rated game, and by default only without other people. */
export function isAllowed(help: Help, name: HelpName, people: boolean): boolean {
  return !help.rated && (help[name] ?? !people);
}

export function helpToSend(help: Help, people: boolean): Help {
  if (help.rated) return { rated: true };
  return { rated: false, ...Object.fromEntries(HELP.map((name) => [name, isAllowed(help, name, people)])) };
}
