/** Options of a new game: which values make sense for a number of seats, and which are sent. */

import type { OptionInfo } from '../protocol';

export function allowedValues(option: OptionInfo, seats: number): string[] {
  return option.allowed[seats] ?? option.values;
}

/** Returns the chosen value of an option if it makes sense, else the default. */
export function valueOf(option: OptionInfo, chosen: Readonly<Record<string, string>>, seats: number): string {
  const values = allowedValues(option, seats);
  const value = chosen[option.name];
  return value !== undefined && values.includes(value) ? value : (values[0] ?? '');
}

/** Returns all options that leave a choice, with their values. */
export function optionsToSend(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
  seats: number,
): Record<string, string> {
  const open = options.filter((option) => allowedValues(option, seats).length > 1);
  return Object.fromEntries(open.map((option) => [option.name, valueOf(option, chosen, seats)]));
}
