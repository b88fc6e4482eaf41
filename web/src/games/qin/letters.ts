/** The size of numbers on the board, in its units. */

import { sideways } from '../../lib/screen.svelte';

/** A phone's board is small, and smaller still on its side; its numbers are large enough to be 13 pixels high. */
export const letterSize = (compact: boolean): number => (compact ? (sideways() ? 29 : 25) : 14);
