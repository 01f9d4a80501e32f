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

/** Whether every part of a path can be decoded; what cannot is no address of ours. */
export const isReadable = (pathname: string): boolean => {
  try {
    // Its value is used, for a build leaves out calls that seem to do nothing.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
};
