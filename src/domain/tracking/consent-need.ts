import { lettersOf } from './consent-glance.ts';

/** By a cookie's exact name. */
const answer = /(?:^|; )consent=([^;]*)/;
/** What an order needs, whatever is allowed. */
const announcement = /[?&](studio|service|order)_/;

/**
 * Whether there is anything to ask a visitor, or to do for them; nothing more is fetched after a plain no that counts.
 * Source: TRK-7, TRK-2.
 */
export const needsConsentDesk = (cookies: string, search: string, now: number): boolean =>
  lettersOf(answer.exec(cookies)?.[1] ?? '', now) !== '' || announcement.test(search);
