import type { BrandId } from '../../domain/shared/brand-id.ts';
import { wipCookie } from '../../domain/tracking/cookies.ts';
import { wipMode } from '../../domain/tracking/wip-mode.ts';
import type { CookieJar } from './cookie-jar.ts';
import { makeNamedCookie } from './named-cookie.ts';

/** Whether work in progress is shown; the setting in the address is remembered. Source: TRK-4. */
export const readWip = (
  jar: CookieJar,
  search: string,
  where: { readonly secure: boolean; readonly sharing?: BrandId | undefined },
): boolean => {
  const cookie = makeNamedCookie(jar, wipCookie, where);
  const { on, cookie: change } = wipMode(
    new URLSearchParams(search).get('mode'),
    cookie.read() !== undefined,
  );
  if (change === 'set') cookie.write('1');
  if (change === 'clear') cookie.clear();
  return on;
};
