import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useServices } from '../../shared/services.ts';
import { useFormats } from '../use-formats.ts';
import { CartSums } from './CartSums.tsx';

/**
 * The totals of a cart whose shipping method is still open: shipping costs are given as a minimum, and as free from the
 * threshold on. Source: CART-21.
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
  const { freeShipping } = useServices().shop;
  const free = freeShipping && amountIn(freeShipping, cart.itemsTotal.currency);
  const isFree = free !== undefined && cart.itemsTotal.minor >= free.minor;
  const least = shippingPrice && !isFree && shippingPrice.minor > 0 ? shippingPrice : undefined;
  const later = least ? t('sum.shippingFrom', { amount: money(least) }) : t('sum.free');
  // The threshold is known before the price of a method is.
  const isKnown = isFree || shippingPrice !== undefined;
  return <CartSums basket={cart} withTotal={withTotal} {...(isKnown && { shippingLater: later })} />;
};
