/** Columns that may scroll: while one has more than it shows, it is a Tab stop, so that arrow keys can scroll it. */

import type { Attachment } from 'svelte/attachments';

/** Makes an element a Tab stop while its content is higher than it is. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const check = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(check);
  const watch = () => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
  };
  const parts = new MutationObserver(watch);
  parts.observe(element, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
};
