import type { TextStore } from '../../application/shared/text-store.ts';
import { mayReload } from '../../domain/shared/chunk-reload.ts';

const key = 'chunk-reload';

/** How long a page waits before it loads itself anew, and before it does when the next one was on its way. Units: ms. */
const grace = 1000;
const leaving = 30_000;
let coming: ReturnType<typeof setTimeout> | undefined;
let leftAt = 0;

/** Notes that the next page is on its way: some browsers break off what this one still fetches. */
export const noteLeaving = (now: number): void => {
  leftAt = now;
};

/**
 * Loads the page anew, at most once a minute in this tab, whatever the reason. Where the tab keeps nothing it never
 * does: nobody would know that it had. It waits while the next page is on its way, because a reload would cancel that visit.
 * False: the page stays. Source: NOTE-5, D76.
 */
export const reloadPage = (tab: TextStore, now: number, page: Pick<Location, 'reload'>): boolean => {
  clearTimeout(coming);
  const wait = leftAt + leaving - now;
  if (wait > 0 && wait <= leaving) {
    coming = setTimeout(reloadPage, wait, tab, now + wait, page);
    return true;
  }
  const before = tab.read(key);
  if (!mayReload(now, Number(before ?? Number.NaN)) || !tab.write(key, before ?? '')) return false;
  coming = setTimeout(() => {
    if (leftAt > now) reloadPage(tab, now + grace, page);
    else {
      tab.write(key, String(now));
      page.reload();
    }
  }, grace);
  return true;
};
