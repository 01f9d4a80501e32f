import type { MouseEvent } from 'react';

/** A click by which the browser opens another window or tab, or nothing. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
