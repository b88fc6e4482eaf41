/** Undo and redo. Steps of a draft are undone here; confirmed turns by the server, and only after a question. */

import type { ActionQueue } from './queue.svelte';
import type { Live } from './live.svelte';

interface Step {
  answers: string[];
  /** The moment of the game at which it was undone. */
  moment: string;
}

export class Undoing {
  /** What the player is asked about: undoing the last confirmed answer, or the whole last turn. */
  asking = $state<'answer' | 'turn' | null>(null);
  #steps = $state.raw<Step[]>([]);

  constructor(
    private readonly live: Live,
    private readonly queue: ActionQueue,
  ) {}

  /** Whether something confirmed can be undone, perhaps with the others' consent. */
  get can(): boolean {
    return this.live.seat !== null && (this.live.seen?.undo ?? 'none') !== 'none';
  }

  get canRedo(): boolean {
    return this.live.seat !== null && (this.#last !== undefined || this.#confirmed);
  }

  get #last(): Step | undefined {
    const last = this.#steps.at(-1);
    return last?.moment === this.live.moment ? last : undefined;
  }

  get #confirmed(): boolean {
    return this.live.draft === null && (this.live.seen?.redo ?? 'none') !== 'none';
  }

  /** Remembers a step that was undone. */
  remember(answers: string[]): void {
    if (answers.length) this.#steps = [...this.#steps, { answers, moment: this.live.moment }];
  }

  /** Forgets what was undone, because something else was picked. */
  forget(): void {
    this.#steps = [];
  }

  ask(what: 'answer' | 'turn'): void {
    if (this.can) this.asking = what;
  }

  /** The player has agreed: undoes it, or asks the others if something new has been revealed since. */
  async goBack(): Promise<void> {
    const { live, asking } = this;
    const { seat, version } = live;
    this.asking = null;
    if (seat === null || asking === null) return;
    await this.queue.run(async () => {
      if (live.seen?.undo === 'free') await live.ask({ type: 'undo', seat, version, turn: asking === 'turn' });
      else await live.ask({ type: 'propose_undo', seat, version });
    });
  }

  /** Redoes the last undone step of the draft, or else the last undone turn. */
  async redo(): Promise<void> {
    const { live } = this;
    const seat = live.seat;
    if (seat === null || !this.canRedo) return;
    await this.queue.run(() => (this.#last ? this.#redraft(seat, this.#last) : this.#replay(seat)));
  }

  async #redraft(seat: number, step: Step): Promise<void> {
    this.#steps = this.#steps.slice(0, -1);
    await this.live.setDraft(seat, this.live.draft?.answers.length ?? 0, [...step.answers]);
  }

  async #replay(seat: number): Promise<void> {
    const type = this.live.seen?.redo === 'free' ? 'redo' : 'propose_redo';
    await this.live.ask({ type, seat, version: this.live.version });
  }
}

/** Returns what a key with Ctrl means for undo and redo. */
export function undoKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  const key = event.key.toLowerCase();
  if (!event.ctrlKey || (key !== 'z' && key !== 'y')) return null;
  return key === 'y' || event.shiftKey ? 'redo' : 'undo';
}
