import { useTranslation } from 'react-i18next';
import { openingAt } from '../../../domain/eye-check/opening.ts';
import { type OpeningHours, spansOn } from '../../../domain/eye-check/slots.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { dayInWeek } from '../../../domain/shared/format-date.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useMoments } from '../../shared/use-moments.ts';
import css from './Studios.module.css';

interface Told {
  readonly hours: OpeningHours;
  readonly now: number;
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Whether a studio is open at this moment. Source: STUDIO-1. */
export const StudioState = ({ hours, now }: Told) => {
  const { t } = useTranslation('content');
  const moment = useMoments();
  const opening = openingAt(hours, now);
  switch (opening._tag) {
    case 'Open':
      return (
        <p className={css.open}>{t('studios.openUntil', { time: moment(opening.until, hours.zone).time })}</p>
      );
    case 'Opens': {
      const { day, time } = moment(opening.at, hours.zone);
      return (
        <p className={css.shut}>
          {opening.isToday ? t('studios.opensToday', { time }) : t('studios.opensOn', { day, time })}
        </p>
      );
    }
    case 'Closed':
      return <p className={css.shut}>{t('studios.closed')}</p>;
  }
};

/** The opening hours of seven days from today, closed on holidays. Source: STUDIO-1. */
export const StudioWeek = ({ hours, now }: Told) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const today = shopDay(now, hours.zone);
  return (
    <details className={css.week}>
      <summary>{t('studios.hours')}</summary>
      <dl>
        {[0, 1, 2, 3, 4, 5, 6].map((ahead) => {
          const day = daysAfter(today, ahead);
          const spans = spansOn(hours, day).filter(({ from, to }) => from < to);
          return (
            <div key={day}>
              <dt>{dayInWeek(day, locale)}</dt>
              <dd>
                {spans.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', ') ||
                  t('studios.closed')}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
};
