import type { RouteObject } from 'react-router';
import { type Locale, locales } from '../domain/shared/locale.ts';
import { activeLocales } from '../domain/shared/locale-config.ts';
import { appRoutes, framed } from './app-routes.tsx';
import { publicRoutes } from './public-routes.ts';

/** Every address of the shop, or those of some languages, as far as it speaks them: for the server, which matches and loads all pages. */
export const makeRoutes = (languages: readonly Locale[] = locales): RouteObject[] => {
  const spoken = activeLocales().filter((locale) => languages.includes(locale));
  return framed(spoken.flatMap((locale) => [...appRoutes(locale), ...publicRoutes(locale)]));
};
