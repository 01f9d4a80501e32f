import { useTranslation } from 'react-i18next';
import { today } from '../../../application/shared/clock.ts';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { laterBy } from '../../../domain/orders/subscription/interval.ts';
import { useServices } from '../../shared/services.ts';
import { useItemName } from '../item-name.ts';
import { useFormats } from '../use-formats.ts';
import styles from './LineRhythm.module.css';

/**
 * The interval of a subscribed line, its saving, the date of the next order if it is ordered today, and a button to buy
 * it only once. Source: SUBS-3.
 */
export const LineRhythm = ({
  item,
  className,
  onOnce,
}: {
  readonly item: CartItem;
  readonly className?: string | undefined;
  readonly onOnce?: (() => void) | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { shop, clock } = useServices();
  const { day } = useFormats();
  const nameOf = useItemName();
  const { every } = item;
  return (
    every && (
      <p className={className}>
        {t('line.regular', {
          every: t(`line.every.${every.unit}`, { count: every.every }),
          percent: shop.regularSaving ?? 0,
          day: day(laterBy(every, today(clock), 1)),
        })}{' '}
        {onOnce && (
          <button
            type="button"
            className={styles.once}
            aria-label={t('line.onceTitle', { title: nameOf(item) })}
            onClick={onOnce}
          >
            {t('line.once')}
          </button>
        )}
      </p>
    )
  );
};
