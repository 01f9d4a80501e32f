/** A visitor's answer as a cookie keeps it: version, day, and a letter for each category: `3.2026-11-22.ps`. */

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

/** Everything but what was agreed to at its own place is still to be asked. */
const open = '_';

/** The cookie's value. Units: milliseconds since 1970. Source: TRK-7. */
export const writeConsent = (allowed: Iterable<OptionalCategory>, now: number): string => {
  const consent = answered(allowed);
  const given = optionalCategories.filter((category) => mayRun(category, consent));
  return `${consentVersion}.${shopDay(now)}.${given.map((category) => letters[category]).join('')}`;
};

/** What a cookie says: of another version, older than an answer counts, from days to come or not readable is no answer. Source: TRK-7. */
export const readConsent = (cookie: string, now: number): Consent => {
  const given = lettersOf(cookie, now);
  if (given === undefined) return unasked;
  const allowed = optionalCategories.filter((one) => given.includes(letters[one]));
  if (!given.includes(open)) return answered(allowed);
  return allowed.length > 0 ? { ...unasked, allowed: new Set(allowed) } : unasked;
};

/**
 * The cookie once somebody allowed or refused the values of their eyes at their own place: whatever else was answered stands, and
 * what was not is still to be asked. Source: LAW-30.
 */
export const withValues = (cookie: string, allows: boolean, now: number): string => {
  const given = lettersOf(cookie, now);
  const day = given === undefined ? shopDay(now) : cookie.split('.')[1];
  const others = (given ?? open).replaceAll(letters.values, '');
  return `${consentVersion}.${day}.${allows ? letters.values : ''}${others}`;
};
