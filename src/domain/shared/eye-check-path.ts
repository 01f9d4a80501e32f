import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/** Where a check of the eyes is booked. Source: APPT-2. */
export const eyeCheckPath = (locale: Locale): string => `${prefixOf(locale)}/eye-check`;

/** Opticians who check eyes, near a place. */
export const eyeCheckOpticiansPath = (locale: Locale): string => `${eyeCheckPath(locale)}/opticians`;

/** The free times of an optician. */
export const eyeCheckTimesPath = (locale: Locale, optician = ''): string =>
  `${eyeCheckPath(locale)}/times${optician && `?optician=${encodeURIComponent(optician.toWellFormed())}`}`;

/** What opens a check: the secret of a link, or the id of one's own. */
export interface EyeCheckOpener {
  readonly token?: string;
  readonly id?: string;
}
const query = (opener: EyeCheckOpener): string =>
  Object.entries(opener)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&');

/** Where one that was booked is moved or cancelled. Source: APPT-4. */
export const eyeCheckAppointmentPath = (locale: Locale, opener?: EyeCheckOpener): string =>
  `${eyeCheckPath(locale)}/appointment${opener ? `?${query(opener)}` : ''}`;

/** The same as a file for a calendar. Source: APPT-6. */
export const eyeCheckCalendarPath = (locale: Locale, opener?: EyeCheckOpener): string =>
  `${prefixOf(locale)}/eye-check.ics${opener ? `?${query(opener)}` : ''}`;
