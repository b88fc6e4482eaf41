import { expect, it } from 'vitest';

import { reloadOnce } from '../src/lib/reload';

it('reloads an old page, but not in a loop', () => {
  const saved = new Map<string, string>();
  const store = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  } as Storage;
  let times = 0;
  const reload = () => void (times += 1);
  reloadOnce(1_000_000, store, reload);
  reloadOnce(1_005_000, store, reload);
  expect(times).toBe(1);
  reloadOnce(2_000_000, store, reload);
  expect(times).toBe(2);
});
