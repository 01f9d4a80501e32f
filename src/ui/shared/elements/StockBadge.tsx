import { useTranslation } from 'react-i18next';
import type { StockBadge as Badge, StockBadgeKey } from '../../../domain/catalogue/stock-badge.ts';
import css from './StockBadge.module.css';

const tone: Readonly<Record<StockBadgeKey, 'good' | 'few' | 'later' | 'none'>> = {
  available_stock_more_then_ten: 'good',
  available_stock_less_then_ten: 'few',
  on_warehouse: 'later',
  reduce_stock: 'few',
  no_stock_available: 'none',
};

/** Shows the stock in words and colour. Source: STOCK-1, STOCK-2. */
export const StockBadge = ({ badge }: { readonly badge: Badge }) => {
  const { t } = useTranslation();
  return (
    <span className={`${css.badge} ${css[tone[badge.key]]}`}>
      {t(`stock.${badge.key}`, { stock: badge.stock })}
    </span>
  );
};
