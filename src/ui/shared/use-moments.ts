import { dayInWeek, formatDay } from '../../domain/shared/format-date.ts';
import { dayOfTime, shopTime } from '../../domain/shared/shop-day.ts';
import { useServices } from './services.ts';

/** A moment in the local time of a zone, in words. */
export type Moment = Readonly<Record<'day' | 'date' | 'time', string>>;

/** Formats moments in an optician's local time. Source: APPT-1. */
export const useMoments = (): ((instant: number, zone: string) => Moment) => {
  const { locale } = useServices();
  return (instant, zone) => {
    const shown = shopTime(instant, zone);
    const day = dayOfTime(shown);
    return { day: dayInWeek(day, locale), date: formatDay(day, locale), time: shown.slice(11) };
  };
};
