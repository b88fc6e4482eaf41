import { describe, expect, it } from 'vitest';
import type { Desk, Plan } from '../src/euro/desk.svelte';
import type { ZView } from '../src/games/zhanguo/types';
import { cardInPlay, turnPlaces, waysOf } from '../src/games/zhanguo/ways';

const OPTIONS = ['down red 2', 'side red 2 1', 'side red 2 3', 'down gray 1', 'side gray 1 2', 'up red 3 3', 'done'];

/** A desk in the middle of re-assigning officials, with what it was told to do. */
function reassigning(from: string | null): { desk: Desk; plans: Plan[] } {
  const plans: Plan[] = [];
  const live = { asked: true, seen: { question: 'point', options: OPTIONS, view: {} } };
  const desk = { live, question: 'point', options: OPTIONS, answers: [], picked: [], from, covered: () => false, take: (plan: Plan) => void plans.push(plan) };
  return { desk: desk as unknown as Desk, plans };
}

const view = { now: { card: null, action: null } } as unknown as ZView;

describe('officials that are re-assigned', () => {
  it('can be picked wherever they may leave', () => {
    const { desk, plans } = reassigning(null);
    const { can } = waysOf(desk, view);
    expect([...can.keys()].sort()).toEqual(['above:1:gray', 'above:2:red', 'below:3:red']);
    can.get('above:2:red')?.();
    expect([desk.from, plans]).toEqual(['above:2:red', []]);
  });

  it('are not in the way where a held one can go', () => {
    const { desk, plans } = reassigning('above:2:red');
    const { can, chosen } = waysOf(desk, view);
    expect([...can.keys()].sort()).toEqual(['above:1', 'above:2:red', 'above:3', 'below:2', 'below:3:red']);
    expect([...chosen]).toEqual(['above:2:red']);
    can.get('above:1')?.();
    expect(plans).toEqual([{ keep: 0, steps: [{ question: 'point', answer: 'side red 2 1' }] }]);
  });
});

describe('a governor', () => {
  it('goes to a square of the region that was the only one', () => {
    const soFar = [{ question: 'governor', answer: 'region 4' }, { question: 'card', answer: '12' }];
    const live = { asked: true, seen: { question: 'card', options: ['12'], view: {} } };
    const answers = ['down white 2', '12', 'court', 'governor'];
    const desk = { live, question: 'square', options: ['square 1', 'square 3'], answers, soFar, picked: [], from: null, covered: () => false, ahead: () => ({}) };
    const { can } = waysOf(desk as unknown as Desk, view);
    expect([...can.keys()].filter((spot) => spot.startsWith('square'))).toEqual(['square:4:1', 'square:4:3']);
  });
});

describe('the last card of a hand', () => {
  /** A desk whose turn began with one card and an official that may go down, after these answers. */
  function lastCard(answers: string[], question: string, options: string[]): Desk {
    const live = { asked: true, seen: { question: 'card', options: ['40', 'down white 2'], view: {} } };
    const ahead = () => ({ court: { question: 'action', options: ['recruit'] }, tuck: { question: 'tuck', options: ['region 3'] }, 'down white 2': { question: 'use', options: ['court', 'tuck'] }, 40: { question: 'use', options: ['court', 'tuck'] } });
    return { live, question, options, answers, picked: [], from: null, covered: () => false, ahead } as unknown as Desk;
  }

  it('is chosen by its person while officials may go down', () => {
    const desk = lastCard([], 'card', ['40', 'down white 2']);
    expect([...waysOf(desk, view).can.keys()].sort()).toEqual(['above:2:white', 'card:40']);
    expect(turnPlaces(desk)).toEqual({ cardAt: 0, useAt: -1 });
  });

  it.each([
    [['40'], 1, 0],
    [['down white 2'], 1, -1],
  ])('goes to court or board after %j', (answers, useAt, cardAt) => {
    const desk = lastCard(answers, 'use', ['court', 'tuck']);
    const { can, chosen } = waysOf(desk, view);
    expect([turnPlaces(desk), cardInPlay(desk, view)]).toEqual([{ cardAt, useAt }, 40]);
    expect([[...can.keys()].sort(), [...chosen]]).toEqual([['action:recruit', 'tuck:3'], ['card:40']]);
  });

  it('may go elsewhere on second thoughts', () => {
    const { may } = waysOf(lastCard(['down white 2', 'tuck', 'region 3'], 'ability', ['done']), view);
    expect([...may.keys()].sort()).toEqual(['action:recruit', 'tuck:3']);
  });
});
