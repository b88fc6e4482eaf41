/** What a new table allows, and the seals of names. */

import { describe, expect, it } from 'vitest';
import { helpToSend, isAllowed } from '../src/lib/allowed';
import { sealOf } from '../src/lib/seal';

describe('what a table allows', () => {
  it('is everything against bots and nothing among people, unless chosen', () => {
    expect(isAllowed({ rated: false }, 'hints', false)).toBe(true);
    expect(isAllowed({ rated: false }, 'hints', true)).toBe(false);
    expect(helpToSend({ rated: false, undo: true }, true)).toEqual({
      rated: false,
      hints: false,
      previews: false,
      undo: true,
    });
  });
  it('is nothing in a rated game, whatever was chosen before', () => {
    expect(isAllowed({ rated: true, hints: true }, 'hints', false)).toBe(false);
    expect(helpToSend({ rated: true, hints: true }, true)).toEqual({ rated: true });
  });
});

describe('a seal', () => {
  const drawn = (name: string) => {
    const seal = sealOf(name);
    return [seal.ink, seal.line, seal.frame(1), seal.strokes].join('/');
  };
  it('is the same for the same name', () => expect(drawn('Ada')).toBe(drawn('Ada')));
  it('differs from most others', () => {
    const seals = new Set(Array.from({ length: 200 }, (_, n) => drawn(`Player ${n}`)));
    expect(seals.size).toBeGreaterThan(190);
  });
});
