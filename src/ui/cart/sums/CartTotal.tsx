import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartTotal.module.css';

/** The total beside the checkout button. Screen readers announce every change. Source: CART-7. */
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
