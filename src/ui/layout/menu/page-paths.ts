import { createContext, use } from 'react';
import { inEveryLocale, type Localised } from '../../../domain/shared/locale.ts';
import { prefixOf, withoutLocale } from '../../../domain/shared/paths.ts';
import { type Address, useAddress } from '../../shared/address.ts';

/** Where the page on screen lives in each language, when more than its prefix differs. */
export const PathsContext = createContext<Localised | undefined>(undefined);

/** A page in every language, with its own slug in each. `own`: where it says itself where it lives. Source: ROUTE-14. */
export const pathsOfPage = (
  own: Localised | undefined,
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
): Localised => {
  if (own) return inEveryLocale((locale) => own[locale] + search);
  const rest = withoutLocale(pathname);
  return inEveryLocale((locale) => (prefixOf(locale) + (rest === '/' ? '' : rest) || '/') + search);
};

/** The page on screen in every language. */
export const usePagePaths = (): Localised => pathsOfPage(use(PathsContext), useAddress());
