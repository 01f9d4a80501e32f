import type { RecentSearchStore } from '../../application/search/recent-searches.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import { recentSearchesKept } from '../../domain/search/recent-searches.ts';

const key = 'dioptra.recent-searches';

/** What was written by somebody else, or by an older shop, counts as far as it is a list of texts. */
const textsIn = (stored: string): readonly string[] => {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string').slice(0, recentSearchesKept)
      : [];
  } catch {
    return [];
  }
};

/** On the device, for this shop alone; one that keeps nothing remembers nothing. */
export const makeRecentSearchesStorage = (device: TextStore): RecentSearchStore => ({
  read: () => textsIn(device.read(key) ?? '[]'),
  write: (queries) => void device.write(key, queries.length === 0 ? undefined : JSON.stringify(queries)),
});
