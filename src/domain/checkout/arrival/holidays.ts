import { weekday } from '../../shared/calendar.ts';
import type { CountryCode } from '../../shared/country.ts';
import type { Day } from '../../shared/dates.ts';
import { daysAfter } from '../../shared/day-arithmetic.ts';

/** Returns Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export const easter = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const month = String(Math.floor(f / 31)).padStart(2, '0');
  return `${year}-${month}-${String((f % 31) + 1).padStart(2, '0')}` as Day;
};

const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;

/** Holidays: fixed dates as `MM-dd`, and offsets from Easter Sunday in days. */
interface DaysOff {
  readonly fixed: readonly string[];
  readonly movable: readonly number[];
}

const swiss: DaysOff = {
  fixed: ['01-01', '01-02', '08-01', '12-25', '12-26'],
  movable: [goodFriday, easterMonday, ascension, whitMonday],
};

const daysOff: Readonly<Record<CountryCode, DaysOff>> = {
  CH: swiss,
  // Swiss Post delivers here: its days off count as well.
  LI: {
    fixed: [...swiss.fixed, '01-06', '05-01', '08-15', '09-08', '11-01', '12-08'],
    movable: [...swiss.movable, corpusChristi],
  },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    movable: [goodFriday, easterMonday, ascension, whitMonday],
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    movable: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  IT: {
    fixed: [
      '01-01',
      '01-06',
      '04-25',
      '05-01',
      '06-02',
      '08-15',
      '10-04',
      '11-01',
      '12-08',
      '12-25',
      '12-26',
    ],
    movable: [easterMonday],
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    movable: [easterMonday, ascension, whitMonday],
  },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    movable: [easterMonday, ascension, whitMonday],
  },
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    movable: [easterMonday, ascension, whitMonday],
  },
  NL: {
    fixed: ['01-01', '04-27', '12-25', '12-26'],
    movable: [easterMonday, ascension, whitMonday],
  },
  LT: {
    fixed: [
      '01-01',
      '02-16',
      '03-11',
      '05-01',
      '06-24',
      '07-06',
      '08-15',
      '11-01',
      '11-02',
      '12-24',
      '12-25',
      '12-26',
    ],
    movable: [easterMonday],
  },
};

/**
 * Holidays of some regions, large cities or trades only, such as Corpus Christi in half of the cantons and of the German
 * states. Days of single towns and valleys are left out.
 */
const regionalDaysOff: Partial<Record<CountryCode, DaysOff>> = {
  CH: {
    fixed: ['01-06', '03-01', '03-19', '05-01', '06-23', '06-29', '08-15', '11-01', '12-08'],
    movable: [corpusChristi],
  },
  DE: {
    fixed: ['01-06', '03-08', '08-08', '08-15', '09-20', '10-31', '11-01'],
    movable: [corpusChristi],
  },
  LI: { fixed: ['02-02', '03-19'], movable: [] },
  IT: { fixed: ['06-24', '06-29', '09-19', '12-07'], movable: [whitMonday] },
  FR: { fixed: ['12-26'], movable: [goodFriday] },
};

const isAmong = ({ fixed, movable }: DaysOff, day: Day): boolean => {
  if (fixed.includes(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return movable.some((distance) => daysAfter(sunday, distance) === day);
};

/** Whether a day is Repentance Day in Saxony, the Wednesday before 23 November. */
const isRepentanceDay = (day: Day): boolean =>
  weekday(day) === 3 && day.slice(5) >= '11-16' && day.slice(5) <= '11-22';

/** Whether a day is a nationwide public holiday. */
export const isHoliday = (country: CountryCode, day: Day): boolean => isAmong(daysOff[country], day);

/** Whether a day is a public holiday in a part of a country. Source: STOCK-10. */
export const isRegionalHoliday = (country: CountryCode, day: Day): boolean => {
  const regional = regionalDaysOff[country];
  return (regional !== undefined && isAmong(regional, day)) || (country === 'DE' && isRepentanceDay(day));
};
