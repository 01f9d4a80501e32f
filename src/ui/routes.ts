import type { RouteObject } from 'react-router';
import { type Locale, locales } from '../domain/shared/locale.ts';
import { activeLocales } from '../domain/shared/locale-config.ts';
import { appRoutes, framed } from './app-routes.tsx';
import { publicRoutes } from './public-routes.ts';

/**
 * Returns all routes of the shop for the given languages that the shop supports. The server uses them to match and load
 * all pages.
 */
export const makeRoutes = (languages: readonly Locale[] = locales): RouteObject[] => {
  const spoken = activeLocales().filter((locale) => languages.includes(locale));
  return framed(spoken.flatMap((locale) => [...appRoutes(locale), ...publicRoutes(locale)]));
};
