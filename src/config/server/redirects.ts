import { defaultLocale } from '../../domain/shared/locale.ts';

const rooted = (rest: string): string => `/${rest.replace(/^[/\\]+/, '')}`;

/**
 * The one address of a page: German has no prefix, and no page ends in a slash. Undefined: this is it. What comes out
 * begins with one slash only, so that it cannot lead to another host. Source: D39.
 */
export const canonicalPath = (pathname: string): string | undefined => {
  const german = `/${defaultLocale}`;
  const unprefixed =
    pathname === german || pathname.startsWith(`${german}/`) ? pathname.slice(german.length) : pathname;
  const path = rooted(unprefixed).replace(/(?<=.)\/+$/, '');
  return path === pathname ? undefined : path;
};

/**
 * Whether every part of a path can be decoded and is text; what is not is no address of ours. What decoding gives has to
 * be used: a call for its exception alone is left out of the build.
 */
export const isReadable = (pathname: string): boolean => {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};
