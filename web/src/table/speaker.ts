/** The names of seats: “You” for your own, a player's name, a bot's name, or the colour of the seat. */

import type { Live } from '../lib/live.svelte';
import { has, listed, say, type Values } from '../lib/words.svelte';
import type { Seat, Table } from '../protocol';

export function botName(level: string | null): string {
  const name = `page-bot-${level ?? ''}`;
  return has(name) ? say(name) : (level ?? '');
}

/** Returns a game's short name, which is known before its own words are fetched. */
export function gameName(game: string): string {
  const name = `page-name-${game.replace('_', '-')}`;
  return has(name) ? say(name) : wholeName(game);
}

/** Returns a game's full name, once its words are there. */
export function wholeName(game: string): string {
  return has(`${game}-name`) ? say(`${game}-name`) : game;
}

/** Returns a seat's colour if the game has words for it, else its number. */
export function seatColour(game: string, seat: number): string {
  const colour = `${game}-seat-${seat}`;
  return has(colour) ? say(colour) : say('page-seat-number', { number: seat + 1 });
}

export function playerName(at: Seat, game: string): string {
  if (at.name) return at.name;
  // Bots have names by seat, so that two of one level can be told apart.
  if (at.kind === 'bot')
    return has(`page-bot-name-${at.seat}`)
      ? say(`page-bot-name-${at.seat}`)
      : say('page-bot-named', { bot: botName(at.bot) });
  const colour = `${game}-seat-${at.seat}`;
  return has(colour) ? say(colour) : say('page-somebody');
}

/** Returns the name of a seat. Players with the same name, as at one screen, get their colours. */
export function seatName(table: Table | null, seat: number): string {
  const at = table?.seats[seat];
  if (!table || !at) return say('page-seat-number', { number: seat + 1 });
  if (!table.seats.some((other) => other !== at && at.name && other.name === at.name))
    return playerName(at, table.game);
  const known = seatColour(table.game, seat);
  return at.mine ? known : say('page-same-name', { name: at.name ?? '', seat: known });
}

export interface Speaker {
  name: (seat: number) => string;
  you: (seat: number) => boolean;
}

/** Names seats for the player at this device. With several own seats, as at one screen, nobody is “You”. */
export function speakerOf(table: Table | null): Speaker {
  const own = (table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  const you = (seat: number) => own.length === 1 && own[0] === seat;
  return { you, name: (seat) => (you(seat) ? say('page-you') : seatName(table, seat)) };
}

/** Returns a player for a message: the name, and in `you` (`owneryou` for an `owner`) whether it is the reader. */
export function named(one: { name: string; you?: boolean | undefined } | null, as = 'seat'): Values {
  return { [as]: one?.name ?? '', [as === 'seat' ? 'you' : `${as}you`]: one?.you ? 'yes' : 'no' };
}

export function who(speaker: Speaker, seat: number, as = 'seat'): Values {
  return named({ name: speaker.name(seat), you: speaker.you(seat) }, as);
}

/** Returns what to show beside a seat's name: that it has won, who plays for it, or what it is doing; else empty. */
export function stateOf(live: Live, seat: number, winners: readonly number[] = []): string {
  const at = live.table?.seats[seat];
  if (winners.includes(seat)) return say('page-winner');
  if (at?.stand_in) return say('page-stand-in', { bot: botName(at.stand_in) });
  if (at?.gone) return say('page-gone');
  return live.room?.thinking.includes(seat) ? say('page-thinking') : '';
}

/** Returns a bot's level; empty for people. */
export function levelOf(at: Seat | undefined): string {
  return at?.kind === 'bot' ? say('page-bot-level', { bot: botName(at.bot) }) : '';
}

/** Returns in a sentence who the table waits for. */
export function waitedFor(live: Live): string {
  const speaker = speakerOf(live.table);
  const seats = (live.seen?.asked ?? []).map((one) => one.seat);
  const you = seats.some(speaker.you) ? 'yes' : 'no';
  return say(live.room?.thinking.length ? 'page-is-thinking' : 'page-waits-for', {
    seat: listed(seats.map(speaker.name)),
    count: seats.length,
    you,
  });
}

/** Returns who has won. */
export function victory(winners: readonly number[], speaker: Speaker): string {
  // The reader comes first: “You and Crane”.
  const seats = [...winners].sort((a, b) => Number(speaker.you(b)) - Number(speaker.you(a)));
  return say('page-wins', {
    winners: listed(seats.map(speaker.name)),
    count: seats.length,
    you: seats.some(speaker.you) ? 'yes' : 'no',
  });
}

/**
 * Returns how a game ended early: who resigned or ran out of time, or that the operator closed the table; empty if it
 * was played to the end.
 */
export function endedEarly(table: Table, speaker: Speaker): string {
  const { winners = [], reason = '' } = (table.result ?? {}) as { winners?: number[]; reason?: string };
  const loser = table.seats.find((at) => !winners.includes(at.seat));
  return loser && ['resigned', 'time', 'closed'].includes(reason)
    ? say('page-ended-early', { reason, ...who(speaker, loser.seat) })
    : '';
}

/** Returns what to show instead of a hand: that it is empty, or that it is hidden until the screen is handed over. */
export function emptyHand(live: Live, none: string): string {
  return live.handOver === null ? none : say('page-hand-covered', { seat: seatName(live.table, live.handOver) });
}
