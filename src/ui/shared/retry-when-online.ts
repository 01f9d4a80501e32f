import { fetchLostSheets } from './lost-sheets.ts';

/** Resolves when the browser is online again. */
export const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Loads code or texts. Without a connection it waits and tries again instead of failing. Source: UI-8. */
export const retryWhenOnline = async <A>(fetch: () => Promise<A>): Promise<A> => {
  try {
    return await fetch();
  } catch (error) {
    if (navigator.onLine) throw error;
    await untilOnline();
    fetchLostSheets();
    return retryWhenOnline(fetch);
  }
};
