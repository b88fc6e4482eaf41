/** What a person holds at Qin's table: which tile, how it is turned, what is pointed at, and what the board shows of it. */

import { suggested } from '../../lib/coach.svelte';
import { Hands } from '../../lib/hands.svelte';
import type { Drafted, Live, Trouble } from '../../lib/live.svelte';
import { eventsAs } from '../../lib/typed';
import { Undoing } from '../../lib/undoing.svelte';
import type { Refusal, Way } from '../../protocol';
import type { QinEvent } from './draft';
import type { Point } from './pointing';
import { aimed, covers, keyOf, laid, offeredCells, placementOf, placesOf, tileOf, turnOf, type Placement, type Turn } from './tiles';
import type { Cell, QinView } from './types';

export class Holding {
  tile = $state<number | null>(null);
  turn = $state<Turn>(0);
  /** Whether the person has turned the tile since it was taken: then it lies as it was turned wherever it can. */
  turnedByHand = $state(false);
  pointed = $state.raw<Cell | null>(null);
  refused = $state.raw<{ placement: Placement; refusal: Refusal } | null>(null);
  hinted = $state<string | null>(null);
  /** The best answers behind the hint, with what each seems worth. */
  ways = $state.raw<Way[]>([]);
  /** Whether every place of the tile is shown, whichever way it is turned. */
  showing = $state(false);
  asking = $state(false);
  dragging = $state(false);
  /** Where a finger is that slides over the board: it hides what lies under it. */
  finger = $state.raw<Point | null>(null);
  /** What the tile held over the board would bring about, once the pointer rests. */
  hovered = $state.raw<Drafted | null>(null);
  readonly hands: Hands;
  readonly undoing: Undoing;

  constructor(
    readonly live: Live,
    /** Whether the hand must not be seen just now: the screen is being handed over. */
    private readonly covered: () => boolean = () => false,
  ) {
    this.hands = new Hands(live);
    this.undoing = new Undoing(live, this.hands);
  }

  get busy(): boolean {
    return this.hands.busy;
  }

  get trouble(): Trouble | null {
    return this.hands.trouble;
  }

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
    return this.live.asked ? (this.hand[this.tile ?? this.#ready] ?? null) : null;
  }

  /** The tile at hand until one is chosen: the one that lies on the board or is advised, else the first that has a place. */
  get #ready(): number {
    const placement = this.drafted ?? this.advised;
    const index = placement ? this.hand.indexOf(tileOf(placement)) : -1;
    return index >= 0 ? index : this.hand.findIndex((tile) => placesOf(tile, this.options) > 0);
  }

  /** The placement that a hint or a lesson advises and marks on the board. */
  get advised(): Placement | null {
    const key = this.hinted ?? suggested(this.live);
    return key ? placementOf(key) : null;
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
    return eventsAs<QinEvent>((this.live.draft ?? this.hovered)?.events ?? []);
  }

  /** What the board shows: with a draft, the position after it. */
  get shown(): QinView | null {
    return ((this.live.draft ?? this.hovered)?.view ?? this.view) as QinView | null;
  }

  /** The tile held over the pointed-at space. */
  get held(): Placement | null {
    const tile = this.chosen;
    if (!tile || !this.pointed || this.busy || this.hovered || (this.drafted && !this.dragging)) return null;
    return this.aim(tile, this.pointed);
  }

  get heldFits(): boolean {
    return this.held !== null && this.offered.has(keyOf(this.held));
  }

  get glowing(): Cell[] {
    const tile = this.chosen;
    if (!tile || this.hovered || this.asking || (this.drafted && !this.showing && !this.dragging)) return [];
    if (!this.showing) return offeredCells(tile, this.turn, this.options);
    return ([0, 1, 2, 3] as Turn[]).flatMap((turn) => offeredCells(tile, turn, this.options)).filter(unique);
  }

  get places(): number {
    return this.chosen ? placesOf(this.chosen, this.options) : 0;
  }

  /** Whether the drafted tile lies on a space. */
  covers(cell: Cell): boolean {
    return this.drafted !== null && covers(this.drafted, cell);
  }

  /**
   * The tile slides and turns to a place that is offered, and on spaces that are marked to the place that is advised.
   * Who asks why not gets just the place that he points at.
   */
  protected aim(tile: string, cell: Cell): Placement {
    if (this.asking) return laid(tile, this.turn, cell);
    const advised = this.advised;
    const marked = advised !== null && tileOf(advised) === tile && covers(advised, cell);
    if (marked && (!this.turnedByHand || turnOf(tile, advised) === this.turn)) return advised;
    return aimed(tile, this.turn, cell, this.offered);
  }

  protected follow(placement: Placement): void {
    const tile = tileOf(placement);
    this.turn = turnOf(tile, placement);
    this.tile = this.chosen === tile ? this.chosenIndex : this.hand.indexOf(tile);
  }
}

function unique(cell: Cell, at: number, all: Cell[]): boolean {
  return all.findIndex((other) => other[0] === cell[0] && other[1] === cell[1]) === at;
}
