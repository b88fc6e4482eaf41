/** How seats are called at a table: “You” for one's own, a person's name, a bot by its level, else the colour of the seat. */

import type { Live } from '../lib/live.svelte';
import { has, say } from '../lib/words.svelte';
import type { Seat, Table } from '../protocol';

export function botName(level: string | null): string {
  const name = `page-bot-${level ?? ''}`;
  return has(name) ? say(name) : (level ?? '');
}

/** The names that every screen knows, whether or not the game's own words have been fetched. */
export function gameName(game: string): string {
  const name = `page-name-${game.replace('_', '-')}`;
  return has(name) ? say(name) : say(`${game}-name`);
}

export function seatName(table: Table | null, seat: number): string {
  const chair = table?.seats[seat];
  if (!chair) return say('page-seat-number', { number: seat + 1 });
  return chairName(chair, table?.game ?? '');
}

function colourName(table: Table | null, seat: number): string {
  const colour = `${table?.game ?? ''}-seat-${seat}`;
  return has(colour) ? say(colour) : say('page-seat-number', { number: seat + 1 });
}

export function chairName(chair: Seat, game: string): string {
  if (chair.name) return chair.name;
  // Bots have names of their own by seat, so that two of one level can be told apart.
  if (chair.kind === 'bot') return has(`page-bot-name-${chair.seat}`) ? say(`page-bot-name-${chair.seat}`) : say('page-bot-named', { bot: botName(chair.bot) });
  const colour = `${game}-seat-${chair.seat}`;
  return has(colour) ? say(colour) : say('page-somebody');
}

/** What stands where there are no pieces of a hand: that there are none, or that they stay hidden until the screen is handed over. */
export function emptyHand(live: Live, none: string): string {
  return live.handOver === null ? none : say('page-hand-covered', { seat: speakerOf(live).name(live.handOver) });
}

export interface Speaker {
  name: (seat: number) => string;
  you: (seat: number) => boolean;
}

/** Speaks for the eye of a live table; in a hot-seat game, where several seats are one's own, nobody is “You”. */
export function speakerOf(live: Live): Speaker {
  const alone = live.mine.length === 1;
  return {
    name: (seat) => (live.mine.includes(seat) ? (alone ? say('page-you') : colourName(live.table, seat)) : seatName(live.table, seat)),
    you: (seat) => alone && live.mine.includes(seat),
  };
}
