import type { Say } from '../../../application/shared/texts.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';

/** Formats how often a subscription delivers. */
export const writtenInterval = ({ every, unit }: DeliveryInterval, t: Say): string => {
  if (unit === 'day') return t('mails:subscription.days', { count: every });
  return every === 1 ? t('mails:subscription.month') : t('mails:subscription.months', { count: every });
};
