import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Holding } from '../src/games/qin/holding.svelte';
import { placementOf, spotsOf } from '../src/games/qin/tiles';
import { Live, type Wire } from '../src/lib/live.svelte';
import type { Coach, Incoming, Json, Tree, TurnStep } from '../src/protocol';

const prefs = vi.hoisted(() => ({ instant: false }));
vi.mock('../src/lib/prefs.svelte', () => ({ prefs }));
vi.mock('../src/lib/sound', () => ({ play: () => undefined }));

/** The keys are nonsense: whoever reads one would notice. */
const OFFERED: Record<string, string[]> = {
  A: ['hand:ry', 'cell:C3', 'cell:D3'],
  B: ['hand:ry', 'cell:D3', 'cell:C3'],
  C: ['hand:bb', 'cell:E5', 'cell:E6'],
  D: ['hand:bb', 'cell:C3', 'cell:D3'],
  E: ['hand:ry', 'cell:H8', 'cell:H7'],
};

function tree(): Tree {
  const spots = [...new Set(Object.values(OFFERED).flat())];
  const choices = Object.entries(OFFERED).map(([key, at]): Tree['nodes'][number][1][number] => [
    key,
    at.map((spot) => spots.indexOf(spot)),
    -1,
    -2,
    false,
    [],
    -1,
    [],
  ]);
  return { nodes: [['place', choices, false]], spots, texts: [] };
}

const stepOf = (key: string) => ({ key, spots: OFFERED[key] }) as TurnStep;
let sent: Incoming[];
let coach: Coach | null;
let holding: Holding;

function answer(message: Incoming): Json {
  const { id } = message;
  const view = { hand: ['ry', 'bb', 'ry'] };
  if (message.type === 'hello') {
    const seen = {
      view,
      asked: [{ seat: 0, question: 'place' }],
      given: [],
      question: 'place',
      count: 7,
      steps: [],
      undo: 'none',
      redo: 'none',
      coach,
      tree: tree(),
    };
    return {
      type: 'welcome',
      id,
      table: { id: 't', state: 'running', seats: [{}] },
      room: { seats: [] },
      eye: 0,
      mine: [0],
      version: 7,
      chat: [],
      events: [],
      since: null,
      draft: [],
      seen,
    };
  }
  if (message.type === 'draft')
    return {
      type: 'drafted',
      id,
      seat: 0,
      answers: message.answers,
      changes: [],
      events: [],
      steps: message.answers.map(stepOf),
      complete: message.answers.length > 0,
      reached: 0,
      coach: null,
    };
  if (message.type === 'why_not')
    return {
      type: 'reason',
      id,
      answer: 'X',
      refusal: { code: 'touches-nothing', rule: 'Q-2.3', numbers: {} },
      helps: [],
    };
  if (message.type === 'hint')
    return { type: 'hinted', id, best: [{ value: 0.5, steps: [stepOf('E')] }], unit: 'chance' };
  return { type: 'done', id };
}

const rest = (time = 5) => new Promise((on) => setTimeout(on, time));
const said = (type: Incoming['type']) => sent.filter((message) => message.type === type);
const drafted = () => holding.drafted && spotsOf(holding.drafted).join(' ');
const lies = (key: string) => OFFERED[key]!.join(' ');

async function sit(guide: Partial<Coach> | null = null): Promise<void> {
  coach = guide as Coach | null;
  sent = [];
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => undefined,
    send: (text) =>
      queueMicrotask(() => {
        sent.push(JSON.parse(text) as Incoming);
        wire.onmessage?.({ data: JSON.stringify(answer(sent.at(-1)!)) });
      }),
  };
  const live = new Live(() => wire);
  holding = new Holding(live);
  wire.onopen?.();
  await rest();
  holding.reset();
}

beforeEach(() => sit());

describe('a tile in hand', () => {
  it('is the first that has a place, and glows where it can lie as it is turned', () => {
    expect([holding.index, holding.turn]).toEqual([0, 0]);
    expect(holding.glowing).toEqual([
      [2, 2],
      [2, 3],
    ]);
    expect(['ry', 'bb', 'yy'].map((tile) => holding.placesOf(tile))).toEqual([3, 2, 0]);
  });
  it('is laid by a click, turned by another, and held as it lay once it is taken back', async () => {
    holding.click([2, 3]);
    await rest();
    expect(drafted()).toBe(lies('A'));
    holding.click([2, 3]);
    await rest();
    expect(drafted()).toBe(lies('B'));
    await holding.undo();
    expect([drafted(), holding.index, holding.turn]).toEqual([null, 0, 2]);
    await holding.redo();
    expect(drafted()).toBe(lies('B'));
  });
  it('turns to where it can lie', async () => {
    holding.click([6, 7]);
    await rest();
    expect(drafted()).toBe(lies('E'));
  });
  it('dragged takes the place of the one that lies there', async () => {
    holding.click([2, 2]);
    await rest();
    holding.grab(1);
    holding.slide([2, 3], null);
    expect([holding.tile, holding.heldFits]).toEqual(['bb', true]);
    holding.drop([2, 3]);
    await rest();
    expect(said('draft').at(-1)).toMatchObject({ keep: 0, answers: ['D'] });
    expect(holding.index).toBe(1);
  });
  it('let go beside the board leaves the draft as it is', async () => {
    holding.click([2, 2]);
    await rest();
    holding.grab(1);
    holding.drop(null);
    expect([drafted(), holding.index]).toEqual([lies('A'), 0]);
  });
  it('is confirmed at once where the person wants that', async () => {
    prefs.instant = true;
    holding.click([2, 2]);
    await rest();
    prefs.instant = false;
    expect(said('confirm')).toMatchObject([{ answers: ['A'] }]);
  });
  it('is foretold where the pointer rests', async () => {
    holding.point([2, 2]);
    await rest(260);
    expect(said('draft')).toMatchObject([{ answers: ['A'], preview: true }]);
    expect([holding.tried && spotsOf(holding.tried).join(' '), drafted()]).toEqual([lies('A'), null]);
  });
  it('is asked about with all its places', async () => {
    holding.click([11, 0]);
    await rest();
    expect(said('why_not')).toMatchObject([{ spots: ['hand:ry', 'cell:A12', 'cell:B12'] }]);
    expect(holding.wrong?.placement).toEqual(placementOf(['hand:ry', 'cell:A12', 'cell:B12']));
  });
});

describe('advice', () => {
  it('of a bot is held as it would lie', async () => {
    holding.choose(1);
    holding.click([2, 2]);
    await rest();
    await holding.hint();
    expect([drafted(), holding.tile, holding.turn]).toEqual([null, 'ry', 3]);
    await holding.follow(holding.ways[0]!);
    expect(drafted()).toBe(lies('E'));
  });
  it('of a guide is taken on its spaces, unless the person turns the tile', async () => {
    await sit({ state: 'on', next: 'B', spots: OFFERED['B']! });
    expect(holding.turn).toBe(2);
    holding.point([2, 2]);
    expect(holding.held && spotsOf(holding.held).join(' ')).toBe(lies('B'));
    holding.rotate(-2);
    expect(holding.held && spotsOf(holding.held).join(' ')).toBe(lies('A'));
  });
  it('that the guide shows is what is held then', async () => {
    holding.choose(1);
    await holding.live.draftAnswer(0, 'E');
    expect([holding.index, holding.turn]).toEqual([0, 3]);
  });
});
