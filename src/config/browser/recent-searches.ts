import { makeRecentSearchesStorage } from '../../adapters/browser/recent-searches-storage.ts';
import { makeRecentSearches, type RecentSearches } from '../../application/search/recent-searches.ts';
import type { TextStore } from '../../application/shared/text-store.ts';

/** Comes with the first look at what was searched for: most visits never ask. */
export const recentSearchesOfDevice = (device: TextStore): RecentSearches =>
  makeRecentSearches(makeRecentSearchesStorage(device));
