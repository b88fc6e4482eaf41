/**
 * Finds out whether a connection is still alive. A lost network closes no socket: messages vanish silently. So the
 * server is pinged now and then, and at once when the browser reports a change. A connection that does not answer in
 * time is given up.
 */

/** All times are in milliseconds. */
const INTERVAL = 20_000;
const TIMEOUT = 15_000;
/** The browser says that the network is gone, though perhaps not the one that leads to the server. */
const OFFLINE_TIMEOUT = 1_500;
/** A bot thinks about a hint for a while, and the connection answers messages in order. */
const HINT_TIMEOUT = 60_000;

export class Heartbeat {
  #pending = new Map<number, { since: number; timeout: number }>();

  constructor(
    private readonly ping: () => void,
    private readonly giveUp: () => void,
    private readonly tryNow: () => void,
  ) {}

  /** Watches the connection; returns a function that stops it. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) this.ping();
    };
    const listeners: [Window | Document, string, () => void][] = [
      [window, 'offline', () => this.#offline()],
      [window, 'online', this.tryNow],
      [document, 'visibilitychange', look],
    ];
    for (const [where, name, action] of listeners) where.addEventListener(name, action);
    const timers = [setInterval(look, INTERVAL), setInterval(() => this.#check(), 500)];
    return () => {
      for (const [where, name, action] of listeners) where.removeEventListener(name, action);
      timers.forEach(clearInterval);
    };
  }

  sent(id: number, kind: string): void {
    this.#pending.set(id, { since: Date.now(), timeout: kind === 'hint' ? HINT_TIMEOUT : TIMEOUT });
  }

  /** Any message shows that the connection is alive, so every other answer gets its full time again. */
  heard(id: number | null): void {
    if (id !== null) this.#pending.delete(id);
    for (const one of this.#pending.values()) one.since = Date.now();
  }

  forget(): void {
    this.#pending.clear();
  }

  #offline(): void {
    this.ping();
    for (const one of this.#pending.values()) one.timeout = OFFLINE_TIMEOUT;
  }

  #check(): void {
    const pending = [...this.#pending.values()];
    if (!pending.length) return;
    const longest = Math.max(...pending.map((one) => one.timeout));
    if (Date.now() - Math.min(...pending.map((one) => one.since)) > longest) this.giveUp();
  }
}
