import { useTranslation } from 'react-i18next';
import { daysAhead, daysShown, nearestSlots, slotsByDay } from '../../../domain/eye-check/booking.ts';
import type { Slot } from '../../../domain/eye-check/slots.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { dayInWeek } from '../../../domain/shared/format-date.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import card from '../../checkout/Card.module.css';
import { useServices } from '../../shared/services.ts';
import { useMoments } from '../../shared/use-moments.ts';
import css from './eye-check.module.css';

/** The free times of two weeks, and the selected day. */
export interface ShownTimes {
  readonly zone: string;
  readonly slots: readonly Slot[];
  /** The first day of the two weeks. */
  readonly from: Day;
  readonly day?: Day | undefined;
  /** A time that was given to somebody else meanwhile. */
  readonly gone?: number | undefined;
}

/** Returns the day to show: the requested one, otherwise the first with a free time. */
export const dayShown = ({ slots, zone, day }: ShownTimes): Day | undefined =>
  day ?? slotsByDay(slots, zone).keys().next().value;

/** Links for the days, each with its number of free times. Source: APPT-2. */
export const DayChoice = ({
  times,
  pathOf,
}: {
  readonly times: ShownTimes;
  readonly pathOf: (query: { readonly from: Day; readonly day?: Day }) => string;
}) => {
  const { t } = useTranslation('personal');
  const { locale, clock } = useServices();
  const { slots, zone, from } = times;
  const today = shopDay(clock.now(), zone);
  const later = daysAfter(from, daysShown);
  const days = [...slotsByDay(slots, zone)];
  const shown = dayShown(times);
  return (
    <nav aria-label={t('eyeCheck.days')} className={card.form}>
      {days.length === 0 && <p className={card.text}>{t('eyeCheck.none')}</p>}
      {days.length > 0 && (
        <ul className={css.days}>
          {days.map(([day, free]) => (
            <li key={day}>
              <a href={pathOf({ from, day })} aria-current={day === shown ? 'true' : undefined}>
                {dayInWeek(day, locale)}{' '}
                <span className={css.free}>{t('eyeCheck.free', { count: free.length })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={card.ways}>
        {from > today && <a href={pathOf({ from: daysAfter(from, -daysShown) })}>{t('eyeCheck.earlier')}</a>}
        {later <= daysAfter(today, daysAhead) && <a href={pathOf({ from: later })}>{t('eyeCheck.later')}</a>}
      </div>
    </nav>
  );
};

const Time = ({ slot, label }: { readonly slot: Slot; readonly label: string }) => (
  <label className={css.time}>
    <input type="radio" name="start" value={slot.start} required />
    {label}
  </label>
);

/** The free times of the shown day. If the chosen time is gone, the nearest ones are shown above. Source: APPT-2, APPT-3. */
export const TimeFields = ({ times }: { readonly times: ShownTimes }) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const moment = useMoments();
  const { slots, zone, gone } = times;
  const day = dayShown(times);
  const near = gone === undefined ? [] : nearestSlots(slots, gone);
  const ofDay = day ? (slotsByDay(slots, zone).get(day) ?? []).filter((slot) => !near.includes(slot)) : [];
  return (
    <>
      {near.length > 0 && (
        <fieldset className={`${css.times} ${css.near}`}>
          <legend>{t('eyeCheck.near')}</legend>
          {near.map((slot) => (
            <Time key={slot.start} slot={slot} label={t('eyeCheck.at', moment(slot.start, zone))} />
          ))}
        </fieldset>
      )}
      {day && ofDay.length > 0 && (
        <fieldset className={css.times}>
          <legend>{t('eyeCheck.timesOn', { day: dayInWeek(day, locale) })}</legend>
          {ofDay.map((slot) => (
            <Time key={slot.start} slot={slot} label={moment(slot.start, zone).time} />
          ))}
        </fieldset>
      )}
      {day && ofDay.length === 0 && near.length === 0 && (
        <p className={card.text}>{t('eyeCheck.noneOn', { day: dayInWeek(day, locale) })}</p>
      )}
    </>
  );
};
