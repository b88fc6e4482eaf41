/**
 * A person's hand at Qin's table: a tile is taken, turned and held over the board, and lies where it is let go. All
 * else is as at any table.
 */

import type { Drafted } from '../../lib/live.svelte';
import { play } from '../../lib/sound';
import { Spots } from '../../lib/spots.svelte';
import { rootOf, type Choice } from '../../lib/tree';
import { eventsAs } from '../../lib/typed';
import type { Refusal } from '../../protocol';
import type { QinEvent } from './draft';
import type { Point } from './pointing';
import {
  aimed,
  cornerOf,
  covering,
  covers,
  laid,
  placementOf,
  spotsOf,
  turned,
  turnOf,
  type Placement,
  type Turn,
} from './tiles';
import { cellKey, type Cell, type QinView } from './types';

/** So long the pointer must rest before the server is asked what would happen. */
const REST = 220;
const nameOf = (placement: Placement) => spotsOf(placement).join();

export class TilePicker extends Spots {
  pointed = $state.raw<Cell | null>(null);
  /** Whether every place of the tile is shown, whichever way it is turned. */
  showing = $state(false);
  /** Whether the next place that is picked is asked about. */
  asking = $state(false);
  dragging = $state(false);
  /** Where a finger is that slides over the board: it hides what lies under it. */
  finger = $state.raw<Point | null>(null);
  /** What the tile held over the board would bring about, once the pointer rests. */
  hovered = $state.raw<Drafted | null>(null);
  /** The tile that was taken, by its place in the hand. */
  #taken = $state<number | null>(null);
  #turn = $state<Turn>(0);
  /** Whether the person has turned the tile since it was taken: then it lies as it was turned wherever it can. */
  #byHand = $state(false);
  #explained = $state.raw<Placement | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last click fell on a tile that lay there already. */
  #turning = false;

  /** Every place that is offered, by its name. */
  places = $derived.by((): ReadonlyMap<string, Placement & { choice: Choice }> => {
    const root = this.live.asked ? rootOf(this.live.seen?.tree) : null;
    const found = (root?.choices ?? []).map((choice) => ({ choice, placement: placementOf(choice.spots) }));
    return new Map(
      found.flatMap(({ choice, placement }) => (placement ? [[nameOf(placement), { ...placement, choice }]] : [])),
    );
  });

  // -- what is seen

  get view(): QinView | null {
    return (this.live.seen?.view ?? null) as QinView | null;
  }

  get hand(): string[] {
    return this.covered() ? [] : (this.view?.hand ?? []);
  }

  /** The placement that lies on the board as a draft. */
  get drafted(): Placement | null {
    return laidBy(this.draft);
  }

  /** The placement that a hint or a lesson advises and marks on the board. */
  get advice(): Placement | null {
    return placementOf(this.ways[0]?.steps[0]?.spots ?? this.coach?.spots ?? []);
  }

  /** The placement whose consequences are shown: the draft, or the one under a resting pointer. */
  get tried(): Placement | null {
    return laidBy(this.draft ?? this.hovered);
  }

  get triedEvents(): QinEvent[] {
    return eventsAs<QinEvent>((this.draft ?? this.hovered)?.events ?? []);
  }

  /** What the board shows: with a draft, the position after it. */
  get shown(): QinView | null {
    return ((this.draft ?? this.hovered)?.view ?? this.view) as QinView | null;
  }

  /** The place that was refused, and why. */
  get wrong(): { placement: Placement; refusal: Refusal } | null {
    return this.refused && this.#explained ? { placement: this.#explained, refusal: this.refused } : null;
  }

  // -- what is held

