/** The HTTP API of quick start and of the people one follows. */

import type { Friends, Me, Seek, SeekRequest } from '../protocol';
import { get, remove, put, post } from './api';

export const lobby = {
  seek: (wanted: SeekRequest) => put<Seek>('seek', wanted),
  keepSeeking: () => post<Seek>('seek'),
  stopSeeking: () => remove<Seek>('seek'),
  friends: () => get<Friends>('friends'),
  follow: (player: string) => put<Friends>(`friends/${player}`),
  unfollow: (player: string) => remove<Friends>(`friends/${player}`),
  show: (visible: boolean) => put<Me>('me/visible', { visible }),
};

/** Bands of ratings by which open tables are filtered. */
export const BANDS: Record<string, { low?: string; high?: string }> = {
  below: { high: '1400' },
  middle: { low: '1400', high: '1600' },
  above: { low: '1600' },
};
