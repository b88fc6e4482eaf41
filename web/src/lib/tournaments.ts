/** The HTTP API about tournaments and duplicate deals, and their numbers in words. */

import type {
  Cell,
  Count,
  Deal,
  Entrant,
  NewTournament,
  Place,
  Tournament,
  TournamentRound,
  Tournaments,
  TournamentTerms,
} from '../protocol';
import { botName, gameName } from '../table/speaker';
import { call, get, post, query } from './api';
import { has, language, locale, say } from './words.svelte';

export const LISTS = ['mine', 'open', 'running', 'finished'] as const;
export type TournamentList = (typeof LISTS)[number];

export const tournaments = {
  list: (which: TournamentList, after?: string) => get<Tournaments>(`tournaments${query({ which, after })}`),
  create: (wanted: NewTournament) => post<Tournament>('tournaments', wanted),
  one: (id: string) => get<Tournament>(`tournaments/${id}`),
  round: (id: string, round: number) => get<TournamentRound>(`tournaments/${id}/rounds/${round}`),
  enter: (id: string) => post<Tournament>(`tournaments/${id}/entrants`),
  enterBots: (id: string, bot: string, count: number) => post<Tournament>(`tournaments/${id}/entrants`, { bot, count }),
  leave: (id: string, number: number) => call<Tournament>('DELETE', `tournaments/${id}/entrants/${number}`),
  start: (id: string) => call<Tournament>('POST', `tournaments/${id}/start`),
  nextRound: (id: string) => call<Tournament>('POST', `tournaments/${id}/rounds`),
  cancel: (id: string) => call<Tournament>('DELETE', `tournaments/${id}`),
  ready: (id: string) => call<Count>('PUT', `tournaments/${id}/ready`),
  deal: (id: string) => get<Deal>(`deals/${id}`),
};

/** Formats points, with ½ for halves. */
export function half(points: number): string {
  const whole = Math.floor(points);
  const rest = points === whole ? '' : '½';
  return rest && !whole ? rest : `${whole}${rest}`;
}

/** Formats what a tie-break counts: halves and quarters as they are. */
export function counted(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000);
}

export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at * 1000);
}

/** Returns what was chosen for a tournament, in a line. */
export function termsOf(terms: TournamentTerms): string {
  const board = terms.options['board'];
  const named = `${terms.game}-option-board-${board ?? ''}`;
  const rounds = terms.rounds ? say('tournament-rounds', { rounds: terms.rounds }) : '';
  return [
    board && has(named) ? `${gameName(terms.game)}, ${say(named)}` : gameName(terms.game),
    say(`tournament-form-${dashed(terms.form)}`),
    say('tournament-players', { count: terms.entrants }),
    terms.minutes ? say('tournament-minutes', { minutes: terms.minutes }) : rounds,
    say('page-clock-short', { minutes: Math.round(terms.clock.seconds / 60), increment: terms.clock.increment ?? 0 }),
    terms.rated ? say('page-rated') : '',
    terms.duplicate ? say('tournament-duplicate') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns an entrant's name: “You”, a person's, or a bot's with its number. */
export function entrantName(entrant: Entrant | undefined): string {
  if (!entrant) return '';
  if (entrant.you) return say('page-you');
  if (entrant.bot) return say('tournament-bot', { bot: rankOf(entrant.bot), number: entrant.number });
  return entrant.name ?? say('tournament-somebody');
}

/** Returns a bot's name without its level, which takes too much room in a table: “Scribe (easy)” is “Scribe”. */
export function rankOf(bot: string): string {
  return botName(bot).replace(/ \(.*\)$/, '');
}

/** Returns the cell of each round for a line of the standings; none for a round that is to come. */
export function cellsOf(place: Place, rounds: number): (Cell | undefined)[] {
  return Array.from({ length: rounds }, (_, n) => place.cells.find((cell) => cell.round === n + 1));
}

/** Returns a name as messages have it. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}
