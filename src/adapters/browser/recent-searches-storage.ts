import type { RecentSearchStore } from '../../application/search/recent-searches.ts';
import { recentSearchesKept } from '../../domain/search/recent-searches.ts';

const key = 'dioptra.recent-searches';

/** What was written by somebody else, or by an older shop, counts as far as it is a list of texts. */
const textsIn = (stored: string | null): readonly string[] => {
  const value: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string').slice(0, recentSearchesKept)
    : [];
};

/** In the device's storage for this shop alone; a browser that refuses storage remembers nothing. */
export const makeRecentSearchesStorage = (storage: () => Storage): RecentSearchStore => ({
  read: () => {
    try {
      return textsIn(storage().getItem(key));
    } catch {
      return [];
    }
  },
  write: (queries) => {
    try {
      if (queries.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(queries));
    } catch {
      // Full or refused: there is nothing to remember then.
    }
  },
});
