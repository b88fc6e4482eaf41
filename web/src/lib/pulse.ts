/**
 * Whether a connection still lives. A network that is gone closes nothing: what is sent is swallowed, and nobody says so. So the
 * server is asked now and then, and at once where the browser says that something changed; a connection that does not answer is given up.
 */

const BEAT = 20_000;
const PATIENCE = 15_000;
/** The browser says that the network is gone; it may mean another network than the one that leads to the server. */
const DOUBT = 1_500;
/** A bot thinks about a hint for a while, and the connection answers one message after the other. */
const THOUGHT = 60_000;

export class Pulse {
  #waits = new Map<number, { since: number; patience: number }>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ping: () => void,
    private readonly giveUp: () => void,
    private readonly tryNow: () => void,
  ) {}

  /** Listen until the function that is returned is called. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) this.ping();
    };
    const checks: [Window | Document, string, () => void][] = [
      [window, 'offline', () => this.#doubt()],
      [window, 'online', this.tryNow],
      [document, 'visibilitychange', look],
    ];
    for (const [where, name, action] of checks) where.addEventListener(name, action);
    this.#beat = setInterval(look, BEAT);
    this.#timer = setInterval(() => this.#check(), 500);
    return () => {
      for (const [where, name, action] of checks) where.removeEventListener(name, action);
      clearInterval(this.#beat);
      clearInterval(this.#timer);
    };
  }

  sent(id: number, kind: string): void {
    this.#waits.set(id, { since: Date.now(), patience: kind === 'hint' ? THOUGHT : PATIENCE });
  }

  /** Whatever comes shows that the connection lives: what else is awaited is awaited from now. */
  heard(id: number | null): void {
    if (id !== null) this.#waits.delete(id);
    for (const wait of this.#waits.values()) wait.since = Date.now();
  }

  forget(): void {
    this.#waits.clear();
  }

  #doubt(): void {
    this.ping();
    for (const wait of this.#waits.values()) wait.patience = DOUBT;
  }

  #check(): void {
    const waits = [...this.#waits.values()];
    if (!waits.length) return;
    const longest = Math.max(...waits.map((wait) => wait.patience));
    if (Date.now() - Math.min(...waits.map((wait) => wait.since)) > longest) this.giveUp();
  }
}
