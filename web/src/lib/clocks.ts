/** The clocks that a new table can have, by the names of their words. */

import type { ClockRule } from '../protocol';

const CLOCKS: Record<string, [seconds: number, increment: number] | null> = {
  none: null,
  blitz: [300, 5],
  steady: [600, 10],
  slow: [1800, 30],
  days: [259200, 43200],
};

export function clocksOf(pace: string): string[] {
  return pace === 'live' ? ['none', 'blitz', 'steady', 'slow'] : ['none', 'days'];
}

export function paceWith(clock: string): 'live' | 'leisure' {
  return clock === 'days' ? 'leisure' : 'live';
}

export function ruleOf(clock: string, atZero: string): ClockRule | null {
  const time = CLOCKS[clock];
  return time ? { seconds: time[0], increment: time[1], at_zero: atZero as ClockRule['at_zero'] & string } : null;
}
