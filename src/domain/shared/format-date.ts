import * as E from 'fp-ts/Either';
import { type Day, type NotADay, readDay } from './dates.ts';
import type { Locale } from './locale.ts';

interface DateWords {
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
}

const words: Readonly<Record<Locale, DateWords>> = {
  de: {
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    shortWeekdays: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  it: {
    weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
    shortWeekdays: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'],
    months: [
      'gennaio',
      'febbraio',
      'marzo',
      'aprile',
      'maggio',
      'giugno',
      'luglio',
      'agosto',
      'settembre',
      'ottobre',
      'novembre',
      'dicembre',
    ],
  },
  fr: {
    weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    shortWeekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
  },
};

/** 0 is Sunday. A year begins in March here, so that a leap day is its last. */
export const weekdayOf = ({ year, month, day }: Day): number => {
  const y = month < 3 ? year - 1 : year;
  const daysSinceMarch = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return (y + leaps + 2 + daysSinceMarch + day) % 7;
};

/** `short`: Di., 24. November · `long`: Dienstag, 24. November · `full`: 24. November 2026. */
export const dateStyles = ['short', 'long', 'full'] as const;
export type DateStyle = (typeof dateStyles)[number];

/** The first of a month is an ordinal in French, and no other day is. */
const frenchDay = (day: number): string => (day === 1 ? '1er' : `${day}`);

type Arrange = (weekday: string, day: number, month: string) => string;
const withWeekday: Readonly<Record<Locale, Arrange>> = {
  de: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
  en: (weekday, day, month) => `${weekday}, ${month} ${day}`,
  it: (weekday, day, month) => `${weekday} ${day} ${month}`,
  fr: (weekday, day, month) => `${weekday} ${frenchDay(day)} ${month}`,
};
const withYear: Readonly<Record<Locale, (year: number, day: number, month: string) => string>> = {
  de: (year, day, month) => `${day}. ${month} ${year}`,
  en: (year, day, month) => `${month} ${day}, ${year}`,
  it: (year, day, month) => `${day} ${month} ${year}`,
  fr: (year, day, month) => `${frenchDay(day)} ${month} ${year}`,
};

/** A day (`yyyy-MM-dd`, or an instant's day) in words of the shop's languages. Source: STOCK-5, I18N-2. */
export const formatDay = (input: string, locale: Locale, style: DateStyle): E.Either<NotADay, string> =>
  E.map((at: Day) => {
    const { weekdays, shortWeekdays, months } = words[locale];
    const month = String(months[at.month - 1]);
    if (style === 'full') return withYear[locale](at.year, at.day, month);
    const weekday = String((style === 'short' ? shortWeekdays : weekdays)[weekdayOf(at)]);
    return withWeekday[locale](weekday, at.day, month);
  })(readDay(input));
