import { mayReload } from '../../domain/shared/chunk-reload.ts';

const kept = 'chunk-reload';

/** A chunk that cannot be had reloads the page, at most once per minute. Source: NOTE-5. */
export const reloadOnce = (): void => {
  const now = Date.now();
  if (!mayReload(now, Number(sessionStorage.getItem(kept) ?? Number.NaN))) return;
  sessionStorage.setItem(kept, String(now));
  location.reload();
};
