/** A visitor's answer as a cookie keeps it: version, day, and a letter for each category: `1.2026-11-22.ps`. */

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
  statistics: 's',
  marketing: 'm',
};

/** The cookie's value. Units: milliseconds since 1970. Source: TRK-7. */
export const writeConsent = (allowed: Iterable<OptionalCategory>, now: number): string => {
  const consent = answered(allowed);
  const given = optionalCategories.filter((category) => mayRun(category, consent));
  return `${consentVersion}.${shopDay(now)}.${given.map((category) => letters[category]).join('')}`;
};

/** What a cookie says: of another version, older than an answer counts, from days to come or not readable is no answer. Source: TRK-7. */
export const readConsent = (cookie: string, now: number): Consent => {
  const given = lettersOf(cookie, now);
  return given === undefined
    ? unasked
    : answered(optionalCategories.filter((one) => given.includes(letters[one])));
};
