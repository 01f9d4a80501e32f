import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import type { Arrival } from '../../../domain/catalogue/delivery.ts';
import { isPast, orderBy } from '../../../domain/checkout/arrival/order-by.ts';
import { dayInWeek, weekdayName } from '../../../domain/shared/format-date.ts';
import { meantDay } from '../../../domain/shared/wall-clock.ts';
import { useServices } from '../services.ts';

/** "Ordered by 16:00 today, with you on Wednesday": the deadline for the arrival shown next to it. Source: STOCK-6. */
export const OrderBy = ({
  arrival,
  of = 'supply',
  className,
}: {
  readonly arrival: Arrival;
  /** The namespace of the texts; both have the same ones. */
  readonly of?: 'product' | 'supply';
  readonly className?: string | undefined;
}) => {
  const { t } = useTranslation(of);
  const { shop, clock, locale } = useServices();
  const { earliest, latest } = arrival;
  // The arrival was computed for one moment, so its deadline is computed once for the same moment.
  const until = useMemo(
    () => latest && orderBy(shop.country, shopTimeNow(clock)),
    [shop.country, clock, latest],
  );
  const day = meantDay(latest, clock.zone);
  if (!until || day._tag === 'Left' || isPast(until, shopTimeNow(clock))) return null;
  const form = earliest === latest ? 'on' : 'by';
  const values = {
    time: until.time,
    until: weekdayName(until.day, locale),
    day: dayInWeek(day.right, locale),
  };
  return (
    <p className={className}>
      {t(until.isToday ? `orderBy.today.${form}` : `orderBy.until.${form}`, values)}
    </p>
  );
};
