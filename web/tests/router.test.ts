import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let window: EventTarget;
let location: { hash: string; pathname: string; href: string };

beforeEach(() => {
  vi.resetModules();
  window = new EventTarget();
  location = { hash: '#/rules/qin', pathname: '/', href: 'http://localhost/' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('scrollTo', () => undefined);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
});
afterEach(() => vi.unstubAllGlobals());

it('follows the address, also where it changes before the page listens', async () => {
  const { listen, place } = await import('../src/lib/router.svelte');
  expect(place().parts).toEqual(['rules', 'qin']);
  location.hash = '#/table/abc';
  const stop = listen();
  expect(place().parts).toEqual(['table', 'abc']);
  location.hash = '#/me';
  window.dispatchEvent(new Event('hashchange'));
  expect(place().parts).toEqual(['me']);
  stop();
  location.hash = '#/tables';
  window.dispatchEvent(new Event('hashchange'));
  expect(place().parts).toEqual(['me']);
});
