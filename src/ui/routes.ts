import type { RouteObject } from 'react-router';
import { type Locale, locales } from '../domain/shared/locale.ts';
import { appRoutes, framed } from './app-routes.tsx';
import { publicRoutes } from './public-routes.ts';

/** Every address of the shop, or those of some languages: for the server, which matches and loads all pages. */
export const makeRoutes = (languages: readonly Locale[] = locales): RouteObject[] =>
  framed(languages.flatMap((locale) => [...appRoutes(locale), ...publicRoutes(locale)]));
