import type { TextStore } from '../../application/shared/text-store.ts';
import { mayReload } from '../../domain/shared/chunk-reload.ts';

const key = 'chunk-reload';

/** How long a page waits before it loads itself anew, and before it does when the next one was on its way. Units: ms. */
const grace = 1000;
const leaving = 30_000;
let coming: ReturnType<typeof setTimeout> | undefined;
let leftAt = Number.NEGATIVE_INFINITY;

/** Notes that the next page is on its way: some browsers break off what this one still fetches. */
export const noteLeaving = (): void => {
  leftAt = performance.now();
};

/**
 * Loads the page anew, at most once a minute in this tab, whatever the reason. Where the tab keeps nothing it never
 * does: nobody would know that it had. Not while the next page is on its way: whoever went there would be held back.
 * False: the page stays. Source: NOTE-5, D76.
 */
export const reloadPage = (tab: TextStore, now: number, page: Pick<Location, 'reload'>): boolean => {
  clearTimeout(coming);
  const wait = leftAt + leaving - performance.now();
  if (wait > 0) {
    coming = setTimeout(reloadPage, wait, tab, now + wait, page);
    return true;
  }
  const before = tab.read(key);
  if (!mayReload(now, Number(before ?? Number.NaN)) || !tab.write(key, before ?? '')) return false;
  const asked = performance.now();
  coming = setTimeout(() => {
    if (leftAt >= asked) {
      reloadPage(tab, now + grace, page);
      return;
    }
    tab.write(key, String(now));
    page.reload();
  }, grace);
  return true;
};
