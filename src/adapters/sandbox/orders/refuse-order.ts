import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { mayBeOrdered } from '../../../domain/checkout/checkout-progress.ts';
import { checkOrderLimit } from '../../../domain/checkout/order-limit.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { Refusal } from '../call.ts';
import type { CartView } from '../cart/cart-view.ts';
import { type FieldRefusal, refuseAny, say } from '../http/refusals.ts';

/** What a cart lacks to become an order, by the field that is missing. */
const gaps = ({ row, lines }: CartView): readonly FieldRefusal[] => {
  const missing = (path: string): FieldRefusal => ({ path, code: 'checkout.not_ready' });
  return [
    ...(lines.length === 0 ? [{ path: 'items', code: 'cart.empty' } as const] : []),
    ...(row.email === null ? [missing('email')] : []),
    ...(row.billing_address === null ? [missing('billing_address')] : []),
    ...(row.shipping_address === null ? [missing('shipping_address')] : []),
    ...(row.shipping_method === null ? [missing('shipments')] : []),
    ...(mayBeOrdered(row.checkout_state) ? [] : [missing('checkout_state')]),
    ...lines.flatMap(({ product }, i): readonly FieldRefusal[] =>
      product.orderable ? [] : [{ path: `items[${i}]`, code: 'product.not_orderable' }],
    ),
  ];
};

/** Why a cart cannot become an order, as far as the cart itself says. Undefined: it can. Source: CHK-14, D2, D17. */
export const refuseOrder = (
  shop: Shop,
  locale: Locale,
  view: CartView,
): E.Either<Refusal, never> | undefined => {
  const missing = refuseAny(locale, gaps(view));
  if (missing) return missing;
  const limit = checkOrderLimit({
    otherCountries: shop.otherCountriesLimit,
    countries: shop.countries,
    billingCountry: view.row.billing_address?.country_code,
    total: { minor: view.totals.total as Minor, currency: shop.currency },
  });
  return E.isLeft(limit)
    ? say(422, 'checkout.order_limit', locale, { limit: formatMoney(limit.left.limit, shop.amountLocale) })
    : undefined;
};
