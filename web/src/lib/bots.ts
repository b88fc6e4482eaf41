/** Who plays where nobody has chosen a bot. */

import { api } from './api';

/** The server knows which bots can play a game. */
export async function usualBot(game: string): Promise<string> {
  return (await api.games()).games.find((one) => one.name === game)?.usual_bot ?? 'easy';
}
