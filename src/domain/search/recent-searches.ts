import { searchable } from './search.ts';

/** As many as fit below the field on a phone without scrolling. */
export const recentSearchesKept = 6;
/** Longer than the field allows, so it was not entered there. Units: characters. */
const longest = 120;

const tidy = (query: string): string => query.trim().replace(/\s+/g, ' ');
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Removes a query from the list, ignoring case. */
export const forgetSearch = (recent: readonly string[], query: string): readonly string[] =>
  recent.filter((one) => !same(one, tidy(query)));

/**
 * Adds a query: the newest first, each once; the oldest is dropped. An empty query, or one that is too long, changes
 * nothing.
 */
export const rememberSearch = (recent: readonly string[], query: string): readonly string[] =>
  searchable(query) && tidy(query).length <= longest
    ? [tidy(query), ...forgetSearch(recent, query)].slice(0, recentSearchesKept)
    : recent;
