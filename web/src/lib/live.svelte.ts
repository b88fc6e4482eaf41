/**
 * A table as this device sees it, and the requests that it may send. It holds nothing that the server has not sent;
 * after a lost connection it asks for what it missed.
 */

import { PROTOCOL } from '../protocol';
import type {
  Candidates,
  ChatLine,
  Drafted as DraftMessage,
  Hinted,
  Json,
  Outgoing,
  Reason,
  RoomNow,
  Seen as SeenMessage,
  Table,
} from '../protocol';
import { Connection, type Reply, type Request, type Status, type Wire } from './connection.svelte';
import { applied } from './patch';
import { reloadOnce } from './reload';
import type { Trouble } from './trouble';

/** What the seat or spectator sees, with the whole view. */
export type Seen = Omit<SeenMessage, 'view' | 'changes'> & { view: Json };
/** A draft or a preview, with the view that it would lead to. */
export type Drafted = Omit<DraftMessage, 'changes'> & { view: Json };

/** Farewells after which nobody reconnects. */
const FOR_GOOD = ['forgotten', 'revoked', 'old-page', 'banned', 'address-banned', 'deleted'];

export class Live {
  table = $state.raw<Table | null>(null);
  room = $state.raw<RoomNow | null>(null);
  seen = $state.raw<Seen | null>(null);
  events = $state.raw<Json[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  draft = $state.raw<Drafted | null>(null);
  /** The seat whose view is shown; -1 for a spectator. */
  eye = $state(-1);
  mine = $state.raw<number[]>([]);
  version = $state(0);
  /** When `room` came, in milliseconds; clocks run on from there. */
  roomAt = $state(0);
  next = $state<string | null>(null);
  bye = $state<string | null>(null);
  /** Whether a draft was discarded because the table moved on without it. */
  dropped = $state(false);
  /** Called after each change of the table, with the seats that acted; null if it is seen again after an absence. */
  onchange: ((acted: readonly (number | null)[] | null) => void) | null = null;
  /** Called when another window of the same seat has changed the draft. */
  ondraft: (() => void) | null = null;

  /** Whether to ask for the same view again after a loss. */
  #sameEye = true;
  #connection: Connection;

  constructor(connect: () => Wire, watched = false) {
    this.#connection = new Connection(connect, {
      hello: () => this.#hello(),
      turnedAway: (trouble) => this.#turnedAway(trouble),
      take: (message) => this.#take(message),
      isOver: () => FOR_GOOD.includes(this.bye ?? ''),
    });
    this.#connection.open(watched);
  }

  get status(): Status {
    return this.#connection.status;
  }

  get seat(): number | null {
    return this.eye >= 0 ? this.eye : null;
  }

  /** Whether this seat has a question to answer; not while a bot stands in for it. */
  get asked(): boolean {
    return (
      this.seen?.question !== null &&
      this.seen?.question !== undefined &&
      this.table?.state === 'running' &&
      !this.table.seats[this.eye]?.stand_in
    );
  }

  /** With several players at one screen: the seat to hand it to. Seats with a stand-in bot do not count. */
  get handOver(): number | null {
    if (this.mine.length < 2 || this.asked) return null;
    const next = (this.seen?.asked ?? []).find(
      ({ seat }) => seat !== this.eye && this.mine.includes(seat) && !this.table?.seats[seat]?.stand_in,
    );
    return next?.seat ?? null;
  }

  /** Identifies the question in front of this seat. It stays the same while others only add secret answers. */
  get moment(): string {
    const { count, given, question } = this.seen ?? { count: 0, given: [], question: null };
    return `${count - given.length}/${question}`;
  }

  close(): void {
    this.#connection.close();
  }

  /** Reconnects to see what this device may see by now: somebody has sat down, perhaps with its first key. */
  reconnect(): void {
    this.#sameEye = false;
    this.#connection.reopen();
  }

  /** Sends a request and waits for its reply. */
  ask(request: Request): Promise<Reply> {
    return this.#connection.ask(request);
  }

  /** Keeps the first `keep` answers of the draft, adds these, then goes on to the places of `reach` while it can. */
  async setDraft(seat: number, keep: number, answers: string[], reach: readonly string[] = []): Promise<Drafted> {
    this.dropped = false;
    const reply = await this.ask({ type: 'draft', seat, version: this.version, keep, answers, reach: [...reach] });
    const drafted = this.#withView(reply as DraftMessage);
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

  /** Asks why nothing on all of these places can be chosen after the draft and these answers. */
  async whyNot(seat: number, answers: string[], spots: string[]): Promise<Reason> {
    return (await this.ask({ type: 'why_not', seat, answers, spots })) as Reason;
  }

  async candidates(seat: number): Promise<Candidates> {
    return (await this.ask({ type: 'list_candidates', seat })) as Candidates;
  }

  /** Asks what a bot would do; with `drafted`, what it would add to the draft. */
  async hint(seat: number, drafted = false): Promise<Hinted> {
    return (await this.ask({ type: 'hint', seat, drafted })) as Hinted;
  }

  /** Shows what more answers would do; with `keep`, after only that many answers of the draft. */
  async preview(seat: number, answers: string[], keep: number | null = null): Promise<Drafted> {
    return this.#drafted(seat, answers, keep, true);
  }

  async #drafted(seat: number, answers: string[], keep: number | null, preview: boolean): Promise<Drafted> {
    return this.#withView(
      (await this.ask({
        type: 'draft',
        seat,
        version: this.version,
        answers,
        keep,
        preview,
      })) as DraftMessage,
    );
  }

  #hello(): Request {
    const eye = this.table && this.#sameEye ? this.eye : null;
    const since = eye !== null && this.seen ? this.version : null;
    return { type: 'hello', since, eye, protocol: PROTOCOL, trees: true };
  }

  #turnedAway(trouble: Trouble): void {
    if (trouble.code === 'old-page') {
      this.bye = trouble.code;
      reloadOnce();
    }
    // The seat may no longer be ours: next time, take whatever view we may have.
    this.#sameEye = trouble.code === 'page-offline';
  }

  #take(message: Outgoing): void {
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
        if (message.id < 0 && message.seat === this.eye) this.#shared(this.#withView(message));
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
      case 'trouble_with':
        if (message.code === 'late') this.draft = null;
        break;
      default:
    }
  }

  #welcome(message: Extract<Outgoing, { type: 'welcome' }>): void {
    this.#connection.welcomed();
    this.#sameEye = true;
    this.bye = null;
    const caughtUp = message.since !== null;
    const before = this.#draftOf(message.eye);
    const unchanged = this.version === message.version;
    this.table = message.table;
    this.eye = message.eye;
    this.mine = message.mine;
    this.version = message.version;
    this.seen = this.#whole(message.seen);
    this.chat = message.chat;
    this.next = message.table.next;
    this.events = caughtUp ? [...this.events, ...message.events] : message.events;
    this.#room(message.room);
    this.#settle(message.draft, unchanged ? before : null);
    this.dropped = !unchanged && before !== null;
    // A restarted server has lost the draft, so it gets ours.
    if (unchanged && before && !message.draft.length) void this.#resend(before);
    this.onchange?.(null);
  }

  /** Returns the draft if it belongs to this seat. */
  #draftOf(seat: number): Drafted | null {
    return this.draft && this.draft.seat === seat ? this.draft : null;
  }

  /** Shows the server's draft, and asks for it unless it is the one we have. */
  #settle(answers: string[], before: Drafted | null): void {
    const same = before?.answers.join('\n') === answers.join('\n');
    this.draft = same ? before : null;
    if (answers.length && !same && this.eye >= 0) void this.#reload(this.eye, answers);
  }

  /** Fetches the draft that the server has: a preview of its last answer or, without previews, the same draft again. */
  async #reload(seat: number, answers: string[]): Promise<void> {
    try {
      const previews = this.table?.allowed?.previews ?? true;
      const drafted = await this.#drafted(seat, answers.slice(-1), answers.length - 1, previews);
      if (!this.draft) this.draft = { ...drafted, preview: false };
    } catch {
      await this.draftUndo(seat, true).catch(() => undefined);
    }
  }

  /** Sends a draft once more. */
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
    this.onchange?.(message.rewound ? null : message.acts.map((act) => act.seat));
  }

  /** Returns what is seen, with the changes applied to the last view. */
  #whole(message: SeenMessage | null): Seen | null {
    return message && { ...message, view: message.view ?? applied(this.seen?.view ?? {}, message.changes ?? []) };
  }

  /** Returns a draft with its view: the one seen now, and the draft's changes to it. */
  #withView(message: DraftMessage): Drafted {
    return { ...message, view: applied(this.seen?.view ?? {}, message.changes) };
  }

  /** Takes in the state of the room. It is the same message for everybody, so we add which seats are ours. */
  #room(room: RoomNow): void {
    const seats = room.seats.map((seat) => ({ ...seat, mine: this.mine.includes(seat.seat) }));
    this.room = { ...room, seats };
    this.roomAt = Date.now();
    if (this.table) this.table = { ...this.table, seats, paused: room.paused };
  }
}
