/**
 * A socket to one table that reconnects after a loss, and matches replies to requests. What the messages mean is up to
 * its owner, `Live`.
 */

import type { Incoming, Outgoing } from '../protocol';
import { address } from './api';
import { Heartbeat } from './heartbeat';
import { afterPaint } from './paint';
import { Trouble } from './trouble';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used; tests pass their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Opens a socket to a table. */
export function socketTo(table: string): Wire {
  const url = address(`tables/${table}/socket`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as unknown as Wire;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Request = WithoutId<Incoming>;
export type Reply = Extract<Outgoing, { id: number }>;

export interface Owner {
  /** The first message over a new socket. */
  hello: () => Request;
  /** The server refused the hello, or never answered it. */
  turnedAway: (trouble: Trouble) => void;
  /** Takes in a message, before the request that it answers is resolved. */
  take: (message: Outgoing) => void;
  /** Whether the server has ended the connection for good. */
  isOver: () => boolean;
}

interface Pending {
  resolve: (reply: Reply) => void;
  reject: (trouble: Trouble) => void;
}

/** Waits between attempts to reconnect, in milliseconds. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Connection {
  status = $state<Status>('connecting');
  #wire: Wire | null = null;
  #number = 0;
  #pending = new Map<number, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #heartbeat = new Heartbeat(
    () => this.#ping(),
    () => this.#giveUp(),
    () => this.#tryNow(),
  );
  #unwatch = () => undefined as void;

  constructor(
    private readonly connect: () => Wire,
    private readonly owner: Owner,
  ) {}

  /** Connects. With `watched`, the server must show now and then that it is alive. */
  open(watched: boolean): void {
    if (watched) this.#unwatch = this.#heartbeat.watch();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#unwatch();
    this.status = 'closed';
    this.#wire?.close();
  }

  /** Replaces the socket, so that the server hears a new hello. */
  reopen(): void {
    const old = this.#wire;
    this.status = 'connecting';
    this.#forget();
    clearTimeout(this.#timer);
    this.#open();
    old?.close();
  }

  /** The server has let us in: after the next loss, reconnect quickly again. */
  welcomed(): void {
    this.#wait = FIRST_WAIT;
  }

  /** Sends a request and waits for its reply. */
  ask(request: Request): Promise<Reply> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      if (this.status !== 'open' || !this.#wire) {
        reject(new Trouble('page-offline', {}, null));
        return;
      }
      this.#pending.set(id, { resolve, reject });
      this.#heartbeat.sent(id, request.type);
      this.#wire.send(JSON.stringify({ ...request, id }));
    });
  }

  #open(): void {
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => {
      this.status = 'open';
      this.ask(this.owner.hello()).catch((trouble: Trouble) => {
        this.owner.turnedAway(trouble);
        wire.close();
      });
    };
    wire.onmessage = (event) => {
      afterPaint(() => {
        if (wire === this.#wire) this.#take(JSON.parse(event.data) as Outgoing);
      });
    };
    // After the last messages: one of them may say that this is for good.
    wire.onclose = () => afterPaint(() => this.#lost(wire));
  }

  #ping(): void {
    if (this.status === 'open') void this.ask({ type: 'ping' }).catch(() => undefined);
  }

  /** The server has gone silent: reconnect without waiting for the socket to close. */
  #giveUp(): void {
    const wire = this.#wire;
    if (!wire || this.status !== 'open') return;
    this.#lost(wire);
    wire.close();
  }

  /** The network is back: do not wait for the next attempt. */
  #tryNow(): void {
    if (this.status === 'open') this.#ping();
    if (this.status !== 'lost') return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire || this.#closed) return;
    this.#forget();
    this.status = this.owner.isOver() ? 'closed' : 'lost';
    if (this.status === 'closed') return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Drops the socket and fails every request that it has not answered. */
  #forget(): void {
    this.#wire = null;
    this.#heartbeat.forget();
    for (const one of this.#pending.values()) one.reject(new Trouble('page-offline', {}, null));
    this.#pending.clear();
  }

  #take(message: Outgoing): void {
    this.#heartbeat.heard('id' in message ? message.id : null);
    this.owner.take(message);
    if (!('id' in message)) return;
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === 'trouble_with') pending?.reject(new Trouble(message.code, message.values, message.refusal));
    else pending?.resolve(message);
  }
}
