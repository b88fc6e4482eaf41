import { beforeEach, describe, expect, it, vi } from 'vitest';

const gate = vi.hoisted(() => ({ open: () => undefined as void }));
/** A file of German words that arrives when the test says so. */
vi.mock('@locale/de/errors.ftl?raw', async () => {
  await new Promise<void>((open) => (gate.open = () => open()));
  return { default: '' };
});

let words: typeof import('../src/lib/words.svelte');
beforeEach(async () => {
  vi.resetModules();
  words = await import('../src/lib/words.svelte');
  await words.speak('en');
});

describe('words that come one after the other', () => {
  it('speaks the language that was asked for last, whichever comes first', async () => {
    const german = words.speak('de');
    await words.speak('en');
    gate.open();
    await german;
    expect(words.language()).toBe('en');
    expect(words.say('page-home')).toBe('Home');
  });

  it('knows the words of a game once it has learned them, though somebody else has asked for them', async () => {
    void words.learn('zhanguo', 'euro', 'zhanguo_page');
    await words.learn('zhanguo');
    expect(words.has('page-zhanguo-court')).toBe(true);
    expect(words.has('euro-wakes')).toBe(true);
  });

  it('learns a game in the language that is on its way', async () => {
    const german = words.speak('de');
    const learned = words.learn('zhanguo');
    gate.open();
    await Promise.all([german, learned]);
    expect([words.language(), words.has('zhanguo-name')]).toEqual(['de', true]);
  });
});
