/** How seats are called at a table: “You” for one's own, a person's name, a bot's name, else the colour of the seat. */

import type { Live } from '../lib/live.svelte';
import { has, listed, say, type Values } from '../lib/words.svelte';
import type { Seat, Table } from '../protocol';

export function botName(level: string | null): string {
  const name = `page-bot-${level ?? ''}`;
  return has(name) ? say(name) : (level ?? '');
}

/** The names that every screen knows, whether or not the game's own words have been fetched. */
export function gameName(game: string): string {
  const name = `page-name-${game.replace('_', '-')}`;
  return has(name) ? say(name) : wholeName(game);
}

/** A game as its box has it, once its own words are there. */
export function wholeName(game: string): string {
  return has(`${game}-name`) ? say(`${game}-name`) : game;
}

/** A seat by the colour of its pieces, where the game has words for that; else by its number. */
export function seatColour(game: string, seat: number): string {
  const colour = `${game}-seat-${seat}`;
  return has(colour) ? say(colour) : say('page-seat-number', { number: seat + 1 });
}

export function playerName(at: Seat, game: string): string {
  if (at.name) return at.name;
  // Bots have names of their own by seat, so that two of one level can be told apart.
  if (at.kind === 'bot')
    return has(`page-bot-name-${at.seat}`)
      ? say(`page-bot-name-${at.seat}`)
      : say('page-bot-named', { bot: botName(at.bot) });
  const colour = `${game}-seat-${at.seat}`;
  return has(colour) ? say(colour) : say('page-somebody');
}

/**
 * A seat as anybody would call it: people of one name, as those who share a screen are, are told apart by their
 * colours.
 */
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

/** Speaks to whoever holds seats of a table; where several are one's own, as at one screen, nobody is “You”. */
export function speakerOf(table: Table | null): Speaker {
  const own = (table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  const you = (seat: number) => own.length === 1 && own[0] === seat;
  return { you, name: (seat) => (you(seat) ? say('page-you') : seatName(table, seat)) };
}

/** A player in a message: the name, and beside it in `you` (`owneryou` for an `owner`) whether it is the reader. */
export function named(one: { name: string; you?: boolean | undefined } | null, as = 'seat'): Values {
  return { [as]: one?.name ?? '', [as === 'seat' ? 'you' : `${as}you`]: one?.you ? 'yes' : 'no' };
}

export function who(speaker: Speaker, seat: number, as = 'seat'): Values {
  return named({ name: speaker.name(seat), you: speaker.you(seat) }, as);
}

/**
 * What is to be said of a seat beside its name: that it has won, who plays for it, or what it is at; empty where that
 * is nothing.
 */
export function stateOf(live: Live, seat: number, winners: readonly number[] = []): string {
  const at = live.table?.seats[seat];
  if (winners.includes(seat)) return say('page-winner');
  if (at?.stand_in) return say('page-stand-in', { bot: botName(at.stand_in) });
  if (at?.gone) return say('page-gone');
  return live.room?.thinking.includes(seat) ? say('page-thinking') : '';
}

/** How strong a bot is; empty for people. */
export function levelOf(at: Seat | undefined): string {
  return at?.kind === 'bot' ? say('page-bot-level', { bot: botName(at.bot) }) : '';
}

/** Whom the table waits for, in a sentence. */
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

/** Who has won. */
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
 * How a game ended before its end by the rules: who resigned, or whose time ran out; empty where it was played to the
 * end.
 */
export function endedEarly(table: Table, speaker: Speaker): string {
  const { winners = [], reason = '' } = (table.result ?? {}) as { winners?: number[]; reason?: string };
  const loser = table.seats.find((at) => !winners.includes(at.seat));
  return loser && ['resigned', 'time'].includes(reason)
    ? say('page-ended-early', { reason, ...who(speaker, loser.seat) })
    : '';
}

/**
 * What stands where there are no pieces of a hand: that there are none, or that they stay hidden until the screen is
 * handed over.
 */
export function emptyHand(live: Live, none: string): string {
  return live.handOver === null ? none : say('page-hand-covered', { seat: seatName(live.table, live.handOver) });
}
