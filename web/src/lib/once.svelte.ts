/** What may be mounted in several places but is drawn only once, such as pictures that others refer to by id. */

import { untrack } from 'svelte';

const mounted = $state<Record<string, symbol[]>>({});

/** Returns whether a component is the first of its kind that is mounted now. Call it while the component is set up. */
export function once(kind: string): () => boolean {
  const self = Symbol(kind);
  $effect.pre(() => {
    untrack(() => (mounted[kind] = [...(mounted[kind] ?? []), self]));
    return () => (mounted[kind] = (mounted[kind] ?? []).filter((one) => one !== self));
  });
  return () => mounted[kind]?.[0] === self;
}
