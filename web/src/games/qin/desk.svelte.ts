/** A person's side of Qin's table: which tile is in the hand, how it is turned, what is pointed at. All answers come from the server. */

import { Trouble, type Live } from '../../lib/live.svelte';
import { prefs } from '../../lib/prefs.svelte';
import { play } from '../../lib/sound';
import type { Drafted, Refusal } from '../../protocol';
import type { QinEvent } from './draft';
import { aimed, covering, keyOf, laid, offeredCells, placementOf, placesOf, tileOf, turnOf, type Placement, type Turn } from './tiles';
import type { Cell, QinView } from './types';

/** So long the pointer must rest before the server is asked what would happen. */
const REST = 220;

export class Desk {
  tile = $state<number | null>(null);
  turn = $state<Turn>(0);
  pointed = $state.raw<Cell | null>(null);
  refused = $state.raw<{ placement: Placement; refusal: Refusal } | null>(null);
  hinted = $state<string | null>(null);
  /** Whether every place of the tile is shown, whichever way it is turned. */
  showing = $state(false);
  asking = $state(false);
  busy = $state(false);
  dragging = $state(false);
  /** What the tile held over the board would bring about, once the pointer rests. */
  hovered = $state.raw<Drafted | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  trouble = $state.raw<Trouble | null>(null);

  constructor(
    readonly live: Live,
    /** Whether the hand must not be seen just now: the screen is being handed over. */
    private readonly covered: () => boolean = () => false,
  ) {}

  get view(): QinView | null {
    return (this.live.seen?.view ?? null) as QinView | null;
  }

  get hand(): string[] {
    return this.covered() ? [] : (this.view?.hand ?? []);
  }

  get options(): string[] {
    return this.live.asked ? (this.live.seen?.options ?? []) : [];
  }

  get offered(): ReadonlySet<string> {
    return new Set(this.options);
  }

  get chosen(): string | null {
    if (!this.live.asked) return null;
    const index = this.tile ?? this.hand.findIndex((tile) => placesOf(tile, this.options) > 0);
    return this.hand[index] ?? null;
  }

  get chosenIndex(): number {
    const chosen = this.chosen;
    return chosen === null ? -1 : (this.tile ?? this.hand.indexOf(chosen));
  }

  /** The placement that lies on the board as a draft. */
  get drafted(): Placement | null {
    const key = this.live.draft?.answers.at(-1);
    return key ? placementOf(key) : null;
  }

  /** The placement whose consequences are shown: the draft, or the one under a resting pointer. */
  get tried(): Placement | null {
    const key = (this.live.draft ?? this.hovered)?.answers.at(-1);
    return key ? placementOf(key) : null;
  }

  get triedEvents(): QinEvent[] {
    return ((this.live.draft ?? this.hovered)?.events ?? []) as unknown as QinEvent[];
  }

  /** What the board shows: with a draft, the position after it. */
  get shown(): QinView | null {
    return ((this.live.draft ?? this.hovered)?.view ?? this.view) as QinView | null;
  }

  /** The tile held over the pointed-at space. */
  get held(): Placement | null {
    const tile = this.chosen;
    if (!tile || !this.pointed || this.busy || this.hovered || (this.drafted && !this.dragging)) return null;
    return this.#aim(tile, this.pointed);
  }

  get heldFits(): boolean {
    return this.held !== null && this.offered.has(keyOf(this.held));
  }

  get glowing(): Cell[] {
    const tile = this.chosen;
    if (!tile || this.hovered || (this.drafted && !this.showing && !this.dragging)) return [];
    if (!this.showing) return offeredCells(tile, this.turn, this.options);
    return ([0, 1, 2, 3] as Turn[]).flatMap((turn) => offeredCells(tile, turn, this.options)).filter(unique);
  }

  get places(): number {
    return this.chosen ? placesOf(this.chosen, this.options) : 0;
  }

  /** The pointer is over a space, or has left the board; once it rests, the server says what laying there would do. */
  point(cell: Cell | null): void {
    clearTimeout(this.#resting);
    this.hovered = null;
    this.pointed = cell;
    if (cell && this.heldFits && !this.live.draft && !this.asking) this.#resting = setTimeout(() => void this.#foretell(), REST);
  }

  async #foretell(): Promise<void> {
    const seat = this.live.seat;
    const key = this.held ? keyOf(this.held) : '';
    if (seat === null || !this.offered.has(key)) return;
    try {
      const told = (await this.live.ask({ type: 'preview', seat, version: this.live.version, answer: key })) as Drafted;
      if (this.held && keyOf(this.held) === key && !this.live.draft) this.hovered = told;
    } catch {
      // Asked too often or too late: the click will tell.
    }
  }

