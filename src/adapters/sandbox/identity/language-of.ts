import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { defaultLocale, isLocale, type Locale } from '../../../domain/shared/locale.ts';
import { localeCookie } from '../../../domain/tracking/cookies.ts';

/**
 * The language of a visitor whose address names none: the one they chose, or the first of their browser’s that
 * there is. Source: I18N-4.
 */
export const languageOf = (c: Context): Locale => {
  const chosen = getCookie(c, localeCookie.name);
  if (isLocale(chosen)) return chosen;
  const spoken = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase());
  return spoken.find(isLocale) ?? defaultLocale;
};
