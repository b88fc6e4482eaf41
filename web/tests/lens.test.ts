/** Regions as targets on a small screen: one thing to pick is picked, several open the region. */

import { beforeEach, describe, expect, it } from 'vitest';
import { isWithin, Lens } from '../src/euro/lens.svelte';
import type { Picks } from '../src/lib/picks';

let picked: string[] = [];
const picks = (...can: string[]): Picks => ({
  can: new Set(can),
  chosen: new Set(),
  hinted: new Set(['map:4:square:1']),
  pick: (spot) => picked.push(spot),
});
const lensOf = () => new Lens((region) => [`map:${region}`, `board:${region}`]);

beforeEach(() => (picked = []));

describe('a region as a whole', () => {
  it('glows if something in it does', () => {
    const whole = lensOf().around(picks('map:2:square:1', 'board:5:place', 'court:hire'));
    expect([...whole.can]).toEqual(['map:2', 'board:5']);
    expect([...whole.hinted!]).toEqual(['map:4']);
  });

  it('picks the only thing in it', () => {
    const lens = lensOf();
    lens.around(picks('map:2:palace', 'map:3:palace')).pick('map:2');
    expect(picked).toEqual(['map:2:palace']);
    expect(lens.at).toBeNull();
  });

  it.each([
    ['several things', ['map:2:square:1', 'map:2:square:3']],
    ['nothing', ['map:3:palace']],
  ])('opens for %s', (_, can) => {
    const lens = lensOf();
    lens.around(picks(...can)).pick('map:2');
    expect(picked).toEqual([]);
    expect(lens.at).toBe(2);
  });
});

describe('an open region', () => {
  it('passes picks on, and closes when the next ones are elsewhere', () => {
    const lens = lensOf();
    lens.at = 2;
    lens.follow(new Set(['map:3']));
    expect(lens.at, 'only a pick closes it').toBe(2);
    lens.within(picks()).pick('board:2:above:red');
    expect(picked).toEqual(['board:2:above:red']);
    lens.follow(new Set(['board:2:below', 'board:3:below']));
    expect(lens.at).toBeNull();
  });

  it('stays open while all that can be picked is in it', () => {
    const lens = lensOf();
    lens.at = 2;
    lens.within(picks()).pick('map:2');
    lens.follow(new Set(['map:2:square:1', 'map:2:square:2']));
    expect(lens.at).toBe(2);
  });

  it('closes once nothing is left to pick', () => {
    const lens = lensOf();
    lens.at = 1;
    lens.within(picks()).pick('map:1:palace');
    lens.follow(new Set());
    expect(lens.at).toBeNull();
  });
});

it('a spot is within a place only by whole names', () => {
  expect(isWithin('map:1', ['map:1'])).toBe(true);
  expect(isWithin('map:1:open', ['map:1'])).toBe(true);
  expect(isWithin('map:12', ['map:1'])).toBe(false);
});
