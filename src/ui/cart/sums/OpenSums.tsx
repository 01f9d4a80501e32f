import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isSentApart } from '../../../domain/cart/open-shipping.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useFormats } from '../use-formats.ts';
import { CartSums } from './CartSums.tsx';

/**
 * The totals of a cart whose shipping method may still be open: shipping is then given as a price from which it begins.
 * `shippingPrice`: undefined while unknown. Source: CART-21.
 */
export const OpenSums = ({
  cart,
  shippingPrice,
  withTotal = false,
}: {
  readonly cart: Cart;
  readonly shippingPrice: Money | undefined;
  readonly withTotal?: boolean;
}) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const later = shippingPrice && {
    shippingLater:
      shippingPrice.minor > 0 ? t('sum.shippingFrom', { amount: money(shippingPrice) }) : t('sum.free'),
  };
  return (
    <CartSums basket={cart} withTotal={withTotal} isSentApart={isSentApart(cart, shippingPrice)} {...later} />
  );
};
