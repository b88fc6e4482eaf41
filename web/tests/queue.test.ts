import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionQueue } from '../src/lib/queue.svelte';
import type { Live } from '../src/lib/live.svelte';
import { Trouble } from '../src/lib/trouble';

const live = { status: 'open', moment: '7/card' };
let queue: ActionQueue;
let done: string[];
let ends: (() => void)[];
const later = () => new Promise((on) => setTimeout(on, 5));

/** A pick that asks the server and ends when the test says so. */
function pick(what: string): void {
  queue.add(what, () =>
    queue.run(async () => {
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
  queue = new ActionQueue(live as unknown as Live);
  done = [];
  ends = [];
});

describe('the action queue', () => {
  it('runs in order what was picked while an action was running', async () => {
    for (const what of ['card', 'court', 'supply']) pick(what);
    for (let n = 0; n < 3; n++) await end();
    expect(done).toEqual(['card', 'court', 'supply']);
    expect(queue.busy).toBe(false);
  });

  it('ignores an impatient second click on the same thing', async () => {
    for (const what of ['card', 'card', 'court', 'court', 'card']) pick(what);
    for (let n = 0; n < 5; n++) await end();
    expect(done).toEqual(['card', 'court', 'card']);
  });

  it('drops what was meant for an older position', async () => {
    pick('card');
    pick('court');
    live.moment = '9/card';
    await end();
    expect([done, ends]).toEqual([['card'], []]);
  });

  it('drops everything when something goes wrong', async () => {
    void queue.run(() => later().then(() => Promise.reject(new Trouble('late', {}, null))));
    pick('court');
    await later();
    await later();
    expect([done, ends, queue.trouble?.code]).toEqual([[], [], 'late']);
  });

  it('finishes both parts of an action before the next one', async () => {
    queue.add('section', async () => {
      await queue.run(async () => void done.push('section'));
      await queue.run(async () => void done.push('slot'));
    });
    queue.add('card', () => queue.run(async () => void done.push('card')));
    await later();
    expect(done).toEqual(['section', 'slot', 'card']);
  });
});

describe('the action queue after a click', () => {
  let page: EventTarget;
  let frames: (() => void)[];

  beforeEach(async () => {
    vi.resetModules();
    [page, frames] = [new EventTarget(), []];
    vi.stubGlobal('window', page);
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const fresh = await import('../src/lib/queue.svelte');
    queue = new fresh.ActionQueue(live as unknown as Live);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function paint(): Promise<void> {
    for (const frame of frames.splice(0)) frame();
    await later();
  }

  it('begins when the click has been painted', async () => {
    page.dispatchEvent(new Event('click'));
    queue.add('turn', () => done.push('turn'));
    void queue.run(async () => void done.push('confirm'));
    await later();
    expect(done).toEqual([]);
    await paint();
    expect(done).toEqual(['turn', 'confirm']);
  });

  it('lets a waiting pick begin only when a later click has been painted', async () => {
    for (const what of ['card', 'court', 'supply']) pick(what);
    page.dispatchEvent(new Event('click'));
    await end();
    expect([done, ends.length]).toEqual([['card'], 0]);
    await paint();
    await end();
    await end();
    expect(done).toEqual(['card', 'court', 'supply']);
  });
});
