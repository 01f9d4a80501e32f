import type { TextStore } from '../../application/shared/text-store.ts';
import { mayReload } from '../../domain/shared/chunk-reload.ts';

const key = 'chunk-reload';

/** How long a page waits before it reloads, and how long if a navigation to the next page was in progress. Units: ms. */
const grace = 1000;
const leaving = 30_000;
let coming: ReturnType<typeof setTimeout> | undefined;
let leftAt = 0;

/** Notes that a navigation has begun: some browsers then cancel this page's pending requests. */
export const noteLeaving = (now: number): void => {
  leftAt = now;
};

/** Whether a navigation to the next page is in progress, and requests of this page may have been cancelled by it. */
export const isLeaving = (now: number): boolean => now >= leftAt && now < leftAt + leaving;

/**
 * Reloads the page, at most once a minute in this tab, for whatever reason. It never does if the tab stores nothing,
 * because the limit could not be enforced. It waits while a navigation is in progress, because a reload would cancel
 * that. False: no reload. Source: NOTE-5.
 */
export const reloadPage = (tab: TextStore, now: number, page: Pick<Location, 'reload'>): boolean => {
  clearTimeout(coming);
  if (isLeaving(now)) {
    coming = setTimeout(reloadPage, leftAt + leaving - now, tab, leftAt + leaving, page);
    return true;
  }
  const before = tab.read(key) ?? '';
  if (!mayReload(now, Number(before)) || !tab.write(key, before)) return false;
  coming = setTimeout(() => {
    if (leftAt > now) reloadPage(tab, now + grace, page);
    else {
      tab.write(key, String(now));
      page.reload();
    }
  }, grace);
  return true;
};
