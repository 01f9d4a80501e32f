/** Variants that a visitor forces in order to view them, in environments without real orders. */

import { isFlagKey, maxFlags } from './flag.ts';

/** `on`, `off`, or the name of a variant, by the feature's key. Source: TRK-5. */
export type Forced = ReadonlyMap<string, string>;

/** A session cookie. */
export const forcedCookie = { name: 'ab-forced' } as const;

const prefix = 'flag.';
const isSide = (text: string): boolean => /^[\w.-]{1,80}$/.test(text);

const kept = (pairs: Iterable<readonly [string, string]>): Forced =>
  new Map([...pairs].filter(([key, side]) => isFlagKey(key) && isSide(side)).slice(0, maxFlags));

/** Reads every parameter like `?flag.hero=b`, and nothing else. Source: TRK-5. */
export const forcedIn = (query: URLSearchParams): Forced =>
  kept(
    [...query].flatMap(([name, side]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), side] as const] : [],
    ),
  );

/** Reads the cookie. Its content is not trusted. Source: TRK-5. */
export const readForced = (cookie: string | undefined): Forced => kept(new URLSearchParams(cookie ?? ''));

/** Returns the cookie's value. Empty if nothing is forced. Source: TRK-5. */
export const writeForced = (forced: Forced): string => new URLSearchParams([...kept(forced)]).toString();
