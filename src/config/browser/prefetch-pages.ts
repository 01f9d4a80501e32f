import { closestTo } from '../../ui/shared/closest-to.ts';
import { savesData } from './saves-data.ts';

/** How many pages one view prefetches without a press; the browser itself prerenders two more. */
const most = 3;
/** How long a visitor has to be inactive before pages are prefetched. Units: ms. Source: TRK-8. */
const idleMs = 2000;
/** One page of each kind is enough: by then the files that two products share are cached. */
const kinds = ['/p/', '/c/'] as const;
const doings = ['scroll', 'pointerdown', 'keydown'] as const;
const passive = { capture: true, passive: true };

const isInSight = (link: Element): boolean => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Prefetches documents into the browser's cache, where the server allows half a minute: the target of a link that is
 * pointed at, before the browser's own rules prerender it or if it has none; and, after two seconds without activity, a
 * product and a category in the viewport. Does nothing if the visitor saves data. Source: TRK-8.
 */
export const prefetchPages = (page: Document): void => {
  const asked = new Set<string>();
  const prefetch = (to: string | null | undefined): void => {
    if (!to?.startsWith('/') || savesData() || asked.size >= most) return;
    if (asked.has(to) || to === location.pathname) return;
    asked.add(to);
    fetch(to, { priority: 'low' }).catch(() => asked.delete(to));
  };

  const pointAt = (event: Event): void => {
    prefetch(closestTo(event, 'a[href*="/p/"],a[href*="/c/"]')?.getAttribute('href'));
  };
  for (const pointing of ['pointerover', 'touchstart']) page.addEventListener(pointing, pointAt, passive);

  const open = new Set<string>(kinds);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    for (const kind of open) {
      const link = [...page.querySelectorAll(`main a[href*="${kind}"]`)].find(isInSight);
      if (!link) continue;
      open.delete(kind);
      prefetch(link.getAttribute('href'));
    }
    if (open.size === 0) for (const doing of doings) page.removeEventListener(doing, wait, passive);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, idleMs);
  };
  for (const doing of doings) page.addEventListener(doing, wait, passive);
  wait();
};
