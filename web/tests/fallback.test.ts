import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../src/protocol';

const PACKAGE = new URL('../../tests/external_game/package/lanterns/locale/', import.meta.url);
const asked: string[] = [];
/** The server's part: words of games. */
vi.mock('../src/lib/api', () => {
  const words = async (game: string, language: string) => {
    asked.push(`${game}/${language}`);
    const { Trouble } = await import('../src/lib/trouble');
    if (game === 'gone') throw new Trouble('unknown-game', {}, null);
    return game === 'rude'
      ? 'page-home = Gotcha\nrude-name = Rude'
      : readFileSync(new URL(`${language}/lanterns.ftl`, PACKAGE), 'utf8');
  };
  return { api: { words } };
});

let words: typeof import('../src/lib/words.svelte');
let speech: typeof import('../src/games/fallback/speech');
let parts: typeof import('../src/games/fallback/parts');
beforeEach(async () => {
  vi.resetModules();
  asked.length = 0;
  words = await import('../src/lib/words.svelte');
  speech = await import('../src/games/fallback/speech');
  parts = await import('../src/games/fallback/parts');
  await words.setLanguage('en');
});

const speaker = {
  name: (seat: number) => ['You', 'Bo'][seat] ?? `Seat ${seat + 1}`,
  you: (seat: number) => seat === 0,
};

describe('words of a game that the page was not built for', () => {
  it('come from the server, in each language once', async () => {
    await words.loadWords('lanterns');
    expect(words.say('lanterns-name')).toBe('Lanterns');
    await words.setLanguage('de');
    expect(words.say('lanterns-name')).toBe('Laternen');
    await words.setLanguage('en');
    expect(asked).toEqual(['lanterns/en', 'lanterns/de']);
  });

  it('are empty if the server no longer has the game', async () => {
    await words.loadWords('gone');
    expect(words.has('gone-name')).toBe(false);
    expect(words.say('page-home')).toBe('Home');
  });

  it('never replace ours', async () => {
    await words.loadWords('rude');
    expect([words.say('rude-name'), words.say('page-home')]).toEqual(['Rude', 'Home']);
  });
});

describe('an unknown game', () => {
  it('shows its view as lists, in its words', async () => {
    await words.loadWords('lanterns', 'plain');
    const listing = new parts.Listing('lanterns', speaker.name);
    expect(
      listing.parts({
        over: false,
        winner: 1,
        quay: { gate: { room: 2 } },
        seats: [{ points: 0, lanterns: { gate: 1, tower: 0 } }],
        oil: null,
      }),
    ).toEqual([
      { name: 'Over', value: 'no', parts: [] },
      { name: 'Hangs a lantern', value: 'Bo', parts: [] },
      { name: 'Quay', value: '', parts: [{ name: 'Gate', value: 'Room 2', parts: [] }] },
      {
        name: 'Players',
        value: '',
        parts: [
          {
            name: 'You',
            value: '',
            parts: [
              { name: 'Points', value: '0', parts: [] },
              { name: 'Lanterns', value: 'Gate 1, Tower 0', parts: [] },
            ],
          },
        ],
      },
      { name: 'Your oil', value: '–', parts: [] },
    ]);
  });

  it('uses its words in the log', async () => {
    await words.loadWords('lanterns');
    const events = [
      { event: 'drew', after: 0, seat: 0, oil: 5 },
      { event: 'left', after: 3, seat: 1 },
      { event: 'won', after: 3, seat: 0, count: 1 },
      { event: 'hung', after: 4, seat: 0, place: 'gate' },
    ];
    expect(speech.logLines('lanterns', events, speaker).map((line) => [line.after, line.seat, line.text])).toEqual([
      [0, 0, 'You draw oil 5.'],
      [3, 1, 'Bo leaves. You win the night: 1 point.'],
      [4, 0, 'You hang a lantern: Gate.'],
    ]);
    expect(speech.questionText('lanterns', 'watch')).toBe('Do you stay or leave?');
    const table = { game: 'lanterns', result: { winners: [1], reason: 'last_night' } } as unknown as Table;
    expect(speech.endText(table, speaker)).toBe('The last night is over. Bo wins.');
  });

  it('falls back to names without words', () => {
    expect(speech.eventText('nameless', { event: 'big_bid', after: 1, owner: 1, cards: ['red_fox', 2] }, speaker)).toBe(
      'big bid: owner Bo, cards red fox, 2',
    );
    expect(speech.eventText('nameless', { event: 'dawn', after: 1 }, speaker)).toBe('dawn');
    expect(speech.questionText('nameless', 'big_bid')).toBe('big bid');
    const listing = new parts.Listing('nameless', speaker.name);
    expect(listing.parts({ piles: [[1, 2], []], players: [{ coins: 2 }] })).toEqual([
      {
        name: 'piles',
        value: '',
        parts: [
          { name: '1', value: '1, 2', parts: [] },
          { name: '2', value: '–', parts: [] },
        ],
      },
      { name: 'players', value: '', parts: [{ name: 'You', value: 'coins 2', parts: [] }] },
    ]);
  });
});
