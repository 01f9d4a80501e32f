import { useLocation, useMatches } from 'react-router';
import { inEveryLocale, type Localised } from '../../../domain/shared/locale.ts';
import { prefixOf, withoutLocale } from '../../../domain/shared/paths.ts';
import { handleOf } from '../../shared/handle.ts';

/** The page on screen in every language, with its own slug in each. Source: ROUTE-14. */
export const usePagePaths = (): Localised => {
  const { pathname, search } = useLocation();
  const match = useMatches().findLast(
    ({ handle, loaderData }) => loaderData !== undefined && handleOf({ route: { handle } }).paths,
  );
  const own = match && handleOf({ route: { handle: match.handle } }).paths?.(match.loaderData);
  if (own) return inEveryLocale((locale) => own[locale] + search);
  const rest = withoutLocale(pathname);
  return inEveryLocale((locale) => (prefixOf(locale) + (rest === '/' ? '' : rest) || '/') + search);
};
