import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isSentApart } from '../../../domain/cart/open-shipping.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartTotal.module.css';

/**
 * The total beside the checkout button. Screen readers announce every change. It says that shipping is not included
 * unless shipping is free. Source: CART-7, CART-21.
 */
export const CartTotal = ({
  cart,
  shippingPrice,
}: {
  readonly cart: Pick<Cart, 'total' | 'shipments'>;
  readonly shippingPrice: Money | undefined;
}) => {
  const { t } = useTranslation(['cart', 'common']);
  const { money } = useFormats();
  return (
    <p className={styles.total} role="status">
      <span>{t('sum.total')}</span> <span>{money(cart.total)}</span>{' '}
      <small>{t(isSentApart(cart, shippingPrice) ? 'common:price.vatAndShipping' : 'sum.vat')}</small>
    </p>
  );
};
