/** The HTTP API about players, and small helpers for their numbers. */

import type {
  Created,
  Curve,
  DailyDeals,
  FinishedGameRow,
  FinishedGames,
  FoundPlayers,
  Leaderboard,
  Player,
  ResultSeat,
  Statistics,
  Tally,
} from '../protocol';
import { get, post, query, type Filters } from './api';
import { language, listed, locale, say } from './words.svelte';

export const GAMES = ['qin', 'zhanguo', 'first_empire'];
export const PACES = ['live', 'leisure'];

export const players = {
  find: (name: string) => get<FoundPlayers>(`players${query({ name })}`),
  player: (id: string) => get<Player>(`players/${id}`),
  curve: (id: string, game: string, pace: string) => get<Curve>(`players/${id}/ratings/${game}/${pace}`),
  statistics: (id: string, game: string) => get<Statistics>(`players/${id}/statistics${query({ game })}`),
  games: (filters: Filters) => get<FinishedGames>(`results${query(filters)}`),
  result: (table: string) => get<FinishedGameRow>(`results/${table}`),
  daily: () => get<DailyDeals>('daily'),
  playDaily: (deal: string) => post<Created>(`daily/${deal}`),
  leaders: (game: string, pace: string, first = 0) =>
    get<Leaderboard>(`leaderboards/${game}/${pace}${query({ first: String(first) })}`),
};

/** Returns the link to a screen that others can open, and messengers preview. */
export function sharedLink(...parts: string[]): string {
  return new URL(parts.map(encodeURIComponent).join('/'), document.baseURI.split('#')[0]).href;
}

export const total = (tally: Tally) => (tally.won ?? 0) + (tally.drawn ?? 0) + (tally.lost ?? 0);

/** Formats a change with its sign; a minus is as wide as a plus. */
export function signed(change: number): string {
  const format = new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return format.format(change).replace('-', '−');
}

export const whole = (number: number) => String(Math.round(number));

export function month(moment: number): string {
  return new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' }).format(moment * 1000);
}

/** Formats a day like 2026-11-18, which is one of UTC. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** Returns a seat's player in words. */
export function nameOf(seat: ResultSeat, botName: (bot: string | null) => string): string {
  if (seat.you) return say('page-you');
  return seat.name ?? (seat.bot ? botName(seat.bot) : say('players-someone'));
}

/** Returns what a game was for one of its players, or who played it. */
export function titleOf(game: FinishedGameRow, player: string | null, botName: (bot: string | null) => string): string {
  const own = player === null ? undefined : game.seats.find((seat) => seat.player === player);
  const liSi = game.options['li_si'] && game.options['li_si'] !== 'none' ? game.options['li_si'] : '';
  if (!own) return listed([...game.seats].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9)).map((s) => nameOf(s, botName)));
  const others = game.seats.filter((seat) => seat !== own).map((seat) => nameOf(seat, botName));
  if (liSi) others.push(say('page-li-si', { level: liSi }));
  const words = { won: 'players-beat', drawn: 'players-drew', lost: 'players-lost-to', none: 'players-with' };
  return say(words[own.outcome], { others: listed(others) });
}
