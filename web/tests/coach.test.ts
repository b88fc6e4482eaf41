import { describe, expect, it } from 'vitest';
import { stepOf } from '../src/lib/coach.svelte';
import type { Coach } from '../src/protocol';

const steps = ['a', 'b'].map((answer) => ({ question: 'q', answer, say: null }));
const coach = (number: number, path: Coach['path']): Coach => ({ state: 'on', number, total: 3, say: null, path });

describe('the step that the guide speaks of', () => {
  it('is the next one, on top of the draft', () => {
    expect(stepOf(coach(1, steps), [])).toBe(2);
    expect(stepOf(coach(1, steps), ['a'])).toBe(3);
  });
  it('is the last one once the turn is whole', () => expect(stepOf(coach(1, steps), ['a', 'b'])).toBe(3));
  it('is the first of the turn for another way', () => expect(stepOf(coach(1, steps), ['x'])).toBe(2));
  it('never exceeds the total while others play', () => expect(stepOf(coach(3, []), [])).toBe(3));
  it('begins with one though others play first', () => expect(stepOf(coach(0, []), [])).toBe(1));
});
