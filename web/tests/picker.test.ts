import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TilePicker } from '../src/games/qin/picker.svelte';
import { placementOf, spotsOf } from '../src/games/qin/tiles';
import { Live } from '../src/lib/live.svelte';
import type { Wire } from '../src/lib/connection.svelte';
import type { Coach, Incoming, Json, Tree, TurnStep } from '../src/protocol';

const prefs = vi.hoisted(() => ({ instant: false }));
vi.mock('../src/lib/prefs.svelte', () => ({ prefs }));
vi.mock('../src/lib/sound', () => ({ play: () => undefined }));

/** The keys are nonsense, so that code that reads one fails. */
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
let picker: TilePicker;

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
const drafted = () => picker.drafted && spotsOf(picker.drafted).join(' ');
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
  picker = new TilePicker(live);
  wire.onopen?.();
  await rest();
  picker.reset();
}

beforeEach(() => sit());

describe('a tile in hand', () => {
  it('is the first that has a place, and glows where it fits as turned', () => {
    expect([picker.index, picker.turn]).toEqual([0, 0]);
    expect(picker.glowing).toEqual([
      [2, 2],
      [2, 3],
    ]);
    expect(['ry', 'bb', 'yy'].map((tile) => picker.placesOf(tile))).toEqual([3, 2, 0]);
  });
  it('is laid by a click, turned by another, and keeps its turn when taken back', async () => {
    picker.click([2, 3]);
    await rest();
    expect(drafted()).toBe(lies('A'));
    picker.click([2, 3]);
    await rest();
    expect(drafted()).toBe(lies('B'));
    await picker.undo();
    expect([drafted(), picker.index, picker.turn]).toEqual([null, 0, 2]);
    await picker.redo();
    expect(drafted()).toBe(lies('B'));
  });
  it('turns to fit', async () => {
    picker.click([6, 7]);
    await rest();
    expect(drafted()).toBe(lies('E'));
  });
  it('replaces the draft when dragged onto the board', async () => {
    picker.click([2, 2]);
    await rest();
    picker.grab(1);
    picker.slide([2, 3], null);
    expect([picker.tile, picker.heldFits]).toEqual(['bb', true]);
    picker.drop([2, 3]);
    await rest();
    expect(said('draft').at(-1)).toMatchObject({ keep: 0, answers: ['D'] });
    expect(picker.index).toBe(1);
  });
  it('leaves the draft as it is when dropped beside the board', async () => {
    picker.click([2, 2]);
    await rest();
    picker.grab(1);
    picker.drop(null);
    expect([drafted(), picker.index]).toEqual([lies('A'), 0]);
  });
  it('is confirmed at once if the player prefers that', async () => {
    prefs.instant = true;
    picker.click([2, 2]);
    await rest();
    prefs.instant = false;
    expect(said('confirm')).toMatchObject([{ answers: ['A'] }]);
  });
  it('is previewed where the pointer rests', async () => {
    picker.point([2, 2]);
    await rest(260);
    expect(said('draft')).toMatchObject([{ answers: ['A'], preview: true }]);
    expect([picker.tried && spotsOf(picker.tried).join(' '), drafted()]).toEqual([lies('A'), null]);
  });
  it('is refused with a reason, which is asked for by all its spots', async () => {
    picker.click([11, 0]);
    await rest();
    expect(said('why_not')).toMatchObject([{ spots: ['hand:ry', 'cell:A12', 'cell:B12'] }]);
    expect(picker.wrong?.placement).toEqual(placementOf(['hand:ry', 'cell:A12', 'cell:B12']));
  });
});

describe('advice', () => {
  it('from a bot is held as it would be laid', async () => {
    picker.choose(1);
    picker.click([2, 2]);
    await rest();
    await picker.hint();
    expect([drafted(), picker.tile, picker.turn]).toEqual([null, 'ry', 3]);
    await picker.follow(picker.ways[0]!);
    expect(drafted()).toBe(lies('E'));
  });
  it('from a lesson is taken on its spaces, whatever is held and however it is turned', async () => {
    await sit({ state: 'on', answers: ['B'], spots: OFFERED['B']! });
    picker.choose(1);
    await rest();
    picker.point([2, 2]);
    expect(picker.held && spotsOf(picker.held).join(' ')).toBe(lies('B'));
    picker.rotate(1);
    expect(picker.held && spotsOf(picker.held).join(' ')).toBe(lies('B'));
    picker.point([4, 4]);
    expect(picker.held?.tile).toBe('bb');
  });
  it('from a lesson points at the tile, then at its turn, then at its place', async () => {
    await sit({ state: 'on', answers: ['B'], spots: OFFERED['B']! });
    picker.choose(1);
    await rest();
    const pointed = () => picker.aim?.targets.join(' ');
    expect(pointed()).toBe('[data-tile="0"]');
    await picker.advance();
    expect([pointed(), picker.index, picker.turn]).toEqual(['[data-turns]', 0, 0]);
    await picker.advance();
    await picker.advance();
    expect([pointed(), picker.turn]).toEqual(['[data-cell="D3"],[data-cell="C3"]', 2]);
    await picker.advance();
    expect(drafted()).toBe(lies('B'));
  });
  it('that a lesson shows is taken back with tile and turn', async () => {
    await sit({ state: 'on', answers: ['B'], spots: OFFERED['B']! });
    picker.choose(1);
    await rest();
    picker.rotate(1);
    await rest();
    const before = picker.snapshot();
    for (let n = 0; n < 5; n += 1) await picker.advance();
    expect(drafted()).toBe(lies('B'));
    await picker.restore(before);
    expect([drafted(), picker.index, picker.turn]).toEqual([null, 1, 1]);
  });
  it('that a lesson shows is then held', async () => {
    picker.choose(1);
    await picker.live.draftAnswer(0, 'E');
    expect([picker.index, picker.turn]).toEqual([0, 3]);
  });
});
