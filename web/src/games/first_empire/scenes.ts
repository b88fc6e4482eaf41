/** The pictures of some rules of The First Empire, by the ids of `RULES.md`. */

import type { Part, Scenes } from '../../euro/rules/scenes';
import type { Bit } from '../../euro/types';
import { aspect, gourd, official, soldier, unrest, worker } from './bits';

const THEN: Part = { sign: 'then' };
const OR: Part = { sign: 'or' };
const MASTER: Bit = { glyph: 'master', fill: 'marker' };
const token = (count: number): Bit => ({ glyph: 'marker-1', fill: 'marker', count });
const track = (before: number, level: number): Part => ({ unrest: { level, before, track: 3, block: null } });
const card = (number: number): Part =>
  number <= 40
    ? { card: number, aspect: 'writing', glyph: 'asp-writing' }
    : number <= 80
      ? { card: number, aspect: 'currency', glyph: 'asp-currency' }
      : { card: number, aspect: 'laws', glyph: 'asp-laws' };
const elixirCard: Part = {
  tucked: [{ glyph: 'act-elixir', fill: 'act' }, { glyph: 'then' }, { glyph: 'ship', count: '+1' }],
  aspect: 'currency',
  glyph: 'asp-currency',
  state: 'wakes',
};
const hireCard = (state: 'wakes' | 'sleeps'): Part => ({
  tucked: [{ glyph: 'act-hire', fill: 'act' }, { glyph: 'then' }, { vp: 1 }, { text: '×' }, { glyph: 'palace' }],
  aspect: 'laws',
  glyph: 'asp-laws',
  state,
});

export const SCENES: Scenes = {
  'F-2.2': [{ parts: [16, 34, 53, 70, 93, 104].map(card) }],
  'F-3.2': [
    {
      parts: [
        { bits: [{ text: '1.' }, token(1)] },
        { bits: [{ text: '2.' }, token(2), unrest('+1')] },
        { bits: [{ text: '3.' }, token(3), unrest('+2')] },
      ],
    },
  ],
  'F-4.3': [
    { parts: [card(34), { sign: '<' }, card(63), THEN, { bits: [{ glyph: 'act-elixir', fill: 'act' }] }, elixirCard] },
    {
      parts: [
        card(93),
        { sign: '>' },
        card(63),
        THEN,
        { bits: [{ glyph: 'act-hire', fill: 'act' }] },
        hireCard('wakes'),
      ],
    },
  ],
  'F-4.4': [{ parts: [track(3, 3), THEN, hireCard('sleeps')] }],
  'F-5.1': [
    {
      parts: [
        { bits: [official('alchemist')] },
        OR,
        { bits: [official('architect')] },
        OR,
        { bits: [official('general')] },
      ],
    },
  ],
  'F-5.2': [
    {
      land: 'coast',
      sea: true,
      parts: [
        { piece: 'ship', of: 'blue' },
        { bits: [{ text: '1  2  3' }] },
        THEN,
        { bits: [soldier()] },
        OR,
        { bits: [gourd()] },
        OR,
        { bits: [MASTER] },
      ],
    },
  ],
  'F-5.3': [
    {
      land: 'peaks',
      parts: [
        { bits: [official('alchemist'), official('architect'), official('general')], faded: true },
        THEN,
        { place: 'drum', holds: 'blue' },
        track(2, 0),
      ],
    },
  ],
  'F-5.4': [{ parts: [{ bits: [official('general')] }, THEN, { bits: [worker(), worker()] }, track(1, 2)] }],
  'F-5.5': [
    {
      land: 'river',
      parts: [
        { bits: [worker(), worker(), { text: '+' }, worker()], faded: true },
        THEN,
        { place: 'terrace', holds: 'yellow' },
        { bits: [{ vp: 6 }, { text: '+' }, { vp: 3 }, { text: '×' }, aspect('laws')] },
      ],
    },
  ],
  'F-5.6': [
    {
      land: 'steppe',
      parts: [
        { bits: [worker(), { text: '+' }, worker()], faded: true },
        THEN,
        { place: 'wall', holds: 'red' },
        { place: 'wall', bits: [{ glyph: 'rods-2', fill: 'rods' }] },
        { bits: [{ glyph: 'emperor', fill: 'cinnabar' }] },
      ],
    },
  ],
  'F-6.4': [
    {
      land: 'plain',
      parts: [{ place: 'drum', bits: [soldier()] }, OR, { place: 'drum', bits: [gourd(), gourd()] }],
    },
  ],
  'F-7.1': [
    {
      parts: [
        {
          bits: [
            { glyph: 'governor', count: '1' },
            { glyph: 'palace', count: '1' },
          ],
        },
        THEN,
        { piece: 'soldier', of: 'purple' },
        { bits: [{ vp: 8 }] },
      ],
    },
  ],
  'F-8.1': [
    { parts: [{ bits: [token(4)] }, { sign: '>' }, { bits: [token(3)] }, { sign: '>' }, { bits: [token(1)] }] },
  ],
  'F-9.2': [
    {
      land: 'karst',
      parts: [
        { piece: 'governor', of: 'blue' },
        { piece: 'governor', of: 'blue' },
        { piece: 'governor', of: 'yellow' },
        THEN,
        { bits: [{ vp: 15 }] },
      ],
    },
  ],
  'F-9.3': [
    {
      parts: [{ bits: [gourd(), gourd(), MASTER] }, { bits: [{ text: '×4' }] }, { sign: '=' }, { bits: [{ vp: 12 }] }],
    },
  ],
};
