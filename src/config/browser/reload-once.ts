const kept = 'chunk-reload';

/** A chunk that cannot be had reloads the page, at most once per minute. Source: NOTE-5. */
export const reloadOnce = (): void => {
  const last = Number(sessionStorage.getItem(kept) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(kept, String(Date.now()));
  location.reload();
};
