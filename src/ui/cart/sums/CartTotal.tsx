import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartTotal.module.css';

/** What is to be paid, where the way to the checkout begins; said again whenever it changes. Source: CART-7. */
export const CartTotal = ({ cart }: { readonly cart: Pick<Cart, 'total'> }) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  return (
    <p className={styles.total} role="status">
      <span>
        {t('sum.total')} <small>{t('sum.vat')}</small>
      </span>
      <span>{money(cart.total)}</span>
    </p>
  );
};
