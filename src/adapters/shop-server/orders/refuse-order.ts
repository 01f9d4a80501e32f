import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { mayBeOrdered } from '../../../domain/checkout/checkout-progress.ts';
import { checkOrderLimit } from '../../../domain/checkout/order-limit.ts';
import { isAsSeen } from '../../../domain/checkout/seen-order.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type CartFacts, sentLines } from '../cart/cart-facts.ts';
import { type FieldRefusal, type Refusal, refuse, refuseAny } from '../refusal.ts';
import { type GivenPrescription, prescriptionRefusals } from './refuse-prescription.ts';

/** Returns what a cart lacks to become an order, by missing field. */
const gaps = (cart: CartFacts): readonly FieldRefusal[] => {
  const missing = (path: string): FieldRefusal => ({ path, code: 'checkout.not_ready' });
  return [
    ...(cart.lines.length === 0 ? [{ path: 'items', code: 'cart.empty' } as const] : []),
    ...(cart.email === undefined ? [missing('email')] : []),
    ...(cart.billingAddress === undefined ? [missing('billing_address')] : []),
    ...(cart.shippingAddress === undefined ? [missing('shipping_address')] : []),
    ...(cart.shippingMethod === undefined ? [missing('shipments')] : []),
    ...(mayBeOrdered(cart.checkoutState) ? [] : [missing('checkout_state')]),
    ...cart.lines.flatMap(({ product }, i): readonly FieldRefusal[] =>
      product.orderable
        ? []
        : [{ path: `items[${i}]`, code: product.withheld ? 'product.withheld' : 'product.not_orderable' }],
    ),
  ];
};

/** Returns why a cart cannot become an order, judging by the cart itself. Undefined if it can. Source: CHK-14, LAW-27. */
export const refuseOrder = (
  shop: Shop,
  cart: CartFacts,
  given: GivenPrescription,
): E.Either<Refusal, never> | undefined => {
  const missing =
    refuseAny(gaps(cart)) ??
    refuseAny(
      prescriptionRefusals(
        shop,
        cart.shippingAddress?.country_code,
        cart.lines.map(({ product }) => product),
        given,
      ),
    );
  if (missing) return missing;
  const limit = checkOrderLimit({
    otherCountries: shop.otherCountriesLimit,
    countries: shop.countries,
    billingCountry: cart.billingAddress?.country_code,
    total: { minor: cart.totals.total as Minor, currency: cart.currency },
  });
  return E.isLeft(limit)
    ? refuse(422, 'checkout.order_limit', { limit: formatMoney(limit.left.limit, shop.amountLocale) })
    : undefined;
};

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

/** The refusal of a line with too little stock. `line`: its position in the cart. Source: STOCK-3. */
export const shortage = (line: number, available: number): FieldRefusal => ({
  path: `items[${line}].quantity`,
  ...(available > 0
    ? { code: 'product.stock.reduce_stock', values: { stock: available } }
    : { code: 'product.stock.no_stock_available' }),
});
