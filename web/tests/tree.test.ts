import { describe, expect, it } from 'vitest';
import { around, offersOf, pathsTo, rootOf, spotsOf, targetsOf, withinReach, type Path } from '../src/lib/tree';
import type { Tree, TreeChoice, TreeNode } from '../src/protocol';

const [COMPLETE, UNKNOWN] = [-1, -2];

interface Given {
  key: string;
  at: string[];
  then: number;
  quiet?: boolean;
  also?: string[];
  free?: boolean;
}

/** A tree as the server packs it. */
function tree(...nodes: [string, Given[]][]): Tree {
  const spots: string[] = [];
  const placed = (names: string[]) =>
    names.map((name) => (spots.includes(name) ? spots.indexOf(name) : spots.push(name) - 1));
  const choice = ({ key, at, then, quiet = false, also = [], free = false }: Given): TreeChoice => [
    key,
    placed(at),
    0,
    then,
    quiet,
    [],
    free ? 1 : -1,
    placed(also),
  ];
  const packed = nodes.map(([question, choices]): TreeNode => [question, choices.map(choice), false]);
  return { nodes: packed, spots, texts: [{ say: 'a' }, { say: 'free' }] };
}

const keys = (paths: readonly Path[]) => paths.map((path) => path.map((choice) => choice.key).join(' '));

/** Two cards; each goes to court or to one of two regions, and an official may go down first. */
const TURN = tree(
  [
    'card',
    [
      { key: '9', at: ['hand:9'], then: 1, quiet: true },
      { key: '50', at: ['hand:50'], then: 1, quiet: true },
      { key: 'down', at: ['board:2:above:red', 'board:2:below'], then: UNKNOWN, free: true },
    ],
  ],
  [
    'use',
    [
      { key: 'tuck', at: ['board'], then: 2, quiet: true },
      { key: 'court', at: ['court'], then: 3, quiet: true },
    ],
  ],
  [
    'tuck',
    [
      { key: 'region 1', at: ['board:1:place'], then: COMPLETE },
      { key: 'region 3', at: ['board:3:place'], then: COMPLETE },
    ],
  ],
  [
    'action',
    [
      { key: 'hire', at: ['court:hire'], then: 4 },
      { key: 'palace', at: ['court:palace'], then: UNKNOWN },
    ],
  ],
  ['hire', [{ key: 'region 1', at: ['board:1:worker'], then: COMPLETE }]],
);

describe('what glows', () => {
  it('includes a forced place only if the choice is nowhere else, or around it', () => {
    const forced = tree([
      'after',
      [
        { key: 'sail', at: ['court:elixir'], then: UNKNOWN, also: ['unlock:1'] },
        { key: 'activate', at: ['awake'], then: UNKNOWN, also: ['tucked:57'] },
        { key: 'west', at: ['wall:west'], then: UNKNOWN, also: ['wall:west:slot:1', 'board:1:worker'] },
      ],
    ]);
    expect([...spotsOf(rootOf(forced)!)]).toEqual([
      'court:elixir',
      'awake',
      'tucked:57',
      'wall:west',
      'wall:west:slot:1',
    ]);
  });
});

describe('a place picked', () => {
  const root = rootOf(TURN)!;

  it('means the shortest path to it', () => {
    expect(keys(pathsTo(root, ['hand:9']))).toEqual(['9']);
    expect(keys(pathsTo(root, ['board:3:place', 'hand:50']))).toEqual(['50 tuck region 3']);
  });

  it('means the same in any order, and several paths while they agree', () => {
    expect(keys(pathsTo(root, ['court:palace']))).toEqual(['9 court palace', '50 court palace']);
    expect(keys(pathsTo(root, ['court:palace', 'hand:9']))).toEqual(['9 court palace']);
    expect(keys(pathsTo(root, ['hand:9', 'court:palace']))).toEqual(['9 court palace']);
  });

  it('means what is inside it', () => expect(keys(pathsTo(root, ['hand:9', 'board:3']))).toEqual(['9 tuck region 3']));

  it('never lets anything else happen on the way', () => {
    expect(pathsTo(root, ['hand:9', 'board:1:worker'])).toEqual([]);
    expect(keys(pathsTo(root, ['hand:9', 'court:hire', 'board:1:worker']))).toEqual(['9 court hire region 1']);
  });

  it('wins over the same place as a forced one', () => {
    const forced = tree([
      'card',
      [
        { key: '40', at: ['hand:40'], then: UNKNOWN, quiet: true },
        { key: 'down', at: ['board:2:above:red'], then: UNKNOWN, also: ['hand:40'], free: true },
      ],
    ]);
    expect(keys(pathsTo(rootOf(forced)!, ['hand:40']))).toEqual(['40']);
  });
});

describe('what glows', () => {
  it('is what a question takes, not where it goes', () =>
    expect([...spotsOf(rootOf(TURN)!)]).toEqual(['hand:9', 'hand:50', 'board:2:above:red']));

  it('is what a mere way leads to', () => {
    const use = rootOf(TURN)!.choices[0]!.then!;
    expect([...spotsOf(use)]).toEqual(['board:1:place', 'board:3:place', 'court:hire', 'court:palace']);
    expect(keys(offersOf(use))).toEqual(['tuck region 1', 'tuck region 3', 'court hire', 'court palace']);
  });

  it('is a part of a choice if the next question is about its parts', () => {
    const walls = tree(
      ['section', [{ key: 'gold 1', at: ['wall:gold:1'], then: 1, quiet: true }]],
      ['rods', [{ key: '2', at: ['wall:gold:1:slot:2'], then: COMPLETE }]],
    );
    expect(spotsOf(rootOf(walls)!)).toContain('wall:gold:1:slot:2');
    expect(keys(pathsTo(rootOf(walls)!, ['wall:gold:1:slot:2']))).toEqual(['gold 1 2']);
  });
});

describe('places', () => {
  it('in reach are all that can be picked before anything happens', () => {
    const reach = withinReach(rootOf(TURN)!);
    expect(reach).toContain('court:palace');
    expect(reach).not.toContain('board:1:worker');
  });

  it('are in larger ones, but not in mere ways', () => {
    expect(around('board:3:above:red')).toEqual(['board:3:above:red', 'board:3:above', 'board:3']);
    expect(around('court:palace')).toEqual(['court:palace']);
  });
});

describe('the targets of a choice', () => {
  const targets = (...at: string[][]) => {
    const choices = at.map((places, n) => ({ key: `${n}`, at: places, then: UNKNOWN }));
    const given = tree(['ability', [{ key: 'a', at: ['tucked:1'], then: 1 }]], ['calm', choices]);
    return targetsOf(rootOf(given)!.choices[0]!).map((choice) => choice.spots.at(-1));
  };
  it('are the answers of the next question', () => {
    expect(targets(['board:1'], ['board:2'], ['stop'])).toEqual(['board:1', 'board:2']);
  });
  it('are not in the line if a place has two meanings, or there are too few or too many', () => {
    expect(targets(['board:1', 'board:2'], ['board:3', 'board:2'])).toEqual([]);
    expect(targets(['board:1'])).toEqual([]);
    expect(targets(...['1', '2', '3', '4', '5', '6'].map((n) => [`board:${n}`]))).toEqual([]);
  });
});
