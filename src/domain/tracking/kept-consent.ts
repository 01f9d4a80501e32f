/** A visitor's answer as a cookie keeps it: version, day, and a letter for each category: `1.2026-11-22.ps`. */

import { addDays, dayOf, writeDay } from '../shared/day-arithmetic.ts';
import {
  answered,
  type Consent,
  mayRun,
  type OptionalCategory,
  optionalCategories,
  unasked,
} from './consent.ts';

/** Grows when the question changes, so that everybody is asked anew. Source: TRK-7. */
export const consentVersion = 1;
/** How long an answer counts. Units: days. Source: TRK-7. */
export const consentDays = 180;

const letters: Readonly<Record<OptionalCategory, string>> = {
  preferences: 'p',
  statistics: 's',
  marketing: 'm',
};

/** The cookie's value. Units: milliseconds since 1970. Source: TRK-7. */
export const writeConsent = (allowed: Iterable<OptionalCategory>, now: number): string => {
  const consent = answered(allowed);
  const given = optionalCategories.filter((category) => mayRun(category, consent));
  return `${consentVersion}.${writeDay(dayOf(now))}.${given.map((category) => letters[category]).join('')}`;
};

/** What a cookie says: of another version, older than an answer counts, from days to come or not readable is no answer. Source: TRK-7. */
export const readConsent = (cookie: string, now: number): Consent => {
  const [version, day = '', given = ''] = cookie.split('.');
  const today = dayOf(now);
  const counts =
    version === String(consentVersion) &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    day > writeDay(addDays(today, -consentDays)) &&
    day <= writeDay(addDays(today, 1));
  return counts ? answered(optionalCategories.filter((one) => given.includes(letters[one]))) : unasked;
};
