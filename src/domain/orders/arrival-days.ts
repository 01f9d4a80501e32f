import * as E from 'fp-ts/Either';
import type { Day } from '../shared/dates.ts';
import { readDay } from '../shared/dates.ts';
import { weekdayName } from '../shared/format-date.ts';
import type { Locale } from '../shared/locale.ts';
import { printedDay } from '../shared/wall-clock.ts';
import type { Order } from './order.ts';

type Arrival = NonNullable<Order['delivery']>;

/**
 * Formats the expected arrival day, or the first and the last of several, without saying a month or a year twice:
 * `27.–28.11.2026`. Text without a day is unchanged. Source: MAIL-1, ORD-1.
 */
export const arrivalDays = ({ earliest, latest }: Arrival): string => {
  const last = printedDay(latest, 'dd.MM.yyyy');
  if (earliest === latest) return last;
  const first = printedDay(earliest, 'dd.MM.yyyy');
  const [day, month, year] = first.split('.');
  const [, lastMonth, lastYear] = last.split('.');
  if (year === undefined || year !== lastYear) return `${first} – ${last}`;
  return month === lastMonth ? `${day}.–${last}` : `${day}.${month}.–${last}`;
};

/** The weekdays of these days: `Freitag – Samstag`. Text without a day is unchanged. Source: MAIL-1, ORD-1. */
export const arrivalWeekdays = ({ earliest, latest }: Arrival, locale: Locale): string => {
  const weekday = (text: string): string =>
    E.match(
      () => text,
      (day: Day) => weekdayName(day, locale),
    )(readDay(text));
  return earliest === latest ? weekday(latest) : `${weekday(earliest)} – ${weekday(latest)}`;
};
