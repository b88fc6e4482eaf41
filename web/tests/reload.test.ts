import { expect, it } from 'vitest';

import { loadAgain } from '../src/lib/reload';

it('loads an old page again, but not in circles', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  let times = 0;
  const reload = () => void (times += 1);
  loadAgain(1_000_000, store, reload);
  loadAgain(1_005_000, store, reload);
  expect(times).toBe(1);
  loadAgain(2_000_000, store, reload);
  expect(times).toBe(2);
});
