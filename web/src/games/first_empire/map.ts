/** Which pieces stand where on the map, counted from a view. */

import type { EmpireView, Player, Region } from './types';

/** Returns the owner of each governor in the open area: all of a region's governors except those on tiles. */
export function openGovernors(view: EmpireView, region: Region): Player[] {
  return view.boards.flatMap((board, player) => {
    const onTiles = view.regions[region].governor_tiles.filter((space) => space.governor === player).length;
    return Array.from({ length: board.regions[region].governors - onTiles }, () => player);
  });
}

/** Returns the owner of each palace in a region. */
export function palacesOf(view: EmpireView, region: Region): Player[] {
  return view.boards.flatMap((board, player) => Array.from({ length: board.regions[region].palaces }, () => player));
}

/** Counts the pieces of each player. */
export function countByPlayer(pieces: readonly Player[]): { player: Player; count: number }[] {
  return [...new Set(pieces)].map((player) => ({ player, count: pieces.filter((one) => one === player).length }));
}

/** Whether the draft adds the piece at an index: a player's new pieces come after the old ones. */
export function isNew(pieces: readonly Player[], before: readonly Player[], at: number): boolean {
  const player = pieces[at]!;
  const rank = pieces.slice(0, at + 1).filter((one) => one === player).length;
  return rank > before.filter((one) => one === player).length;
}
