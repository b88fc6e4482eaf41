/** How the turn card lists the ways on: what tells one from another, and what to call it. */

import type { Spots } from '../../lib/spots.svelte';
import { nameOf, noted } from '../../lib/texts';
import type { Choice, Path } from '../../lib/tree';

type Offering = Pick<Spots, 'offers' | 'picked' | 'row'>;

/** Returns the choices that set a path apart from the other offers. */
export function differing({ offers, picked }: Offering, path: Path): Path {
  const places = (choice: Choice) => choice.spots.join(' ');
  const rest = path.filter((choice) => !offers.every((other) => other.some((one) => places(one) === places(choice))));
  return picked.length && rest.length ? rest : path.slice(-1);
}

/** Whether a choice is on a place of one of these kinds, such as `hand`. */
export function isOfKind(kinds: readonly string[], choice: Choice): boolean {
  return kinds.includes(choice.spots[0]?.split(':')[0] ?? '');
}

/** Returns the offers that need a button: not those in the row, nor those picked where they lie (`apart`). */
export function listedOffers(spots: Offering, apart: readonly string[]): Path[] {
  const inRow = (choice: Choice) => !spots.picked.length && (spots.row?.some((one) => one.choice === choice) ?? false);
  return spots.offers.filter(
    (path) => !differing(spots, path).every((choice) => isOfKind(apart, choice)) && !inRow(path.at(-1)!),
  );
}

/** Returns the label of an offer; those of a kind in `brief` are listed by name alone. */
export function labelOf(spots: Offering, path: Path, brief: readonly string[]): string {
  if (spots.picked.length) return differing(spots, path).map(nameOf).join(' → ');
  const last = path.at(-1)!;
  // Offers that were reached through another place, such as the court, are too many to add notes to each.
  return path.length > 1 || isOfKind(brief, last) ? nameOf(last) : noted(last);
}

/** Drops the steps that only led somewhere, such as to the court. */
export function withoutWays<Step extends { spots: readonly string[] }>(all: readonly Step[]): Step[] {
  return all.filter((step, n) => n === all.length - 1 || step.spots.some((spot) => spot.includes(':')));
}
