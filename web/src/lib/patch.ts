/** Applies the server's changes to a copy of a view; unchanged parts are shared. */

import type { Change } from '../protocol';

type Branch = Record<string | number, unknown>;

export function applied<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce((whole, [path, value]) => set(whole, path, value) as T, view);
}

function set(whole: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as Branch) }) as Branch;
  copy[first] = set(copy[first], rest, value);
  return copy;
}
