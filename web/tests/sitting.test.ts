import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Wire } from '../src/lib/live.svelte';
import { Spots } from '../src/lib/spots.svelte';
import type { LogLine } from '../src/table/Log.svelte';
import { Sitting } from '../src/table/sitting.svelte';

vi.mock('../src/lib/prefs.svelte', () => ({ prefs: { instant: false } }));
vi.mock('../src/lib/sound', () => ({ play: () => undefined }));

interface Told {
  after: number;
  seat: number;
  /** Whether it belongs to the line before. */
  more?: boolean;
}

/** A line a fact, unless it goes on; seat 0 is the reader's. */
const tell = (events: Told[]): LogLine[] => {
  const lines: LogLine[] = [];
  for (const { after, seat, more } of events) {
    const last = lines.at(-1);
    if (more && last) lines[lines.length - 1] = { ...last, text: `${last.text}, move ${after}` };
    else lines.push({ after, turn: lines.length + 1, seat, head: `Seat ${seat}`, text: `move ${after}`, gain: 0 });
  }
  return lines;
};

let wire: Wire;
let sitting: Sitting<{ round: number }, Told>;
const hear = (message: object) => wire.onmessage?.({ data: JSON.stringify(message) });
const seen = (count: number) => ({
  view: { round: 1 },
  asked: [{ seat: 1, question: 'place' }],
  given: [],
  question: null,
  count,
  last_own: 0,
  steps: [],
  undo: 'none',
  redo: 'none',
  coach: null,
  tree: null,
});
const moved = (version: number, events: Told[]) => ({
  type: 'changed',
  version,
  state: 'running',
  since: version - 1,
  events,
  acts: [],
  draft: [],
  result: null,
  room: { seats: [{ seat: 0 }, { seat: 1 }] },
  seen: seen(version),
});

beforeEach(async () => {
  wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => undefined,
    send: (text) =>
      queueMicrotask(() => {
        const { id } = JSON.parse(text) as { id: number };
        const chat = [
          { number: 1, seat: 1, text: 'hello' },
          { number: 2, seat: 0, text: 'hello' },
        ];
        hear({
          type: 'welcome',
          id,
          table: { id: 't', state: 'running', seats: [{ seat: 0, mine: true }, { seat: 1 }] },
          room: { seats: [] },
          eye: 0,
          mine: [0],
          version: 2,
          chat,
          events: [
            { after: 0, seat: 0 },
            { after: 1, seat: 1 },
          ],
          since: null,
          draft: [],
          seen: seen(2),
        });
      }),
  };
  const live = new Live(() => wire);
  sitting = new Sitting(live, new Spots(live), tell);
  wire.onopen?.();
  await new Promise((on) => setTimeout(on, 5));
  sitting.changed(true);
});

describe('a person at a table', () => {
  it('sees the position, what was told, and what others did since the own last move', () => {
    expect(sitting.view.round).toBe(1);
    expect(sitting.lines.map((line) => line.text)).toEqual(['move 0', 'move 1']);
    expect(sitting.since.map((line) => line.text)).toEqual(['move 1']);
    expect([sitting.asked, sitting.over, sitting.acting]).toEqual([[1], false, false]);
  });

  it('hears of what others do, and of nothing that was there before', () => {
    expect(sitting.news).toBe('');
    hear(
      moved(3, [
        { after: 2, seat: 1 },
        { after: 3, seat: 0 },
      ]),
    );
    sitting.changed(false);
    expect(sitting.news).toBe('Seat 1 move 2');
  });

  it('hears more of a turn that goes on in the same line', () => {
    hear(moved(3, [{ after: 2, seat: 1 }]));
    sitting.changed(false);
    hear(moved(4, [{ after: 3, seat: 1, more: true }]));
    sitting.changed(false);
    expect(sitting.lines).toHaveLength(3);
    expect(sitting.news).toBe('Seat 1 move 2, move 3');
  });

  it('steps round the moves since, and marks what it points at before them', () => {
    hear(moved(3, [{ after: 2, seat: 1 }]));
    for (const wanted of ['move 1', 'move 2', 'move 1']) {
      sitting.step(1);
      expect(sitting.marked?.text).toBe(wanted);
    }
    sitting.pointed = sitting.lines[0]!;
    expect(sitting.marked?.text).toBe('move 0');
    sitting.changed(false);
    expect(sitting.marked).toBeNull();
  });

  it('has not read what others wrote until the chat is looked at', () => {
    expect(sitting.unread).toBe(1);
    sitting.readChat();
    expect(sitting.unread).toBe(0);
  });

  it('opens a board and closes it, and comes to a rule from anywhere', () => {
    sitting.open(1);
    expect(sitting.opened).toBe(1);
    sitting.open(1);
    expect(sitting.opened).toBeNull();
    sitting.showRule('Q-2.3');
    expect([sitting.rule, sitting.tab, sitting.part]).toEqual(['Q-2.3', 'rules', 'talk']);
  });
});
