/** Li Si's doings, told one by one: each of his turns, and what he does when a round or the game ends. */

import { grouped } from './speech';
import type { EmpireEvent } from './types';

export interface Chapter {
  kind: 'turn' | 'round' | 'end';
  events: EmpireEvent[];
}

const CLOSING = new Set(['reward_lost', 'order', 'round_ended', 'ended']);

function isHis(event: EmpireEvent): boolean {
  return event.seat === 'li_si' || event.event === 'li_si_paid';
}

/** The chapters of some events; rewards and what follows until the next round make one. */
export function chaptersOf(events: readonly EmpireEvent[]): Chapter[] {
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
