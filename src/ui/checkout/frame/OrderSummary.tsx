import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isSentApart, shippingCost } from '../../../domain/cart/open-shipping.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { OpenSums } from '../../cart/sums/OpenSums.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './OrderSummary.module.css';
import { SummaryLines } from './SummaryLines.tsx';

/**
 * A summary of the order that is always available: beside the step on wide screens, collapsed above it on narrow ones.
 * Source: CART-21.
 */
export const OrderSummary = ({ cart }: { readonly cart: Cart }) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  const shippingPrice = shippingCost(cart);
  return (
    <aside className={styles.summary} aria-label={t('summary.title')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{t('summary.title')}</span>
        <span className={styles.sum}>
          {money(cart.total)}
          {isSentApart(cart, shippingPrice) && <small>{t('summary.shippingApart')}</small>}
        </span>
      </button>
      <div id={id} className={styles.body} data-open={open}>
        <h2 className={styles.title}>{t('summary.title')}</h2>
        <SummaryLines basket={cart} />
        <OpenSums cart={cart} shippingPrice={shippingPrice} withTotal />
        <PreLink className={styles.edit ?? ''} to={pathTo.cart(locale)}>
          {t('summary.edit')}
        </PreLink>
      </div>
    </aside>
  );
};
