import type { TextStore } from '../../application/shared/text-store.ts';
import { mayReload } from '../../domain/shared/chunk-reload.ts';

const key = 'chunk-reload';

/**
 * Loads the page anew, at most once a minute in this tab, whatever the reason. Where the tab keeps nothing it never
 * does: nobody would know that it had. False: the page stays. Source: NOTE-5, D76.
 */
export const reloadPage = (tab: TextStore, now: number, page: Pick<Location, 'reload'>): boolean => {
  if (!mayReload(now, Number(tab.read(key) ?? Number.NaN)) || !tab.write(key, String(now))) return false;
  page.reload();
  return true;
};
