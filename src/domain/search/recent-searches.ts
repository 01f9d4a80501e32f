import { searchable } from './search.ts';

/** So many fit below the field without scrolling on a phone. */
export const recentSearchesKept = 6;
/** Longer than what the field takes: not typed into it. Units: characters. */
const longest = 120;

const tidy = (query: string): string => query.trim().replace(/\s+/g, ' ');
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The list without a query, however its letters are capitalised. */
export const forgetSearch = (recent: readonly string[], query: string): readonly string[] =>
  recent.filter((one) => !same(one, tidy(query)));

/** The newest first, each once, the oldest falls out. An empty query, or one that is too long, changes nothing. */
export const rememberSearch = (recent: readonly string[], query: string): readonly string[] =>
  searchable(query) && tidy(query).length <= longest
    ? [tidy(query), ...forgetSearch(recent, query)].slice(0, recentSearchesKept)
    : recent;
