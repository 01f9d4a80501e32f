import { fetchLostSheets } from './lost-sheets.ts';

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
    fetchLostSheets();
    return patiently(fetch);
  }
};
