import { createContext, use } from 'react';
import { inEveryLocale, type Localised } from '../../../domain/shared/locale.ts';
import { prefixOf, withoutLocale } from '../../../domain/shared/paths.ts';
import { useAddress } from '../../shared/address.ts';

/** Where the page on screen lives in each language, when more than its prefix differs. */
export const PathsContext = createContext<Localised | undefined>(undefined);

/** The page on screen in every language, with its own slug in each. Source: ROUTE-14. */
export const usePagePaths = (): Localised => {
  const { pathname, search } = useAddress();
  const own = use(PathsContext);
  if (own) return inEveryLocale((locale) => own[locale] + search);
  const rest = withoutLocale(pathname);
  return inEveryLocale((locale) => (prefixOf(locale) + (rest === '/' ? '' : rest) || '/') + search);
};
