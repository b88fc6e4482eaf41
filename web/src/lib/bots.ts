/** The default bot of a game. */

import { api } from './api';

/** Returns the bot that the server recommends for a game. */
export async function usualBot(game: string): Promise<string> {
  return (await api.games()).games.find((one) => one.name === game)?.usual_bot ?? 'easy';
}
