import { savesData } from './saves-data.ts';

/** How many pages one view asks for that nobody has pressed: the browser prerenders two more of its own. */
const most = 3;

/**
 * Fetches documents into the browser's own cache, which the server allows to keep them for half a minute: a link that is
 * pointed at where the browser prerenders nothing, and what is likely to be wanted. Nothing for who saves data.
 * Source: TRK-8.
 */
export const prefetchPages = (page: Document): ((to: string) => void) => {
  const asked = new Set<string>();
  const prefetch = (to: string): void => {
    if (savesData() || asked.size >= most || asked.has(to) || to === location.pathname) return;
    asked.add(to);
    fetch(to, { priority: 'low' }).catch(() => asked.delete(to));
  };
  if (HTMLScriptElement.supports?.('speculationrules') !== true) {
    const pointAt = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href*="/p/"],a[href*="/c/"]') : null;
      const to = link?.getAttribute('href');
      if (to?.startsWith('/')) prefetch(to);
    };
    page.addEventListener('pointerover', pointAt, { passive: true });
    page.addEventListener('touchstart', pointAt, { passive: true });
  }
  return prefetch;
};
