import { backToMenu } from '../../ui/layout/header/back-to-menu.ts';
import { foldMenus } from '../../ui/layout/header/fold-menus.ts';
import { documentMoves } from './document-moves.ts';
import { prefetchPages } from './prefetch-pages.ts';
import type { PageStart } from './start-page.ts';
import { makePresence } from './start-presence.ts';

/** The actions after a visitor's first interaction with a document. */
export const documentPresence = (start: PageStart) => {
  const presence = makePresence(start, documentMoves(start.boot));
  const welcome: typeof presence.welcome = (sign, shown) => {
    const header = document.querySelector('header');
    foldMenus(() => header);
    for (const panel of document.querySelectorAll('[popover]')) panel.addEventListener('toggle', backToMenu);
    prefetchPages(document);
    return presence.welcome(sign, shown);
  };
  return { ...presence, welcome };
};
