import type { BrandId } from '../shared/brand-id.ts';
import type { Locale } from '../shared/locale.ts';
import type { TimedContent } from './product.ts';

const hour = 3_600_000;

/** One o'clock UTC on the last Sunday of a month of 31 days; `month` counts from 0. */
const lastSunday = (year: number, month: number): number => {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * 24 * hour;
};

/** Summer time from the last Sunday of March to the last Sunday of October, as in all of Central Europe. */
const offsetAt = (now: number): number => {
  const year = new Date(now).getUTCFullYear();
  return now >= lastSunday(year, 2) && now < lastSunday(year, 9) ? 2 * hour : hour;
};

/** What a clock in Zurich shows, `yyyy-MM-dd HH:mm`. `now` in milliseconds since 1970. Source: D67. */
export const zurichTime = (now: number): string =>
  new Date(now + offsetAt(now)).toISOString().slice(0, 16).replace('T', ' ');

const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

/** Both ends belong to the window; an end that is empty or unreadable is open. Source: CAT-14, D67. */
export const isWithin = ({ start, end }: Pick<TimedContent, 'start' | 'end'>, now: number): boolean => {
  const time = zurichTime(now);
  return (!pattern.test(start) || time >= start) && (!pattern.test(end) || time <= end);
};

/** Whether something shows for this language, in this shop, now. Source: CAT-14. */
export const isShown = (
  content: TimedContent,
  to: { readonly locale: Locale; readonly brand: BrandId; readonly now: number },
): boolean => content.locale === to.locale && content.brand === to.brand && isWithin(content, to.now);
