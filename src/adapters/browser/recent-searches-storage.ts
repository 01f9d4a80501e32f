import type { RecentSearchStore } from '../../application/search/recent-searches.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import { recentSearchesKept } from '../../domain/search/recent-searches.ts';

const key = 'dioptra.recent-searches';

/** Reads what is stored. Values of other code or an older version of the shop count only if they are a list of texts. */
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

/** Stored on the device, for this shop alone; not at all if the device stores nothing. */
export const makeRecentSearchesStorage = (device: TextStore): RecentSearchStore => ({
  read: () => textsIn(device.read(key) ?? '[]'),
  write: (queries) => void device.write(key, queries.length === 0 ? undefined : JSON.stringify(queries)),
});
