/**
 * What a player does at Qin's table: takes a tile, turns it, holds it over the board and lays it. The rest is as at any
 * table (`Spots`).
 */

import type { Aim } from '../../lib/aim';
import type { Snapshot } from '../../lib/drafting.svelte';
import type { Drafted } from '../../lib/live.svelte';
import { play } from '../../lib/sound';
import { Spots } from '../../lib/spots.svelte';
import { rootOf, type Choice } from '../../lib/tree';
import { eventsAs } from '../../lib/typed';
import type { Refusal } from '../../protocol';
import type { QinEvent } from './draft';
import { advisedBy } from './hints';
import type { Point } from './pointing';
import { aimAt, selectorOf, taskOf } from './teaching';
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
import { cellName, type Cell, type QinView } from './types';

/** How many milliseconds the pointer must rest before the server is asked what would happen. */
const REST = 220;
const nameOf = (placement: Placement) => spotsOf(placement).join();

/** What was drafted and held. */
interface Held extends Snapshot {
  taken?: number | null;
  turn?: Turn;
  byHand?: boolean;
}

export class TilePicker extends Spots {
  pointed = $state.raw<Cell | null>(null);
  /** Whether every place of the tile is shown, in all its turns. */
  showing = $state(false);
  /** Whether the next click asks why the tile cannot go there. */
  asking = $state(false);
  dragging = $state(false);
  /** The position of a finger that slides over the board and hides what is under it. */
  finger = $state.raw<Point | null>(null);
  /** What laying the held tile would do, once the pointer rests. */
  hovered = $state.raw<Drafted | null>(null);
  /** The index in the hand of the tile that was taken. */
  #taken = $state<number | null>(null);
  #turn = $state<Turn>(0);
  /** Whether the player has turned the tile since taking it: then it keeps that turn where it can. */
  #byHand = $state(false);
  #explained = $state.raw<Placement | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last click hit a tile that was already there. */
  #turning = false;

  /** Every offered placement, by its name. */
  places = $derived.by((): ReadonlyMap<string, Placement & { choice: Choice }> => {
    const root = this.live.asked ? rootOf(this.live.seen?.tree) : null;
    const found = (root?.choices ?? []).map((choice) => ({ choice, placement: placementOf(choice.spots) }));
    return new Map(
      found.flatMap(({ choice, placement }) => (placement ? [[nameOf(placement), { ...placement, choice }]] : [])),
    );
  });

  // -- what is shown

  get view(): QinView | null {
    return (this.live.seen?.view ?? null) as QinView | null;
  }

  get hand(): string[] {
    return this.covered() ? [] : (this.view?.hand ?? []);
  }

  /** The placement of the draft. */
  get drafted(): Placement | null {
    return laidBy(this.draft);
  }

  override get laidAt(): string[] {
    return this.drafted ? [selectorOf(this.drafted.cells)] : [];
  }

  /** The placements that a hint or a lesson marks on the board, the best first. */
  get advice(): Placement[] {
    const hinted = this.ways.map(advisedBy).filter((one) => one !== null);
    return hinted.length || !this.#taught ? hinted : [this.#taught];
  }

