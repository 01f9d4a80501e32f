import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/** Returns the path for booking an eye check. Source: APPT-2. */
export const eyeCheckPath = (locale: Locale): string => `${prefixOf(locale)}/eye-check`;

/** Returns the path of opticians who offer eye checks near a place. */
export const eyeCheckOpticiansPath = (locale: Locale): string => `${eyeCheckPath(locale)}/opticians`;

/** Returns the path of an optician's free slots. */
export const eyeCheckTimesPath = (locale: Locale, optician = ''): string =>
  `${eyeCheckPath(locale)}/times${optician && `?optician=${encodeURIComponent(optician.toWellFormed())}`}`;

/** What gives access to a booked eye check: the secret of a link, or the id of the customer's own booking. */
export interface EyeCheckOpener {
  readonly token?: string;
  readonly id?: string;
}
const query = (opener: EyeCheckOpener): string =>
  Object.entries(opener)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&');

/** Returns the path for moving or cancelling a booked eye check. Source: APPT-4. */
export const eyeCheckAppointmentPath = (locale: Locale, opener?: EyeCheckOpener): string =>
  `${eyeCheckPath(locale)}/appointment${opener ? `?${query(opener)}` : ''}`;

/** Returns the path of the booking as a calendar file. Source: APPT-6. */
export const eyeCheckCalendarPath = (locale: Locale, opener?: EyeCheckOpener): string =>
  `${prefixOf(locale)}/eye-check.ics${opener ? `?${query(opener)}` : ''}`;
