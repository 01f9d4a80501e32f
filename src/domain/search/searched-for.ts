import type { Locale } from '../shared/locale.ts';
import { pathTo } from '../shared/paths.ts';

/** Returns what a page was searched for; empty for any page but that of the search. Source: SRCH-6. */
export const searchedFor = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  locale: Locale,
): string => {
  if (pathname !== pathTo.search(locale)) return '';
  const query = new URLSearchParams(search);
  return query.get('search')?.trim() || query.get('phrase')?.trim() || '';
};
