/**
 * One connection to one table: what this pair of eyes sees now, and the questions one may put to the server.
 * It keeps nothing that the server has not said; after a lost connection it comes back by itself and asks for what it missed.
 */

import type {
  Candidates, ChatLine, Drafted, Hinted, Incoming, Outgoing, Plain, Reason, Refusal, RoomNow, Seen, Table,
} from '../protocol';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used; tests and the workshop put their own in. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly values: Plain,
    readonly refusal: Refusal | null,
  ) {
    super(code);
  }
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
type Message = Without<Incoming>;
type Reply = Extract<Outgoing, { id: number }>;
interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (trouble: Trouble) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Live {
  table = $state.raw<Table | null>(null);
  room = $state.raw<RoomNow | null>(null);
  seen = $state.raw<Seen | null>(null);
  events = $state.raw<Plain[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  draft = $state.raw<Drafted | null>(null);
  eye = $state(-1);
  mine = $state.raw<number[]>([]);
  version = $state(0);
  status = $state<Status>('connecting');
  /** When `room` came, to let clocks run on. */
  told = $state(0);
  next = $state<string | null>(null);
  bye = $state<string | null>(null);
  /** Called with each change that the table brings, after it has been taken in. */
  onchange: ((since: number) => void) | null = null;

  #wire: Wire | null = null;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #pause = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shut = false;
  #sameEyes = true;

  constructor(private readonly connect: () => Wire) {
    this.#open();
  }

  get seat(): number | null {
    return this.eye >= 0 ? this.eye : null;
  }

  /** Whether this eye's seat has a question to answer. */
  get asked(): boolean {
    return this.seen?.question !== null && this.seen?.question !== undefined && this.table?.state === 'running';
  }

  close(): void {
    this.#shut = true;
    clearTimeout(this.#timer);
    this.status = 'closed';
    this.#wire?.close();
  }

  /** Send a message and wait for what answers it. */
  ask(message: Message): Promise<Reply> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      if (this.status !== 'open' || !this.#wire) {
        reject(new Trouble('page-offline', {}, null));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#wire.send(JSON.stringify({ ...message, id }));
    });
  }

  async draftAnswer(seat: number, answer: string): Promise<void> {
    this.draft = (await this.ask({ type: 'draft_answer', seat, version: this.version, answer })) as Drafted;
  }

  async draftUndo(seat: number, all: boolean): Promise<void> {
    const left = (await this.ask({ type: 'draft_undo', seat, all })) as Drafted;
    this.draft = left.answers.length ? left : null;
  }

  async confirm(seat: number): Promise<void> {
    if (!this.draft) return;
    await this.ask({ type: 'confirm', seat, version: this.version, answers: this.draft.answers });
    this.draft = null;
  }

  async answer(seat: number, answer: string): Promise<void> {
    await this.ask({ type: 'answer', seat, version: this.version, answer });
  }

  async whyNot(seat: number, answer: string): Promise<Refusal | null> {
    return ((await this.ask({ type: 'why_not', seat, answer })) as Reason).refusal;
  }

  async candidates(seat: number): Promise<Candidates> {
    return (await this.ask({ type: 'list_candidates', seat })) as Candidates;
  }

  /** What a bot would answer, and the values of its best answers; `drafted` on top of the draft. */
  async hint(seat: number, drafted = false): Promise<Hinted> {
    return (await this.ask({ type: 'hint', seat, drafted })) as Hinted;
  }

  #open(): void {
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => {
      this.status = 'open';
      const since = this.seen ? this.version : null;
      const eye = this.table && this.#sameEyes ? this.eye : null;
      this.ask({ type: 'hello', since: eye === null ? null : since, eye }).catch((trouble: Trouble) => {
        // A seat that is no longer ours: look with whatever eyes we still have.
        this.#sameEyes = trouble.code === 'page-offline';
        wire.close();
      });
    };
    wire.onmessage = (event) => this.#take(JSON.parse(event.data) as Outgoing);
    wire.onclose = () => this.#lost(wire);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire || this.#shut) return;
    this.status = 'lost';
    for (const waiting of this.#waiting.values()) waiting.reject(new Trouble('page-offline', {}, null));
    this.#waiting.clear();
    if (this.bye === 'forgotten' || this.bye === 'revoked') {
      this.status = 'closed';
      return;
    }
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_WAIT);
  }

  #take(message: Outgoing): void {
    this.#news(message);
    if (!('id' in message)) return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'trouble_with') {
      waiting?.reject(new Trouble(message.code, message.values, message.refusal));
      if (message.code === 'late') this.draft = null;
    } else {
      waiting?.resolve(message);
    }
  }

  #news(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'changed':
        this.#changed(message);
        break;
      case 'room':
        this.#room(message.room);
        break;
      case 'said':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
      case 'next':
        this.next = message.table;
        break;
      case 'bye':
        this.bye = message.code;
        break;
      default:
    }
  }

  #welcome(message: Extract<Outgoing, { type: 'welcome' }>): void {
    this.#pause = FIRST_WAIT;
    this.#sameEyes = true;
    this.bye = null;
    const caughtUp = message.since !== null;
    this.table = message.table;
    this.eye = message.eye;
    this.mine = message.mine;
    this.version = message.version;
    this.seen = message.seen;
    this.chat = message.chat;
    this.next = message.table.next;
    this.events = caughtUp ? [...this.events, ...message.events] : message.events;
    this.#room(message.room);
    this.draft = null;
    if (message.draft.length && message.eye >= 0) void this.#again(message.eye, message.draft);
    this.onchange?.(message.since ?? -1);
  }

  /** Draw the draft anew that the server has kept: ask it what the last answer brings, on top of the others. */
  async #again(seat: number, answers: string[]): Promise<void> {
    try {
      await this.draftUndo(seat, true);
      for (const answer of answers) await this.draftAnswer(seat, answer);
    } catch {
      this.draft = null;
    }
  }

  #changed(message: Extract<Outgoing, { type: 'changed' }>): void {
    this.version = message.version;
    const count = message.seen?.count ?? 0;
    const known = message.rewound ? this.events.filter((event) => (event['after'] as number) < count) : this.events;
    this.events = [...known, ...message.events];
    this.seen = message.seen;
    this.draft = null;
    if (this.table) this.table = { ...this.table, state: message.state, result: message.result, version: message.version };
    this.#room(message.room);
    this.onchange?.(message.since);
  }

  /** News of the room are the same for everybody at the table: whose seats are ours, we add. */
  #room(room: RoomNow): void {
    const seats = room.seats.map((seat) => ({ ...seat, mine: this.mine.includes(seat.seat) }));
    this.room = { ...room, seats };
    this.told = Date.now();
    if (this.table) this.table = { ...this.table, seats, paused: room.paused };
  }
}
