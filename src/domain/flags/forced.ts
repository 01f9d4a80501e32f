/** Sides of experiments that a visitor chose in order to look at them, where nobody buys. */

import { isFlagKey, maxFlags } from './flag.ts';

/** `on`, `off`, or the name of a variant, by the feature's key. Source: TRK-5. */
export type Forced = ReadonlyMap<string, string>;

/** Until the browser is closed. */
export const forcedCookie = { name: 'ab-forced' } as const;

const prefix = 'flag.';
const isSide = (text: string): boolean => /^[\w.-]{1,80}$/.test(text);

const kept = (pairs: Iterable<readonly [string, string]>): Forced =>
  new Map([...pairs].filter(([key, side]) => isFlagKey(key) && isSide(side)).slice(0, maxFlags));

/** `?flag.hero=b`: every parameter of this kind, and nothing else. Source: TRK-5. */
export const forcedIn = (query: URLSearchParams): Forced =>
  kept(
    [...query].flatMap(([name, side]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), side] as const] : [],
    ),
  );

/** What the cookie says, whoever wrote it. Source: TRK-5. */
export const readForced = (cookie: string | undefined): Forced => kept(new URLSearchParams(cookie ?? ''));

/** The cookie's value; empty: nothing is forced. Source: TRK-5. */
export const writeForced = (forced: Forced): string => new URLSearchParams([...kept(forced)]).toString();
