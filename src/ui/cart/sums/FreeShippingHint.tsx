import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { freeShippingHint } from '../../../domain/cart/free-shipping.ts';
import type { Minor, Money } from '../../../domain/shared/money.ts';
import { useServices } from '../../shared/services.ts';
import { useFormats } from '../use-formats.ts';
import styles from './FreeShippingHint.module.css';

/** Any price will do: whether something is missing does not depend on the shipping costs. */
const some = 1 as Minor;

/**
 * The amount missing for free shipping. Its space is reserved before the price is known, so that nothing moves. Source:
 * CART-10.
 */
export const FreeShippingHint = ({
  cart,
  shippingPrice,
}: {
  readonly cart: Cart;
  readonly shippingPrice: Money | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const { shop } = useServices();
  const hint = freeShippingHint({
    subtotal: cart.itemsTotal,
    ...(shop.freeShipping !== undefined && { threshold: shop.freeShipping }),
    shippingPrice: shippingPrice ?? { minor: some, currency: cart.itemsTotal.currency },
  });
  if (!hint) return null;
  return (
    <div className={styles.hint} data-waiting={!shippingPrice || undefined}>
      <p>{t('freeShipping.remaining', { amount: money(hint.remaining) })}</p>
      <progress
        aria-label={t('freeShipping.progress')}
        max={cart.itemsTotal.minor + hint.remaining.minor}
        value={cart.itemsTotal.minor}
      />
    </div>
  );
};
