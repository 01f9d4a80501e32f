import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { stockBadge } from '../../../domain/catalogue/stock-badge.ts';
import css from './StockBadge.module.css';
import { StockBadge } from './StockBadge.tsx';

/** The stock of a product, or that it cannot be ordered. Source: CAT-5, STOCK-1. */
export const Availability = ({
  product: { orderable, stopOrder = false, stock },
}: {
  readonly product: ProductSummary;
}) => {
  const { t } = useTranslation();
  return orderable === 'orderable' ? (
    <StockBadge badge={stockBadge({ stopOrder, stock, quantity: 1 })} />
  ) : (
    <span className={css.gone}>{t(`product.${orderable === 'discontinued' ? orderable : 'inactive'}`)}</span>
  );
};
