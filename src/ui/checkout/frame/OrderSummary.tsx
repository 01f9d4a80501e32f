import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CartSums } from '../../cart/sums/CartSums.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './OrderSummary.module.css';
import { SummaryLines } from './SummaryLines.tsx';

/**
 * A summary of the order that is always available: beside the step on wide screens, collapsed above it on narrow ones.
 * `isSendingHere`: the shipping method is chosen on this screen.
 */
export const OrderSummary = ({
  cart,
  isSendingHere,
}: {
  readonly cart: Cart;
  readonly isSendingHere: boolean;
}) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  const isSendingChosen = cart.shipments.some(({ method }) => method !== undefined);
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
          {!isSendingChosen && <small>{t('summary.shippingApart')}</small>}
        </span>
      </button>
      <div id={id} className={styles.body} data-open={open}>
        <h2 className={styles.title}>{t('summary.title')}</h2>
        <SummaryLines basket={cart} />
        <CartSums
          basket={cart}
          shippingLater={t(isSendingHere ? 'summary.shippingHere' : 'summary.shippingLater')}
        />
        <PreLink className={styles.edit ?? ''} to={pathTo.cart(locale)}>
          {t('summary.edit')}
        </PreLink>
      </div>
    </aside>
  );
};