  /** The draft, unless it is being dragged away. */
  get #lies(): Placement | null {
    return this.dragging ? null : this.drafted;
  }

  /**
   * Which tile of the hand is held: the one that lies on the board, was taken or is advised, else the first that has a
   * place.
   */
  get index(): number {
    if (!this.live.asked) return -1;
    const [lies, taken] = [this.#lies, this.#taken];
    if (taken !== null && (!lies || this.hand[taken] === lies.tile)) return taken;
    const wanted = this.hand.indexOf((lies ?? this.advice)?.tile ?? '');
    return wanted >= 0 ? wanted : this.hand.findIndex((tile) => this.placesOf(tile) > 0);
  }

  get tile(): string | null {
    return this.hand[this.index] ?? null;
  }

  get turn(): Turn {
    const { tile, advice } = this;
    const as = this.#lies ?? (!this.#byHand && advice?.tile === tile ? advice : null);
    return as ? turnOf(as) : turned(this.#turn, 0, tile ?? '');
  }

  /** The tile held over the pointed-at space. */
  get held(): Placement | null {
    const tile = this.tile;
    if (!tile || !this.pointed || this.busy || this.hovered || this.#lies) return null;
    return this.#aim(tile, this.pointed);
  }

  get heldFits(): boolean {
    return this.held !== null && this.#offer(this.held) !== null;
  }

  get glowing(): Cell[] {
    const { tile, turn, showing } = this;
    if (!tile || this.hovered || this.asking || (this.#lies && !showing)) return [];
    const ways = [...this.places.values()].filter((one) => one.tile === tile && (showing || turnOf(one) === turn));
    return [...new Map(ways.flatMap((one) => one.cells).map((cell) => [cellKey(cell), cell])).values()];
  }

  /** How many places a tile has, any way round. */
  placesOf(tile: string | null): number {
    return [...this.places.values()].filter((one) => one.tile === tile).length;
  }

  #offer(placement: Placement): Choice | null {
    return this.places.get(nameOf(placement))?.choice ?? null;
  }

  /**
   * The tile slides and turns to a place that is offered, and on spaces that are marked to the place that is advised.
   * Who asks why not gets just the place that he points at.
   */
  #aim(tile: string, cell: Cell): Placement {
    const { turn, advice } = this;
    if (this.asking) return laid(tile, turn, cell);
    if (advice?.tile === tile && covers(advice, cell) && turnOf(advice) === turn) return advice;
    return aimed(tile, turn, cell, (placement) => this.#offer(placement) !== null);
  }

  /** Keep in hand what is seen in it, or another tile of it. */
  #hold(index = this.index): void {
    [this.#turn, this.#taken] = [this.turn, index];
  }

  // -- pointing, taking, turning

  /** The pointer is over a space, or has left the board; once it rests, the server says what laying there would do. */
  point(cell: Cell | null): void {
    clearTimeout(this.#resting);
    this.hovered = null;
    this.pointed = cell;
    if (this.heldFits && !this.draft && !this.asking) this.#resting = setTimeout(() => void this.#foretell(), REST);
  }

  async #foretell(): Promise<void> {
    const seat = this.live.seat;
    const offer = this.held && this.#offer(this.held);
    if (seat === null || !offer) return;
    try {
      const preview = await this.live.preview(seat, offer.key);
      if (this.held && this.#offer(this.held) === offer && !this.draft) this.hovered = preview;
    } catch {
      // Asked too often or too late: the click will tell.
    }
  }

  /** A tile of the hand: it is held, or turned where it is held already. */
  choose(index: number): void {
    this.queue.add('', () => (this.index === index ? this.#rotate(1) : this.#choose(index)));
  }

  async #choose(index: number): Promise<void> {
    if (!this.live.asked) return;
    await this.stepBack();
    this.#hold(index);
    this.#byHand = false;
  }

  rotate(step: number): void {
    this.queue.add('', () => this.#rotate(step));
  }

  async #rotate(step: number): Promise<void> {
    const { tile, drafted } = this;
    if (!tile) return;
    play('turn');
    const turn = turned(this.turn, step, tile);
    const other = drafted && this.#turnedOn(drafted, step);
    this.refused = null;
    this.#byHand = true;
    if (other) return this.#lay(other);
    if (drafted) await this.stepBack();
    this.#turn = turn;
    if (!drafted) this.point(this.pointed);
  }

  /** The next way round in which a tile can lie where it lies. */
  #turnedOn(placement: Placement, step: number): Placement | null {
    const turns = [1, 2, 3].map((n) => turned(turnOf(placement), n * step, placement.tile));
    const ways = turns.flatMap((turn) => covering(placement.tile, turn, cornerOf(placement)));
    return ways.find((way) => this.#offer(way) && nameOf(way) !== nameOf(placement)) ?? null;
  }

  /** A tile of the hand is dragged. */
  grab(index: number): void {
    this.#hold(index);
    this.dragging = true;
  }

  /** A tile is dragged over the board, or a finger slides over it. */
  slide(cell: Cell | null, finger: Point | null): void {
    this.refused = null;
    if (!this.dragging) this.grab(this.index);
    this.finger = finger;
    if (cell?.join() !== this.pointed?.join()) this.point(cell);
  }

  /** It is let go: on a space it is laid, elsewhere nothing happens. */
  drop(cell: Cell | null): void {
    const dropped = cell && this.tile ? this.#aim(this.tile, cell) : null;
    this.dragging = false;
    this.finger = null;
    this.point(null);
    if (dropped) this.queue.add(nameOf(dropped), () => this.#put(dropped));
  }

  /**
   * A click: on the drafted tile it turns it, elsewhere it lays one. A double click lays a tile and leaves it as it
   * lies.
   */
  click(cell: Cell, again = false): void {
    if (again && !this.#turning) return;
    this.#turning = covers(this.drafted, cell);
    this.#at(cell, () => this.#rotate(1));
  }

  /** Enter: on the drafted tile it confirms, elsewhere it lays one. */
  enter(cell: Cell): void {
    this.#at(cell, () => this.confirm());
  }

  #at(cell: Cell, onDrafted: () => Promise<void>): void {
    this.queue.add(cell.join(), () =>
      covers(this.drafted, cell) ? onDrafted() : this.tile && this.#put(this.#aim(this.tile, cell)),
    );
  }

  // -- laying, and asking why not

  async #put(placement: Placement): Promise<void> {
    if (this.busy) return;
    if (this.#offer(placement)) return this.#lay(placement);
    await this.stepBack();
    this.#explained = placement;
    await this.explain(spotsOf(placement));
    this.asking = false;
  }

  /** Put an offered placement on the board as a draft, in place of an older one. */
  async #lay(placement: Placement): Promise<void> {
    const offer = this.#offer(placement);
    if (!offer) return;
    clearTimeout(this.#resting);
    this.hovered = null;
    this.showing = false;
    this.asking = false;
    this.#turn = turnOf(placement);
    await this.take([offer], 0);
    if (!this.draft) this.#leaveBehind();
  }

  /** Ask why the tile cannot go to the next place that is picked, or stop asking. */
  override listGreyed(): Promise<void> {
    this.asking = !this.asking && this.refused === null;
    this.refused = null;
    return Promise.resolve();
  }

  /** Escape: nothing is laid, refused or asked about any more. */
  override async escape(): Promise<void> {
    this.asking = false;
    await this.stepBack();
  }

  /** A tile that is taken back is held as it lay. */
  override async stepBack(): Promise<boolean> {
    this.hovered = null;
    if (this.drafted) this.#hold();
    return super.stepBack();
  }

  /** Advice is for the hand as it is: what lies as a draft is taken back. */
  override async hint(): Promise<void> {
    await this.stepBack();
    await super.hint();
    this.#taken = null;
    this.#byHand = false;
  }

  override async confirm(): Promise<void> {
    await super.confirm();
    this.#leaveBehind();
  }

  /** The pointer rests on the tile just laid: the next one is not held over it before the pointer moves on. */
  #leaveBehind(): void {
    this.pointed = null;
  }

  /** What was held over an old position means nothing now. */
  protected override clear(): void {
    super.clear();
    clearTimeout(this.#resting);
    this.hovered = null;
    this.#taken = null;
    this.#byHand = false;
    this.showing = false;
    this.asking = false;
  }
}

/** The placement that a draft begins with. */
function laidBy(drafted: Drafted | null): Placement | null {
  return drafted?.steps.map((step) => placementOf(step.spots)).find((one) => one !== null) ?? null;
}
