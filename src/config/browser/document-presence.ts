import { foldMenus } from '../../ui/layout/header/fold-menus.ts';
import { backToMenu } from '../../ui/layout/header/language-toggle.ts';
import { makePresence } from './be-there.ts';
import { documentMoves } from './document-moves.ts';
import { prefetchPages } from './prefetch-pages.ts';
import type { PageStart } from './start-page.ts';

/** What follows the first sign of a visitor on a document. */
export const documentPresence = (start: PageStart) => {
  const presence = makePresence(start, documentMoves(start.boot));
  const welcome: typeof presence.welcome = (sign, shown) => {
    const header = document.querySelector('header');
    foldMenus(() => header);
    document.querySelector('#language')?.addEventListener('toggle', backToMenu);
    prefetchPages(document);
    return presence.welcome(sign, shown);
  };
  return { ...presence, welcome };
};
