import { beforeEach, describe, expect, it } from 'vitest';
import { Hands } from '../src/lib/hands.svelte';
import type { Live } from '../src/lib/live.svelte';
import { Trouble } from '../src/lib/trouble';

const live = { status: 'open', moment: '7/card' };
let hands: Hands;
let done: string[];
let ends: (() => void)[];
const later = () => new Promise((on) => setTimeout(on, 5));

/** A pick that asks the server and ends when the test lets it. */
function pick(what: string): void {
  hands.pick(what, () =>
    hands.do(async () => {
      await new Promise<void>((end) => ends.push(end));
      done.push(what);
    }),
  );
}

async function end(): Promise<void> {
  ends.shift()?.();
  await later();
}

beforeEach(() => {
  live.moment = '7/card';
  hands = new Hands(live as unknown as Live);
  done = [];
  ends = [];
});

describe('hands at a table', () => {
  it('carry out in order what was picked while something was under way', async () => {
    for (const what of ['card', 'court', 'supply']) pick(what);
    for (let n = 0; n < 3; n++) await end();
    expect(done).toEqual(['card', 'court', 'supply']);
    expect(hands.busy).toBe(false);
  });

  it('take a second click on the same thing for impatience', async () => {
    for (const what of ['card', 'card', 'court', 'court', 'card']) pick(what);
    for (let n = 0; n < 5; n++) await end();
    expect(done).toEqual(['card', 'court', 'card']);
  });

  it('let go of what was meant for a table that has moved on', async () => {
    pick('card');
    pick('court');
    live.moment = '9/card';
    await end();
    expect([done, ends]).toEqual([['card'], []]);
  });

  it('let go of everything when something went wrong', async () => {
    void hands.do(() => later().then(() => Promise.reject(new Trouble('late', {}, null))));
    pick('court');
    await later();
    await later();
    expect([done, ends, hands.trouble?.code]).toEqual([[], [], 'late']);
  });

  it('finish what has two parts before they go on', async () => {
    hands.pick('section', async () => {
      await hands.do(async () => void done.push('section'));
      await hands.do(async () => void done.push('slot'));
    });
    hands.pick('card', () => hands.do(async () => void done.push('card')));
    await later();
    expect(done).toEqual(['section', 'slot', 'card']);
  });
});
