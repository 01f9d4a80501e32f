/** A style sheet that could not be had is asked for again; code that comes later takes it for loaded. */
const fetchSheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet && !link.disabled) link.replaceWith(link.cloneNode());
};

/** Until the browser has a connection again. */
export const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Fetches code or words. Without a connection it waits for the next one instead of failing. Source: UI-8. */
export const patiently = async <A>(fetch: () => Promise<A>): Promise<A> => {
  try {
    return await fetch();
  } catch (error) {
    if (navigator.onLine) throw error;
    await untilOnline();
    fetchSheets();
    return patiently(fetch);
  }
};
