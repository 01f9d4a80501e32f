import { useTranslation } from 'react-i18next';
import type { StockRefusal } from '../../../../../domain/cart/stock-check.ts';
import css from './live-form.module.css';

/** Why a stopped product is unavailable in this quantity. Source: CART-9, STOCK-3. */
export const StopOrderNotice = ({
  refusal,
  hasValues,
}: {
  readonly refusal: StockRefusal;
  /** Whether the product has other values, which may still be available. */
  readonly hasValues: boolean;
}) => {
  const { t } = useTranslation(['product', 'common']);
  return (
    <p className={css.stopped} role="alert">
      {refusal._tag === 'ReduceStock'
        ? t('common:product.stock.reduce_stock', { stock: refusal.stock })
        : t(hasValues ? 'soldOutValues' : 'common:stock.no_stock_available')}
    </p>
  );
};
