/** A person's deeds at Qin's table: choosing, turning, laying, asking why not, confirming, taking back. All answers come from the server. */

import { prefs } from '../../lib/prefs.svelte';
import { play } from '../../lib/sound';
import { Holding } from './holding.svelte';
import type { Point } from './pointing';
import { covering, keyOf, placementOf, turned, turnOf } from './tiles';
import type { Cell } from './types';

/** So long the pointer must rest before the server is asked what would happen. */
const REST = 220;

export class Desk extends Holding {
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last click fell on a tile that lay there already. */
  #turning = false;

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
      const told = await this.live.preview(seat, key);
      if (this.held && keyOf(this.held) === key && !this.live.draft) this.hovered = told;
    } catch {
      // Asked too often or too late: the click will tell.
    }
  }

  /** Another window of this seat has laid or lifted a tile: hold the same one. */
  shared(): void {
    this.reset();
    this.undoing.forget();
    if (this.drafted) this.follow(this.drafted);
  }

  /** A new position: what was held over the old one means nothing now. */
  reset(): void {
    clearTimeout(this.#resting);
    this.hovered = null;
    this.tile = null;
    this.turnedByHand = false;
    this.refused = null;
    this.hinted = null;
    this.showing = false;
    this.asking = false;
    this.hands.trouble = null;
  }

  /** A tile of the hand: it is held, or turned where it is held already. */
  choose(index: number): void {
    this.hands.pick('', () => this.#choose(index));
  }

  async #choose(index: number): Promise<void> {
    if (!this.live.asked) return;
    if (this.chosenIndex === index) {
      await this.#rotate(1);
      return;
    }
    this.tile = index;
    this.turnedByHand = false;
    this.refused = null;
    this.hinted = null;
    if (this.drafted) await this.lift();
  }

  rotate(step: number): void {
    this.hands.pick('', () => this.#rotate(step));
  }

  async #rotate(step: number): Promise<void> {
    const tile = this.chosen;
    if (!tile) return;
    play('turn');
    const drafted = this.drafted;
    this.refused = null;
    this.turnedByHand = true;
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
    const key = keyOf(this.aim(tile, cell));
    if (this.offered.has(key)) await this.lay(key);
    else await this.explain(key);
  }

  /** A tile is dragged over the board, or a finger slides over it. */
  slide(cell: Cell | null, finger: Point | null): void {
    this.refused = null;
    this.dragging = true;
    this.finger = finger;
    if (cell?.join() !== this.pointed?.join()) this.point(cell);
  }

  /** It is let go: on a space it is laid, elsewhere nothing happens. */
  drop(cell: Cell | null): void {
    this.dragging = false;
    this.finger = null;
    this.point(null);
    if (cell) this.hands.pick(cell.join(), () => this.pick(cell));
  }

  /** A click: on the drafted tile it turns it, elsewhere it lays one. A double click lays a tile and leaves it as it lies. */
  click(cell: Cell, again = false): void {
    if (again && !this.#turning) return;
    this.#turning = this.covers(cell);
    this.hands.pick(cell.join(), () => (this.covers(cell) ? this.#rotate(1) : this.pick(cell)));
  }

  /** Enter: on the drafted tile it confirms, elsewhere it lays one. */
  enter(cell: Cell): void {
    this.hands.pick(cell.join(), () => (this.covers(cell) ? this.confirm() : this.pick(cell)));
  }

  /** Put an offered placement on the board as a draft, in place of an older one. */
  async lay(key: string): Promise<void> {
    const seat = this.live.seat;
    const placement = placementOf(key);
    if (seat === null) return;
    await this.hands.do(async () => {
      clearTimeout(this.#resting);
      this.hovered = null;
      this.refused = null;
      this.showing = false;
      this.asking = false;
      this.undoing.forget();
      if (placement) this.follow(placement);
      if (prefs.instant) {
        await this.live.answer(seat, key);
        this.#leaveBehind();
      } else {
        await this.live.setDraft(seat, 0, [key]);
      }
      play('lay');
    });
  }

  async explain(key: string): Promise<void> {
    const seat = this.live.seat;
    const placement = placementOf(key);
    if (seat === null || !placement) return;
    await this.hands.do(async () => {
      if (this.live.draft) await this.live.draftUndo(seat, true);
      const refusal = await this.live.whyNot(seat, key);
      this.refused = refusal ? { placement, refusal } : null;
      this.hinted = null;
      this.asking = false;
      if (refusal) play('refuse');
    });
  }

  /** Ask why the tile cannot go to the next place that is picked, or stop asking. */
  why(): void {
    this.asking = !this.asking && this.refused === null;
    this.refused = null;
  }

  /** Escape: nothing is laid, refused or asked about any more. */
  async escape(): Promise<void> {
    this.asking = false;
    await this.lift();
  }

  async lift(): Promise<void> {
    const seat = this.live.seat;
    this.refused = null;
    this.hinted = null;
    if (seat === null || !this.live.draft) return;
    const lifted = this.live.draft.answers;
    await this.hands.do(async () => {
      await this.live.draftUndo(seat, true);
      this.undoing.keep(lifted);
    });
  }

  async confirm(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null || !this.live.draft) return;
    this.undoing.forget();
    await this.hands.do(async () => {
      await this.live.confirm(seat);
      this.#leaveBehind();
    });
  }

  /** The pointer rests on the tile just laid: the next one is not held over it before the pointer moves on. */
  #leaveBehind(): void {
    this.pointed = null;
  }

  async hint(): Promise<void> {
    const seat = this.live.seat;
    if (seat === null) return;
    await this.hands.do(async () => {
      const hint = await this.live.hint(seat);
      const key = hint.answer;
      this.hinted = key;
      this.ways = hint.best;
      this.refused = null;
      const placement = placementOf(key);
      if (placement) this.follow(placement);
    });
  }

  /** Lift the tile that lies there as a draft, else undo one's last answer or turn, once the person agrees. */
  async undo(turn = false): Promise<void> {
    if (this.live.draft) await this.lift();
    else this.undoing.ask(turn ? 'turn' : 'answer');
  }

  async redo(): Promise<void> {
    await this.undoing.redo();
    if (this.drafted) this.follow(this.drafted);
  }
}
