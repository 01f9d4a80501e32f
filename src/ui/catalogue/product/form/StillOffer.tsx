import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { stockBadge } from '../../../../domain/catalogue/stock-badge.ts';
import { StockBadge } from '../../../shared/elements/StockBadge.tsx';
import { useServices } from '../../../shared/services.ts';
import css from './still-offer.module.css';

/** The stock of a product as a whole. It is shown before values are chosen. Source: CAT-6, STOCK-1. */
export const StillOffer = ({ stock, stopOrder = false }: Pick<Product, 'stock' | 'stopOrder'>) => {
  const { t } = useTranslation();
  const { shop } = useServices();
  return (
    <div className={css.offer}>
      <StockBadge badge={stockBadge({ stopOrder, stock, quantity: 1 })} />
      {stock > 0 && <p className={css.date}>{t('layout.delivery', shop.deliveryDays)}</p>}
    </div>
  );
};
