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
  await words.setLanguage('en');
});

describe('words that load one after another', () => {
  it('uses the last language asked for, whichever loads first', async () => {
    const german = words.setLanguage('de');
    await words.setLanguage('en');
    gate.open();
    await german;
    expect(words.language()).toBe('en');
    expect(words.say('page-home')).toBe('Home');
  });

  it('waits for words that are already loading', async () => {
    void words.loadWords('zhanguo', 'euro', 'zhanguo_page');
    await words.loadWords('zhanguo');
    expect(words.has('page-zhanguo-court')).toBe(true);
    expect(words.has('euro-wakes')).toBe(true);
  });

  it('loads a game in the language that is loading', async () => {
    const german = words.setLanguage('de');
    const loaded = words.loadWords('zhanguo');
    gate.open();
    await Promise.all([german, loaded]);
    expect([words.language(), words.has('zhanguo-name')]).toEqual(['de', true]);
  });
});