  get #hinted(): Placement | null {
    return this.ways[0] ? advisedBy(this.ways[0]) : null;
  }

  get #taught(): Placement | null {
    return placementOf(this.coach?.spots ?? []);
  }

  /** The placement whose effects are shown: the draft, or the one under a resting pointer. */
  get tried(): Placement | null {
    return laidBy(this.draft ?? this.hovered);
  }

  get triedEvents(): QinEvent[] {
    return eventsAs<QinEvent>((this.draft ?? this.hovered)?.events ?? []);
  }

  /** The position to show, after the draft if there is one. */
  get shown(): QinView | null {
    return ((this.draft ?? this.hovered)?.view ?? this.view) as QinView | null;
  }

  /** The placement that was refused, and why. */
  get wrong(): { placement: Placement; refusal: Refusal } | null {
    return this.refused && this.#explained ? { placement: this.#explained, refusal: this.refused } : null;
  }

  // -- what is held

  /** The draft, unless it is being dragged away. */
  get #lies(): Placement | null {
    return this.dragging ? null : this.drafted;
  }

  /** The index of the held tile: in the draft, taken or hinted at, or else the first that has a place. */
  get index(): number {
    if (!this.live.asked) return -1;
    const [lies, taken] = [this.#lies, this.#taken];
    if (taken !== null && (!lies || this.hand[taken] === lies.tile)) return taken;
    const wanted = this.hand.indexOf((lies ?? this.#hinted)?.tile ?? '');
    return wanted >= 0 ? wanted : this.hand.findIndex((tile) => this.placesOf(tile) > 0);
  }

  get tile(): string | null {
    return this.hand[this.index] ?? null;
  }

  get turn(): Turn {
    const [tile, hinted] = [this.tile, this.#hinted];
    const as = this.#lies ?? (!this.#byHand && hinted?.tile === tile ? hinted : null);
    return as ? turnOf(as) : turned(this.#turn, 0, tile ?? '');
  }

  /** The tile held over the space under the pointer. */
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
    if (!tile || this.asking || (this.#lies && !showing)) return [];
    const ways = [...this.places.values()].filter((one) => one.tile === tile && (showing || turnOf(one) === turn));
    const cells = ways.flatMap((one) => one.cells).filter((cell) => !this.hovered || !covers(this.tried, cell));
    return [...new Map(cells.map((cell) => [cellName(cell), cell])).values()];
  }

  /** Returns how many places a tile has, in all its turns. */
  placesOf(tile: string | null): number {
    return [...this.places.values()].filter((one) => one.tile === tile).length;
  }

  #offer(placement: Placement): Choice | null {
    return this.places.get(nameOf(placement))?.choice ?? null;
  }

  /**
   * Returns where the tile goes for a space: it slides and turns to an offered place, or to the advised one on marked
   * spaces, where a lesson also takes the right tile. While asking why not, it goes exactly where the player points.
   */
  #aim(tile: string, cell: Cell): Placement {
    const [turn, hinted, taught] = [this.turn, this.#hinted, this.#taught];
    if (this.asking) return laid(tile, turn, cell);
    if (taught && covers(taught, cell)) return taught;
    if (hinted?.tile === tile && covers(hinted, cell) && turnOf(hinted) === turn) return hinted;
    return aimed(tile, turn, cell, (placement) => this.#offer(placement) !== null);
  }

  /** Holds the tile shown in hand, or another one of it. */
  #hold(index = this.index): void {
    [this.#turn, this.#taken] = [this.turn, index];
  }

  // -- pointing, taking, turning

  /** The pointer is over a space or has left the board. Once it rests, the server says what laying there would do. */
  point(cell: Cell | null): void {
    clearTimeout(this.#resting);
    this.hovered = null;
    this.pointed = cell;
    if (this.heldFits && !this.draft && !this.asking) this.#resting = setTimeout(() => void this.#foretell(), REST);
  }

  async #foretell(): Promise<void> {
    const seat = this.live.seat;
    const offer = this.held && this.#offer(this.held);
    if (seat === null || !offer || this.live.table?.allowed?.previews === false) return;
    try {
      const preview = await this.live.preview(seat, [offer.key]);
      if (this.held && this.#offer(this.held) === offer && !this.draft) this.hovered = preview;
    } catch {
      // The server refused, too often or too late; the click will tell.
    }
  }

  /** Holds a tile of the hand, or turns it if it is already held. */
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

  /** Returns the next turn in which a tile fits where it is. */
  #turnedOn(placement: Placement, step: number): Placement | null {
    const turns = [1, 2, 3].map((n) => turned(turnOf(placement), n * step, placement.tile));
    const ways = turns.flatMap((turn) => covering(placement.tile, turn, cornerOf(placement)));
    return ways.find((way) => this.#offer(way) && nameOf(way) !== nameOf(placement)) ?? null;
  }

  /** A drag of a tile in hand begins. */
  grab(index: number): void {
    this.#hold(index);
    this.dragging = true;
  }

  /** A tile is dragged or a finger slides over the board. */
  slide(cell: Cell | null, finger: Point | null): void {
    this.refused = null;
    if (!this.dragging) this.grab(this.index);
    this.finger = finger;
    if (cell?.join() !== this.pointed?.join()) this.point(cell);
  }

  /** Lays the tile on a space; anywhere else nothing happens. */
  drop(cell: Cell | null): void {
    const dropped = cell && this.tile ? this.#aim(this.tile, cell) : null;
    this.dragging = false;
    this.finger = null;
    this.point(null);
    if (dropped) this.queue.add(nameOf(dropped), () => this.#put(dropped));
  }

  /** A click turns the drafted tile, or lays one elsewhere. A double click lays a tile without turning it. */
  click(cell: Cell, again = false): void {
    if (again && !this.#turning) return;
    this.#turning = covers(this.drafted, cell);
    this.#at(cell, () => this.#rotate(1));
  }

  /** Enter confirms on the drafted tile, and lays one elsewhere. */
  enter(cell: Cell): void {
    this.#at(cell, () => this.confirm());
  }

  #at(cell: Cell, onDrafted: () => Promise<void>): void {
    this.queue.add(cell.join(), () =>
      covers(this.drafted, cell) ? onDrafted() : this.tile && this.#put(this.#aim(this.tile, cell)),
    );
  }

  // -- lessons

  override get aim(): Aim | null {
    const wanted = this.#taught;
    return wanted && aimAt(wanted, this);
  }

  override async advance(): Promise<void> {
    const wanted = this.#taught;
    const task = wanted && taskOf(wanted, this);
    if (task === 'take') await this.#choose(this.hand.indexOf(wanted!.tile));
    else if (task === 'turn') await this.#rotate(1);
    else await super.advance();
  }

  override snapshot(): Held {
    return { ...super.snapshot(), taken: this.#taken, turn: this.#turn, byHand: this.#byHand };
  }

  override async restore(before: Held): Promise<void> {
    await super.restore(before);
    [this.#taken, this.#turn, this.#byHand] = [before.taken ?? null, before.turn ?? 0, before.byHand ?? false];
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

  /** Drafts an offered placement instead of the current one. */
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

  /** Asks why the tile cannot go to the next place clicked, or stops asking. */
  override listGreyed(): Promise<void> {
    this.asking = !this.asking && this.refused === null;
    this.refused = null;
    return Promise.resolve();
  }

  /** Escape ends laying, refusals and asking. */
  override async escape(): Promise<void> {
    this.asking = false;
    await this.stepBack();
  }

  /** A tile taken back is held as it was turned. */
  override async stepBack(): Promise<boolean> {
    this.hovered = null;
    if (this.drafted) this.#hold();
    return super.stepBack();
  }

  /** A hint is about the hand, so the draft is taken back first. */
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

  /** The pointer is still on the tile just laid: do not hold the next one over it until the pointer moves. */
  #leaveBehind(): void {
    this.pointed = null;
  }

  /** What was held over the old position means nothing now. */
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

/** Returns the placement that a draft begins with. */
function laidBy(drafted: Drafted | null): Placement | null {
  return drafted?.steps.map((step) => placementOf(step.spots)).find((one) => one !== null) ?? null;
}
