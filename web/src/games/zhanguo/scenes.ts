/** The pictures of some rules of ZhanGuo, by the ids of `RULES.md`. */

import type { Part, Scenes } from '../../euro/rules/scenes';
import type { Bit } from '../../euro/types';

const RED: Bit = { glyph: 'off-military', fill: 'red' };
const GRAY: Bit = { glyph: 'off-civilian', fill: 'gray' };
const WHITE: Bit = { glyph: 'off-inspector', fill: 'white' };
const WORKER: Bit = { glyph: 'worker', fill: 'worker' };
const THEN: Part = { sign: 'then' };
const OR: Part = { sign: 'or' };
const marker = (count: number | string): Bit => ({ glyph: 'marker-1', fill: 'marker', count });
const unrest = (count: string): Bit => ({ glyph: 'unrest', fill: 'unrest', count });
const track = (before: number, level: number): Part => ({ unrest: { level, before, track: 4, block: 3 } });
const writing = (card: number): Part => ({ card, aspect: 'writing', glyph: 'asp-writing' });
const currency = (card: number): Part => ({ card, aspect: 'currency', glyph: 'asp-currency' });
const palaceCard = (state: 'wakes' | 'sleeps'): Part => ({
  tucked: [{ glyph: 'act-palace', fill: 'act' }, { glyph: 'then' }, { vp: 3 }],
  aspect: 'laws',
  glyph: 'asp-laws',
  state,
});
const recruitCard: Part = {
  tucked: [{ glyph: 'act-recruit', fill: 'act' }, { glyph: 'then' }, WORKER],
  aspect: 'writing',
  glyph: 'asp-writing',
  state: 'wakes',
};
const laws: Part = { card: 96, aspect: 'laws', glyph: 'asp-laws' };

export const SCENES: Scenes = {
  'Z-2.2': [{ parts: [writing(12), writing(33), currency(57), currency(74), laws, { ...laws, card: 112 }] }],
  'Z-3.2': [
    {
      parts: [
        { bits: [{ text: '1.' }, marker(1)] },
        { bits: [{ text: '2.' }, marker(2), unrest('+1')] },
        { bits: [{ text: '3.' }, marker(3), unrest('+2')] },
      ],
    },
  ],
  'Z-4.2': [
    {
      parts: [
        currency(74),
        { sign: '>' },
        currency(57),
        THEN,
        { bits: [{ glyph: 'act-palace', fill: 'act' }] },
        palaceCard('wakes'),
      ],
    },
    {
      parts: [
        writing(33),
        { sign: '<' },
        currency(57),
        THEN,
        { bits: [{ glyph: 'act-recruit', fill: 'act' }] },
        recruitCard,
      ],
    },
  ],
  'Z-4.3': [{ parts: [track(4, 4), THEN, palaceCard('sleeps')] }],
  'Z-5.1': [{ parts: [{ bits: [RED] }, OR, { bits: [GRAY] }, OR, { bits: [WHITE] }] }],
  'Z-5.4': [
    {
      land: 'peaks',
      parts: [{ bits: [RED, GRAY, WHITE], faded: true }, THEN, { place: 'drum', holds: 'blue' }, track(3, 0)],
    },
  ],
  'Z-5.5': [
    {
      land: 'plain',
      parts: [
        { place: 'drum', bits: [{ glyph: 'act-reassign', count: 4 }] },
        { place: 'drum', bits: [{ glyph: 'act-recruit' }] },
        { place: 'drum', bits: [{ vp: 4 }] },
      ],
    },
  ],
  'Z-5.6': [{ parts: [{ bits: [RED, WHITE] }, THEN, { bits: [WORKER, WORKER] }, track(1, 2)] }],
  'Z-5.7': [
    {
      land: 'river',
      parts: [
        { bits: [WORKER, WORKER, { text: '+' }, WORKER], faded: true },
        THEN,
        { place: 'terrace', holds: 'yellow' },
        { place: 'terrace' },
        { bits: [{ glyph: 'marker-3', fill: 'marker' }, { vp: 8 }] },
      ],
    },
  ],
  'Z-5.8': [
    {
      land: 'steppe',
      parts: [
        { bits: [WORKER, { text: '+' }, WORKER], faded: true },
        THEN,
        { place: 'wall', holds: 'red' },
        { place: 'wall', bits: [{ glyph: 'rods-2', fill: 'rods' }] },
        { place: 'wall', bits: [{ glyph: 'rods-3', fill: 'rods' }] },
      ],
    },
  ],
  'Z-7.1': [
    { parts: [{ bits: [marker(4)] }, { sign: '>' }, { bits: [marker(3)] }, { sign: '>' }, { bits: [marker(1)] }] },
  ],
  'Z-10.1': [
    {
      land: 'coast',
      parts: [
        { piece: 'governor', of: 'blue' },
        { piece: 'governor', of: 'blue' },
        { piece: 'governor', of: 'red' },
        THEN,
        { bits: [{ vp: 15 }] },
      ],
    },
  ],
};
