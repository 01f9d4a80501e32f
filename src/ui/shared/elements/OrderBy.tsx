import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import type { Arrival } from '../../../domain/catalogue/delivery.ts';
import { isPast, orderBy } from '../../../domain/checkout/arrival/order-by.ts';
import { dayInWeek, weekdayName } from '../../../domain/shared/format-date.ts';
import { meantDay } from '../../../domain/shared/wall-clock.ts';
import { useServices } from '../services.ts';

/** "Ordered by 16:00 today, with you on Wednesday": until when to order for an arrival that was just told. Source: STOCK-6. */
export const OrderBy = ({
  arrival,
  of = 'supply',
  className,
}: {
  readonly arrival: Arrival;
  /** Whose words are there: both parts say the same. */
  readonly of?: 'product' | 'supply';
  readonly className?: string | undefined;
}) => {
  const { t } = useTranslation(of);
  const { shop, clock, locale } = useServices();
  const { earliest, latest } = arrival;
  // The arrival holds for the moment at which it was told, and so does its deadline.
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
