import type { TextStore } from '../../application/shared/text-store.ts';
import { mayReload } from '../../domain/shared/chunk-reload.ts';

const key = 'chunk-reload';

/** How long a page that is being left has to go: some browsers break off what it still fetches. Units: ms. */
const grace = 1000;
let coming: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the page anew, at most once a minute in this tab, whatever the reason. Where the tab keeps nothing it never
 * does: nobody would know that it had. Not before a page that is being left is gone: a link that was followed would
 * lead nowhere. False: the page stays. Source: NOTE-5, D76.
 */
export const reloadPage = (tab: TextStore, now: number, page: Pick<Location, 'reload'>): boolean => {
  const before = tab.read(key);
  if (!mayReload(now, Number(before ?? Number.NaN)) || !tab.write(key, before ?? '')) return false;
  clearTimeout(coming);
  coming = setTimeout(() => {
    tab.write(key, String(now));
    page.reload();
  }, grace);
  return true;
};
