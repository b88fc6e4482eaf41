/**
 * One connection to one table: what this pair of eyes sees now, and the questions one may put to the server.
 * It keeps nothing that the server has not said; after a lost connection it comes back by itself and asks for what it missed.
 */

import { PROTOCOL } from '../protocol';
import type {
  Candidates,
  ChatLine,
  Drafted as Told,
  Hinted,
  Incoming,
  Outgoing,
  Json,
  Reason,
  Refusal,
  RoomNow,
  Seen as Sight,
  Table,
} from '../protocol';

import { applied } from './patch';
import { Pulse } from './pulse';
import { loadAgain } from './reload';

/** What this pair of eyes sees, with the whole view. */
export type Seen = Omit<Sight, 'view' | 'changes'> & { view: Json };
/** A draft or a preview, with the view that would come of it. */
export type Drafted = Omit<Told, 'changes'> & { view: Json };

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used; tests put their own in. */
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
    readonly values: Json,
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
  events = $state.raw<Json[]>([]);
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
  /** Whether a draft was put away because the table has moved on without it. */
  dropped = $state(false);
  /** Called with each change that the table brings, after it has been taken in. */
  onchange: ((since: number) => void) | null = null;
  /** Called when another window of the same seat has changed the draft. */
  ondraft: (() => void) | null = null;

  #wire: Wire | null = null;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #pause = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shut = false;
  #sameEyes = true;
  #pulse = new Pulse(
    () => this.#ping(),
    () => this.#giveUp(),
    () => this.#tryNow(),
  );
  #unwatch = () => undefined as void;

  constructor(
    private readonly connect: () => Wire,
    /** Whether the other side must show now and then that it lives. */
    watched = false,
  ) {
    if (watched) this.#unwatch = this.#pulse.watch();
    this.#open();
  }

  get seat(): number | null {
    return this.eye >= 0 ? this.eye : null;
  }

  /** Whether this eye's seat has a question to answer; not where a bot answers for it. */
  get asked(): boolean {
    return (
      this.seen?.question !== null &&
      this.seen?.question !== undefined &&
      this.table?.state === 'running' &&
      !this.table.seats[this.eye]?.stand_in
    );
  }

  /** Several people at one screen: the seat whose person should take it now. Where a bot stands in nobody has to. */
  get handOver(): number | null {
    if (this.mine.length < 2 || this.asked) return null;
    const next = (this.seen?.asked ?? []).find(
      ({ seat }) => seat !== this.eye && this.mine.includes(seat) && !this.table?.seats[seat]?.stand_in,
    );
    return next?.seat ?? null;
  }

  /** Which question stands before this eye, and when: the same as long as others only add secret answers to it. */
  get moment(): string {
    const { count, given, question } = this.seen ?? { count: 0, given: [], question: null };
    return `${count - given.length}/${question}`;
  }

  close(): void {
    this.#shut = true;
    clearTimeout(this.#timer);
    this.#unwatch();
    this.status = 'closed';
    this.#wire?.close();
  }

  /**
   * Come in anew, with whatever eyes one has by now: somebody has sat down, perhaps with the first key of this device.
   */
  lookAgain(): void {
    const old = this.#wire;
    this.#sameEyes = false;
    this.status = 'connecting';
    this.#forget();
    clearTimeout(this.#timer);
    this.#open();
    old?.close();
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
      this.#pulse.sent(id, message.type);
      this.#wire.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Set the draft: so many of its answers, then these, then on to these places as far as they can be reached. */
  async setDraft(seat: number, keep: number, answers: string[], reach: readonly string[] = []): Promise<Drafted> {
    this.dropped = false;
    const told = await this.ask({ type: 'draft', seat, version: this.version, keep, answers, reach: [...reach] });
    const drafted = this.#tried(told as Told);
    this.draft = drafted.answers.length ? drafted : null;
    return drafted;
  }

  async draftAnswer(seat: number, answer: string): Promise<void> {
    await this.setDraft(seat, this.draft?.answers.length ?? 0, [answer]);
  }

  async draftUndo(seat: number, all: boolean): Promise<void> {
    await this.setDraft(seat, all ? 0 : Math.max(0, (this.draft?.answers.length ?? 0) - 1), []);
  }

  async confirm(seat: number): Promise<void> {
    if (!this.draft) return;
    await this.ask({ type: 'confirm', seat, version: this.version, answers: this.draft.answers });
    this.draft = null;
  }

  async answer(seat: number, answer: string): Promise<void> {
    await this.ask({ type: 'answer', seat, version: this.version, answer });
  }

  /** Why what lies on all of these places cannot be chosen after the draft and these answers. */
  async whyNot(seat: number, answers: string[], spots: string[]): Promise<Reason> {
    return (await this.ask({ type: 'why_not', seat, answers, spots })) as Reason;
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
      this.ask({ type: 'hello', since: eye === null ? null : since, eye, protocol: PROTOCOL, trees: true }).catch(
        (trouble: Trouble) => {
          if (trouble.code === 'old-page') {
            this.bye = trouble.code;
            loadAgain();
          }
          // A seat that is no longer ours: look with whatever eyes we still have.
          this.#sameEyes = trouble.code === 'page-offline';
          wire.close();
        },
      );
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#take(JSON.parse(event.data) as Outgoing);
    };
    wire.onclose = () => this.#lost(wire);
  }

  #ping(): void {
    if (this.status === 'open') void this.ask({ type: 'ping' }).catch(() => undefined);
  }

  /** It says nothing any more: do not wait until somebody notices. */
  #giveUp(): void {
    const wire = this.#wire;
    if (!wire || this.status !== 'open') return;
    this.#lost(wire);
    wire.close();
  }

  /** The network is there again: do not wait for the next attempt. */
  #tryNow(): void {
    if (this.status === 'open') this.#ping();
    if (this.status !== 'lost') return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire || this.#shut) return;
    this.status = 'lost';
    this.#forget();
    if (this.bye === 'forgotten' || this.bye === 'revoked' || this.bye === 'old-page') {
      this.status = 'closed';
      return;
    }
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_WAIT);
  }

  /** Nothing more comes over this wire. */
  #forget(): void {
    this.#wire = null;
    this.#pulse.forget();
    for (const waiting of this.#waiting.values()) waiting.reject(new Trouble('page-offline', {}, null));
    this.#waiting.clear();
  }

  #take(message: Outgoing): void {
    this.#pulse.heard('id' in message ? message.id : null);
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
      case 'drafted':
        if (message.id < 0 && message.seat === this.eye) this.#shared(this.#tried(message));
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
    const before = this.#draftOf(message.eye);
    const stands = this.version === message.version;
    this.table = message.table;
    this.eye = message.eye;
    this.mine = message.mine;
    this.version = message.version;
    this.seen = this.#whole(message.seen);
    this.chat = message.chat;
    this.next = message.table.next;
    this.events = caughtUp ? [...this.events, ...message.events] : message.events;
    this.#room(message.room);
    this.#settle(message.draft, stands ? before : null);
    this.dropped = !stands && before !== null;
    // A server that was started anew knows of no draft: it gets ours.
    if (stands && before && !message.draft.length) void this.#resend(before);
    this.onchange?.(message.since ?? -1);
  }

  /** The draft of a seat, if it is this one's. */
  #draftOf(seat: number): Drafted | null {
    return this.draft && this.draft.seat === seat ? this.draft : null;
  }

  /** Show the draft that the server has; where it is the one before us already, nothing is to be asked. */
  #settle(answers: string[], before: Drafted | null): void {
    const same = before?.answers.join('\n') === answers.join('\n');
    this.draft = same ? before : null;
    if (answers.length && !same && this.eye >= 0) void this.#again(this.eye, answers);
  }

  /** Draw the draft anew that the server has kept: ask what its last answer brings, on top of the others. */
  async #again(seat: number, answers: string[]): Promise<void> {
    try {
      const drafted = await this.preview(seat, answers.at(-1) ?? '', answers.length - 1);
      if (!this.draft) this.draft = { ...drafted, preview: false };
    } catch {
      await this.draftUndo(seat, true).catch(() => undefined);
    }
  }

  /** Lay a draft out once more. */
  async #resend(draft: Drafted): Promise<void> {
    const { seat } = draft;
    this.draft = draft;
    await this.ask({ type: 'draft', seat, version: this.version, keep: 0, answers: draft.answers }).catch(
      (trouble: Trouble) => {
        if (trouble.code !== 'page-offline') this.draft = null;
      },
    );
  }

  /** Another window of this seat has changed the draft: both show the same turn. */
  #shared(drafted: Drafted): void {
    this.dropped = false;
    this.draft = drafted.answers.length ? drafted : null;
    this.ondraft?.();
  }

  #changed(message: Extract<Outgoing, { type: 'changed' }>): void {
    this.version = message.version;
    const count = message.seen?.count ?? 0;
    const known = message.rewound ? this.events.filter((event) => (event['after'] as number) < count) : this.events;
    this.events = [...known, ...message.events];
    this.seen = this.#whole(message.seen);
    const [before, own] = [this.draft, message.acts.some((act) => act.seat === this.eye)];
    this.#settle(message.draft, before);
    this.dropped = before !== null && !message.draft.length && !own;
    if (this.table)
      this.table = { ...this.table, state: message.state, result: message.result, version: message.version };
    this.#room(message.room);
    this.onchange?.(message.since);
  }

  /** What is seen, with the changes made to the view that was seen before. */
  #whole(sight: Sight | null): Seen | null {
    return sight && { ...sight, view: sight.view ?? applied(this.seen?.view ?? {}, sight.changes ?? []) };
  }

  /** A draft with its view: what is seen now, and what it would change. */
  #tried(told: Told): Drafted {
    return { ...told, view: applied(this.seen?.view ?? {}, told.changes) };
  }

  /** What one more answer would bring about; with `keep` on top of the first answers of the draft alone. */
  async preview(seat: number, answer: string, keep: number | null = null): Promise<Drafted> {
    return this.#tried(
      (await this.ask({ type: 'draft', seat, version: this.version, answers: [answer], keep, preview: true })) as Told,
    );
  }

  /** News of the room are the same for everybody at the table: whose seats are ours, we add. */
  #room(room: RoomNow): void {
    const seats = room.seats.map((seat) => ({ ...seat, mine: this.mine.includes(seat.seat) }));
    this.room = { ...room, seats };
    this.told = Date.now();
    if (this.table) this.table = { ...this.table, seats, paused: room.paused };
  }
}
