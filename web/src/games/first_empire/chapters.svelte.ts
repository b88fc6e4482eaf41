/**
 * What Li Si did, chapter by chapter at the player's pace: each of his turns, and his part at the end of a round or the
 * game.
 */

import { grouped } from './speech';
import type { EmpireEvent, EmpireView } from './types';

export interface Chapter {
  kind: 'turn' | 'round' | 'end';
  events: EmpireEvent[];
}

const CLOSING = new Set(['reward_lost', 'order', 'round_ended', 'ended']);
/** How many unseen turns are shown one by one. After a longer absence, the log has the others. */
const MOST_UNSEEN = 4;

function isHis(event: EmpireEvent): boolean {
  return event.seat === 'li_si' || event.event === 'li_si_paid';
}

/** Returns the chapters of some events. Rewards and everything up to the next round are one chapter. */
function chaptersOf(events: readonly EmpireEvent[]): Chapter[] {
  const found: Chapter[] = [];
  let closing: EmpireEvent[] = [];
  const close = () => {
    const ended = closing.some((event) => event.event === 'ended');
    if (ended || closing.some(isHis)) found.push({ kind: ended ? 'end' : 'round', events: closing });
    closing = [];
  };
  for (const group of grouped(events)) {
    if (group[0]?.event === 'li_si_card') {
      close();
      found.push({ kind: 'turn', events: group });
    } else closing.push(...group.filter((event) => isHis(event) || CLOSING.has(event.event)));
  }
  close();
  return found;
}

/** What Li Si did that the player has not seen yet, and the table as it was before. */
export class Unseen {
  chapters = $state.raw<Chapter[]>([]);
  held = $state.raw<EmpireView | null>(null);
  /** The table before the first of the chapters: his points and tokens stay as they were until all are told. */
  was = $state.raw<EmpireView | null>(null);
  /** The table after the player's whole draft, shown while Li Si answers. */
  whole: EmpireView | null = null;

  get now(): Chapter | null {
    return this.chapters[0] ?? null;
  }

  meet(events: readonly EmpireEvent[]): void {
    const fresh = chaptersOf(events);
    if (!fresh.length) return;
    this.held ??= this.whole;
    this.was ??= this.held;
    const all = [...this.chapters, ...fresh];
    this.chapters = all.length > MOST_UNSEEN ? all.slice(-1) : all;
  }

  /** Shows the table as it is now, though his turn is still being told. */
  release(): void {
    this.held = null;
  }

  next(): void {
    this.chapters = this.chapters.slice(1);
    if (this.chapters.length) return;
    this.release();
    this.was = null;
  }
}
