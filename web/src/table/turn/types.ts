/** What the parts of the turn card share. */

import type { Snippet } from 'svelte';
import type { Worded } from '../../lib/texts';

/** Draws a choice: the game's picture of its places, then its label. */
export type ChoiceLabel = Snippet<[Worded & { spots: readonly string[] }, string]>;

/** Runs an action for a click. After a click by key, the focus moves on to what can be done next. */
export type Act = (event: MouseEvent, action: () => unknown) => void;
