import { beforeAll, describe, expect, it } from 'vitest';
import type { Live } from '../src/lib/live.svelte';
import { loadWords, say, setLanguage, type Language } from '../src/lib/words.svelte';
import type { Seat, Table } from '../src/protocol';
import { endedEarly, named, seatName, speakerOf, victory, waitedFor, who } from '../src/table/speaker';

function tableOf(seats: Partial<Seat>[], reason = '', winners: number[] = []): Table {
  const holders = seats.map((seat, n) => ({
    seat: n,
    kind: 'person',
    name: 'Ada',
    bot: null,
    stand_in: null,
    gone: false,
    mine: false,
    ...seat,
  }));
  return { game: 'qin', seats: holders, result: { winners, reason } } as unknown as Table;
}
const pair = (reason = '', winners: number[] = []) => tableOf([{ mine: true }, { name: 'Bo' }], reason, winners);

describe.each<[Language, string[]]>([
  [
    'en',
    [
      'You win!',
      'Bo wins.',
      'You and Bo share the victory.',
      'You resigned.',
      'Bo resigned.',
      'You ran out of time.',
      'are choosing…',
      'Your bot is thinking…',
    ],
  ],
  [
    'de',
    [
      'Du gewinnst!',
      'Bo gewinnt.',
      'Du und Bo teilt euch den Sieg.',
      'Du hast aufgegeben.',
      'Bo hat aufgegeben.',
      'Deine Zeit ist abgelaufen.',
      'wählst noch\u00a0…',
      'Dein Bot überlegt\u00a0…',
    ],
  ],
  [
    'fr',
    [
      'Vous gagnez\u00a0!',
      'Bo gagne.',
      'Vous et Bo vous partagez la victoire.',
      'Vous avez abandonné.',
      'Bo a abandonné.',
      'Votre temps est écoulé.',
      'choisissez…',
      'Votre bot réfléchit…',
    ],
  ],
])('players in %s', (language, [you, other, both, resigned, left, time, chooses, bot]) => {
  beforeAll(async () => {
    await loadWords('euro');
    await setLanguage(language);
  });

  it('are “you” for the reader', () => {
    const speaker = speakerOf(pair());
    expect([
      victory([0], speaker),
      victory([1], speaker),
      victory([1, 0].reverse(), speaker),
      victory([1, 0], speaker),
    ]).toEqual([you, other, both, both]);
    expect(endedEarly(pair('resigned', [1]), speaker)).toBe(resigned);
    expect(endedEarly(pair('resigned', [0]), speaker)).toBe(left);
    expect(endedEarly(pair('time', [1]), speaker)).toBe(time);
    expect(endedEarly(pair('last_pagoda', [1]), speaker)).toBe('');
    expect(say('euro-chooses', who(speaker, 0))).toBe(chooses);
    const live = { table: pair(), seen: { asked: [{ seat: 0 }] }, room: { thinking: [0] } } as unknown as Live;
    expect(waitedFor(live)).toBe(bot);
  });
});

describe('a table that the operator has closed', () => {
  it.each<[Language, string]>([
    ['en', 'Nobody wins. The operator closed this table.'],
    ['de', 'Niemand gewinnt. Der Betreiber hat diesen Tisch geschlossen.'],
    ['fr', 'Personne ne gagne. L’exploitant a fermé cette table.'],
  ])('says so in %s', async (language, sentence) => {
    await setLanguage(language);
    const closed = pair('closed');
    expect(`${victory([], speakerOf(closed))} ${endedEarly(closed, speakerOf(closed))}`).toBe(sentence);
  });
});

describe('names of seats', () => {
  beforeAll(() => setLanguage('en'));

  it('differ for people who share a screen', () => {
    const own = tableOf([{ mine: true }, { mine: true }, { kind: 'bot', name: null, bot: 'easy' }]);
    expect([0, 1, 2].map(speakerOf(own).name)).toEqual(['Green', 'Purple', 'Carp']);
    expect([0, 1].map(speakerOf(own).you)).toEqual([false, false]);
    const watched = tableOf([{}, {}, { name: 'Bo' }]);
    expect([0, 1, 2].map((seat) => seatName(watched, seat))).toEqual(['Ada (Green)', 'Ada (Purple)', 'Bo']);
  });

  it('come with whether they are the reader', () => {
    expect(named({ name: 'You', you: true }, 'owner')).toEqual({ owner: 'You', owneryou: 'yes' });
    expect(named(null)).toEqual({ seat: '', you: 'no' });
  });
});
