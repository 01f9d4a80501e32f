import { useTranslation } from 'react-i18next';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';

/** Returns a function that words an interval. */
export const useRhythm = (): ((interval: DeliveryInterval) => string) => {
  const { t } = useTranslation('personal');
  return ({ every, unit }) => t(`subscription.every.${unit}`, { count: every });
};
