/** A request that failed: a code that `locale/` has words for, and their values. */

import type { Json, Refusal } from '../protocol';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly values: Json,
    readonly refusal: Refusal | null,
  ) {
    super(code);
  }
}

/** The player changed their mind: nothing happens, and nothing needs to be said. */
export class Cancelled extends Error {}
