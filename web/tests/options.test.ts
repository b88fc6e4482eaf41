import { describe, expect, it } from 'vitest';
import { allowedValues, optionsToSend, valueOf } from '../src/lib/options';

const level = {
  name: 'li_si',
  values: ['1', '2', '3', '4', 'none'],
  allowed: { 1: ['1', '2', '3', '4'], 2: ['none'] },
};
const tableau = {
  name: 'tableau',
  values: ['board', 'tile_a'],
  allowed: { 1: ['board', 'tile_a'], 2: ['board', 'tile_a'] },
};

describe('options before a game', () => {
  it('are those that make sense for the seats', () => {
    expect(allowedValues(level, 1)).toEqual(['1', '2', '3', '4']);
    expect(valueOf(level, { li_si: 'none' }, 1)).toBe('1');
    expect(valueOf(level, { li_si: '3' }, 1)).toBe('3');
  });
  it('are sent only if there is a choice', () => {
    expect(optionsToSend([level, tableau], { li_si: '3' }, 2)).toEqual({ tableau: 'board' });
    expect(optionsToSend([level, tableau], { li_si: '3', tableau: 'tile_a' }, 1)).toEqual({
      li_si: '3',
      tableau: 'tile_a',
    });
  });
});
