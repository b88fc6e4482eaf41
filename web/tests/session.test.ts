import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '../src/lib/live.svelte';
import type { Wire } from '../src/lib/connection.svelte';
import { Spots } from '../src/lib/spots.svelte';
import type { LogLine } from '../src/table/Log.svelte';
import { TableSession } from '../src/table/session.svelte';

vi.mock('../src/lib/prefs.svelte', () => ({ prefs: { instant: false } }));
vi.mock('../src/lib/sound', () => ({ play: () => undefined }));

interface TestEvent {
  after: number;
  seat: number;
  /** Whether it belongs to the line before. */
  more?: boolean;
}

/** A line for each event, unless it continues one; seat 0 is the reader's. */
const tell = (events: TestEvent[]): LogLine[] => {
  const lines: LogLine[] = [];
  for (const { after, seat, more } of events) {
    const last = lines.at(-1);
    if (more && last) lines[lines.length - 1] = { ...last, text: `${last.text}, move ${after}` };
    else lines.push({ after, turn: lines.length + 1, seat, head: `Seat ${seat}`, text: `move ${after}`, gain: 0 });
  }
  return lines;
};

let wire: Wire;
let session: TableSession<{ round: number }, TestEvent>;
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
const moved = (version: number, events: TestEvent[]) => ({
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
  session = new TableSession(live, new Spots(live), tell);
  wire.onopen?.();
  await new Promise((on) => setTimeout(on, 5));
  session.changed(true);
});

describe('a player at a table', () => {
  it('sees the position, the log, and what others did since their last move', () => {
    expect(session.view.round).toBe(1);
    expect(session.lines.map((line) => line.text)).toEqual(['move 0', 'move 1']);
    expect(session.since.map((line) => line.text)).toEqual(['move 1']);
    expect([session.asked, session.over, session.acting]).toEqual([[1], false, false]);
  });

  it('hears what others do, but nothing old', () => {
    expect(session.news).toBe('');
    hear(
      moved(3, [
        { after: 2, seat: 1 },
        { after: 3, seat: 0 },
      ]),
    );
    session.changed(false);
    expect(session.news).toBe('Seat 1 move 2');
  });

  it('hears the rest of a turn that continues its line', () => {
    hear(moved(3, [{ after: 2, seat: 1 }]));
    session.changed(false);
    hear(moved(4, [{ after: 3, seat: 1, more: true }]));
    session.changed(false);
    expect(session.lines).toHaveLength(3);
    expect(session.news).toBe('Seat 1 move 2, move 3');
  });

  it('steps round the moves since, and marks the line under the pointer first', () => {
    hear(moved(3, [{ after: 2, seat: 1 }]));
    for (const wanted of ['move 1', 'move 2', 'move 1']) {
      session.step(1);
      expect(session.marked?.text).toBe(wanted);
    }
    session.pointed = session.lines[0]!;
    expect(session.marked?.text).toBe('move 0');
    session.changed(false);
    expect(session.marked).toBeNull();
  });

  it('has unread chat until it is opened', () => {
    expect(session.unread).toBe(1);
    session.readChat();
    expect(session.unread).toBe(0);
  });

  it('opens and closes a board, and looks up a rule from anywhere', () => {
    session.open(1);
    expect(session.opened).toBe(1);
    session.open(1);
    expect(session.opened).toBeNull();
    session.showRule('Q-2.3');
    expect([session.rule, session.tab, session.part]).toEqual(['Q-2.3', 'rules', 'talk']);
  });
});
