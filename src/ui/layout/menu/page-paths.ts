import { createContext, use } from 'react';
import { inEveryLocale, type Localised } from '../../../domain/shared/locale.ts';
import { prefixOf, withoutLocale } from '../../../domain/shared/paths.ts';
import { type Address, useAddress } from '../../shared/address.ts';

/** The current page's path in each language, if more than its prefix differs. */
export const PathsContext = createContext<Localised | undefined>(undefined);

/**
 * Returns the address of a page in every language, with its slug in each. `own`: the page's own paths, if it provides
 * them. Source: ROUTE-14.
 */
export const pathsOfPage = (
  own: Localised | undefined,
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
): Localised => {
  if (own) return inEveryLocale((locale) => own[locale] + search);
  const rest = withoutLocale(pathname);
  return inEveryLocale((locale) => (prefixOf(locale) + (rest === '/' ? '' : rest) || '/') + search);
};

/** Returns the address of the current page in every language. */
export const usePagePaths = (): Localised => pathsOfPage(use(PathsContext), useAddress());
