import { makeRecentSearchesStorage } from '../../adapters/browser/recent-searches-storage.ts';
import { makeRecentSearches, type RecentSearches } from '../../application/search/recent-searches.ts';
import type { TextStore } from '../../application/shared/text-store.ts';

/** Loaded with the first look at recent searches: most visits never need it. */
export const recentSearchesOfDevice = (device: TextStore): RecentSearches =>
  makeRecentSearches(makeRecentSearchesStorage(device));