  /** A new position: what was held over the old one means nothing now. */
  reset(): void {
    clearTimeout(this.#resting);
    this.hovered = null;
    this.tile = null;
    this.refused = null;
    this.hinted = null;
    this.showing = false;
    this.asking = false;
    this.trouble = null;
  }

  async choose(index: number): Promise<void> {
    if (!this.live.asked) return;
    if (this.chosenIndex === index && !this.drafted) {
      await this.rotate(1);
      return;
    }
    if (this.drafted && this.chosenIndex === index) {
      await this.rotate(1);
      return;
    }
    this.tile = index;
    this.refused = null;
    this.hinted = null;
    if (this.drafted) await this.lift();
  }

  async rotate(step: number): Promise<void> {
    const tile = this.chosen;
    if (!tile) return;
    play('turn');
    const drafted = this.drafted;
    this.refused = null;
    if (!drafted) {
      this.turn = turned(this.turn, step, tile);
      this.point(this.pointed);
      return;
    }
    let turn = turnOf(tile, drafted);
    for (let n = 0; n < 3; n++) {
      turn = turned(turn, step, tile);
      const way = covering(tile, turn, drafted[0].cell).find((one) => this.offered.has(keyOf(one)));
      if (way && keyOf(way) !== keyOf(drafted)) {
        this.turn = turn;
        await this.lay(keyOf(way));
        return;
      }
    }
    this.turn = turned(this.turn, step, tile);
    await this.lift();
  }

  async pick(cell: Cell): Promise<void> {
    const tile = this.chosen;
    const seat = this.live.seat;
    if (!tile || seat === null || this.busy) return;
    const key = keyOf(this.#aim(tile, cell));
    if (this.offered.has(key)) await this.lay(key);
    else await this.explain(key);
  }

  /** Whether the drafted tile lies on a space. */
  covers(cell: Cell): boolean {
    return this.drafted?.some((half) => half.cell[0] === cell[0] && half.cell[1] === cell[1]) ?? false;
  }

  /** A click: on the drafted tile it turns it, elsewhere it lays one. */
  async click(cell: Cell): Promise<void> {
    await (this.covers(cell) ? this.rotate(1) : this.pick(cell));
  }

  /** Enter: on the drafted tile it confirms, elsewhere it lays one. */
  async enter(cell: Cell): Promise<void> {
    await (this.covers(cell) ? this.confirm() : this.pick(cell));
  }

  /** Put an offered placement on the board as a draft, in place of an older one. */
  async lay(key: string): Promise<void> {
    const seat = this.live.seat;
    const placement = placementOf(key);
    if (seat === null) return;
    await this.#careful(async () => {
      clearTimeout(this.#resting);
      this.hovered = null;
      this.refused = null;
      this.showing = false;
      this.asking = false;
      if (placement) this.#follow(placement);
      if (prefs.instant) {
        await this.live.answer(seat, key);
      } else {
        if (this.live.draft) await this.live.draftUndo(seat, true);
        await this.live.draftAnswer(seat, key);
      }
      play('lay');
    });
  }

  /** The tile slides to a place that is offered; who asks why not gets just the place that he points at. */
  #aim(tile: string, cell: Cell): Placement {
    return this.asking ? laid(tile, this.turn, cell) : aimed(tile, this.turn, cell, this.offered);
  }

  #follow(placement: Placement): void {
    const tile = tileOf(placement);
    this.turn = turnOf(tile, placement);
    if (this.chosen !== tile) this.tile = this.hand.indexOf(tile);
  }

  async explain(key: string): Promise<void> {
    const seat = this.live.seat;
    const placement = placementOf(key);
    if (seat === null || !placement) return;
    await this.#careful(async () => {
      if (this.live.draft) await this.live.draftUndo(seat, true);
      const refusal = await this.live.whyNot(seat, key);
      this.refused = refusal ? { placement, refusal } : null;
      this.hinted = null;
      if (refusal) play('refuse');
    });
  }

  async lift(): Promise<void> {
    const seat = this.live.seat;
    this.refused = null;
    this.hinted = null;
    if (seat === null || !this.live.draft) return;
    await this.#careful(() => this.live.draftUndo(seat, true));
  }

  async confirm(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || !this.live.draft) return;
    await this.#careful(() => this.live.confirm(seat));
  }

  async hint(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null) return;
    await this.#careful(async () => {
      const key = await this.live.hint(seat);
      this.hinted = key;
      this.refused = null;
      const placement = placementOf(key);
      if (placement) this.#follow(placement);
    });
  }

  /** Take back one's last answer, or ask the others for leave where something new has been seen since. */
  async undo(turn = false): Promise<void> {
    const seat = this.live.seat;
    if (this.live.draft) {
      await this.lift();
      return;
    }
    if (seat === null) return;
    await this.#careful(async () => {
      const version = this.live.version;
      if (this.live.seen?.undo === 'free') await this.live.ask({ type: 'undo', seat, version, turn });
      else await this.live.ask({ type: 'propose_undo', seat, version });
    });
  }

  async #careful(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    } finally {
      this.busy = false;
    }
  }
}

function turned(turn: Turn, step: number, tile: string): Turn {
  const ways = tile[0] === tile[1] ? 2 : 4;
  return ((((turn + step) % ways) + ways) % ways) as Turn;
}

function unique(cell: Cell, at: number, all: Cell[]): boolean {
  return all.findIndex((other) => other[0] === cell[0] && other[1] === cell[1]) === at;
}
