/** A visitor's consent as stored in a cookie: version, day, and a letter for each category: `3.2026-11-22.ps`. */

import { shopDay } from '../shared/shop-day.ts';
import {
  answered,
  type Consent,
  mayRun,
  type OptionalCategory,
  optionalCategories,
  unasked,
} from './consent.ts';
import { consentVersion, lettersOf } from './consent-glance.ts';

const letters: Readonly<Record<OptionalCategory, string>> = {
  preferences: 'p',
  values: 'v',
  statistics: 's',
  marketing: 'm',
};

/** Marks that the visitor still has to be asked about everything that was not agreed to separately. */
const open = '_';

/** Returns the cookie's value. Units: milliseconds since 1970. Source: TRK-7. */
export const writeConsent = (allowed: Iterable<OptionalCategory>, now: number): string => {
  const consent = answered(allowed);
  const given = optionalCategories.filter((category) => mayRun(category, consent));
  return `${consentVersion}.${shopDay(now)}.${given.map((category) => letters[category]).join('')}`;
};

/**
 * Reads the consent from a cookie. A value of another version, expired, from the future or unreadable is no answer.
 * Source: TRK-7.
 */
export const readConsent = (cookie: string, now: number): Consent => {
  const given = lettersOf(cookie, now);
  if (given === undefined) return unasked;
  const allowed = optionalCategories.filter((one) => given.includes(letters[one]));
  if (!given.includes(open)) return answered(allowed);
  return allowed.length > 0 ? { ...unasked, allowed: new Set(allowed) } : unasked;
};

/**
 * Returns the cookie after a visitor separately allowed or refused storing their eye values. Other answers stay, and
 * open questions are still to be asked. Source: LAW-30.
 */
export const withValues = (cookie: string, allows: boolean, now: number): string => {
  const given = lettersOf(cookie, now);
  const day = given === undefined ? shopDay(now) : cookie.split('.')[1];
  const others = (given ?? open).replaceAll(letters.values, '');
  return `${consentVersion}.${day}.${allows ? letters.values : ''}${others}`;
};
