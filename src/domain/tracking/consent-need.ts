import { lettersOf } from './consent-glance.ts';

/** Matches the cookie by its exact name. */
const answer = /(?:^|; )consent=([^;]*)/;
/** Parameters that an order needs, whatever is allowed. */
const announcement = /[?&](studio|service|order)_/;

/**
 * Whether the consent code is needed, to ask the visitor or to do something for them. After a valid refusal of
 * everything, it is not loaded. Source: TRK-7, TRK-2.
 */
export const needsConsentDesk = (cookies: string, search: string, now: number): boolean =>
  lettersOf(answer.exec(cookies)?.[1] ?? '', now) !== '' || announcement.test(search);
