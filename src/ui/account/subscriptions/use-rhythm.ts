import { useTranslation } from 'react-i18next';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';

/** How often something comes, in words. */
export const useRhythm = (): ((interval: DeliveryInterval) => string) => {
  const { t } = useTranslation('personal');
  return ({ every, unit }) => t(`subscription.every.${unit}`, { count: every });
};
