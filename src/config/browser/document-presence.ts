import { makePresence } from './be-there.ts';
import { documentMoves } from './document-moves.ts';
import { prefetchPages } from './prefetch-pages.ts';
import type { PageStart } from './start-page.ts';

/** What follows the first sign of a visitor on a document. */
export const documentPresence = (start: PageStart) =>
  makePresence(start, documentMoves(start.boot), prefetchPages(document));
