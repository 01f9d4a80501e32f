import { isAsSeen } from '../../../domain/checkout/seen-order.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type CartFacts, sentLines } from '../cart/cart-facts.ts';

/** Whether a cart is the one that the buyer saw when pressing the button, as far as the request says. Source: CHK-14. */
export const isCartAsSeen = (
  { total, currency_code, gift, items }: BodyOf<ShopApi['createMyOrderFromCart']>,
  cart: CartFacts,
): boolean =>
  isAsSeen(
    {
      total,
      currency: currency_code,
      gift,
      lines: items?.map((line) => ({
        productId: line.product_id,
        variantId: line.variant_id,
        quantity: line.quantity,
        price: line.unit_price,
      })),
    },
    {
      total: cart.totals.total as Minor,
      currency: cart.currency,
      gift: cart.gift?.line !== undefined,
      lines: sentLines(cart).map(({ product, variantId, quantity, unit }) => ({
        productId: product.id,
        variantId,
        quantity,
        price: unit as Minor,
      })),
    },
  );
