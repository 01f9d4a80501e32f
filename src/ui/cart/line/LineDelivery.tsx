import { StockBadge } from '../../shared/elements/StockBadge.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';
import type { LineSupply } from './line-supply.ts';

/** Of one line: what is left of it, and when it would arrive by itself. Source: STOCK-1, STOCK-5, CART-7. */
export const LineDelivery = ({ supply: { badge, arrival } }: { readonly supply: LineSupply }) => {
  const { t } = useTranslation('cart');
  const { day, shortDay } = useFormats();
  if (!badge) return null;
  const stopped = badge.key === 'reduce_stock' || badge.key === 'no_stock_available';
  const arrives =
    arrival?.earliest === arrival?.latest
      ? t('delivery.lineOn', { day: day(arrival?.latest ?? '') })
      : t('delivery.line', { from: shortDay(arrival?.earliest ?? ''), to: day(arrival?.latest ?? '') });
  return (
    <p className={styles.each}>
      <StockBadge badge={badge} /> {arrival && !stopped && arrives}
    </p>
  );
};
