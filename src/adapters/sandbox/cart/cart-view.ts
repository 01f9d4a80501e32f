import type { Shop } from '../../../application/shared/shop.ts';
import { type CouponError, couponFormAvailable } from '../../../domain/cart/coupon.ts';
import { destinationOf } from '../../../domain/checkout/destination.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';
import type { CartTotals } from '../../shop-server/cart/cart-facts.ts';
import { type PricedShipping, shippingFor } from '../../shop-server/delivery/shipping.ts';
import type { Asker } from '../call.ts';
import { isNewCustomer, readCoupon } from '../coupons/coupon-store.ts';
import { discountByLine, isSentFree, judgeCoupon } from '../coupons/judge-coupon.ts';
import type { CartRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import type { ProductFacts, ProductMap } from '../products/product-facts.ts';
import { readProducts } from '../products/read-products.ts';
import { readUnpriced } from '../products/read-unpriced.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CouponRule } from '../seed/coupon-rule.ts';
import { type ViewedGift, viewGift } from './cart-gift.ts';
import type { StoredCart } from './cart-store.ts';
import { priceLines, sumCart, type ViewedLine } from './price-cart.ts';

/** A cart with all data for its response, at current prices. */
export interface CartView {
  readonly row: CartRow;
  readonly lines: readonly ViewedLine[];
  readonly totals: CartTotals;
  /** The coupon that currently applies. */
  readonly coupon?: { readonly code: string; readonly rule: CouponRule };
  /** Why the coupon on the cart does not apply now. It applies again when the cart allows it. */
  readonly couponPaused?: { readonly code: string; readonly refusal: CouponError; readonly minimum?: number };
  /** The shop's gift for this cart. */
  readonly gift?: ViewedGift;
  /** The account of the customer who sends the request, if the cart is theirs. */
  readonly accountId?: string;
  /** The available shipping methods. Empty while the destination is unknown. */
  readonly shippingMethods: readonly PricedShipping[];
}

const judged = async (
  db: Db,
  sandbox: Sandbox,
  row: CartRow,
  lines: readonly ViewedLine[],
  code: string,
  lock: boolean,
) => {
  const { currency, features, priceChannel } = sandbox.shops[row.brand];
  const history = await readCoupon(db, code, row.email ?? undefined, lock);
  const asksForNew = history.rule?.newCustomersOnly && row.email !== null;
  const refusal = judgeCoupon(history.rule, {
    now: sandbox.clock.now(),
    brand: row.brand,
    currency,
    ...(row.customer_id !== null && { customer: Number(row.customer_id) }),
    lines,
    isAllowed: couponFormAvailable({
      specialPrice: features.specialPrice,
      byPriceChannel: features.couponByPriceChannel,
      priceChannel: channelOfCart(
        { priceChannel },
        lines.map((line) => line.row),
      ),
    }),
    uses: history.uses,
    usesOfCustomer: history.usesOfCustomer,
    ...(asksForNew && row.email !== null && { isNewCustomer: await isNewCustomer(db, row.email) }),
  });
  return { rule: history.rule, refusal };
};

/** Judges a coupon against a cart without applying it. */
export const tryCoupon = async (
  db: Db,
  sandbox: Sandbox,
  view: CartView,
  code: string,
): Promise<{ readonly rule?: CouponRule; readonly refusal?: CouponError }> => {
  const { rule, refusal } = await judged(db, sandbox, view.row, view.lines, code, false);
  return { ...(rule && { rule }), ...(refusal && { refusal }) };
};

/**
 * Reads the products at the prices of the partners' channels at which lines were added. Undefined for a line at the
 * shop's own prices.
 */
const readAtPartners = async (
  db: Db,
  sandbox: Sandbox,
  channel: Asker,
  lines: StoredCart['lines'],
): Promise<(line: StoredCart['lines'][number]) => ProductFacts | undefined> => {
  const read = new Map<string, ProductMap>();
  for (const { price_channel: code } of lines)
    if (code !== null && !read.has(code)) {
      const ids = lines.filter((line) => line.price_channel === code).map((line) => line.product_id);
      read.set(code, await readProducts(db, sandbox, channel, [...new Set(ids)], code));
    }
  return ({ price_channel: code, product_id: id }) => (code === null ? undefined : read.get(code)?.get(id));
};

/** Returns the price channel of a cart: a partner's if a line was added at its prices, else the shop's own. */
export const channelOfCart = (
  { priceChannel }: Pick<Shop, 'priceChannel'>,
  lines: StoredCart['lines'],
): string => lines.find((line) => line.price_channel !== null)?.price_channel ?? priceChannel;

/** Returns the minimum order value of a coupon in a currency. */
export const minimumOf = (
  rule: CouponRule | undefined,
  currency: Currency,
): { readonly minimum?: number } => {
  const minimum = rule?.minimum?.[currency];
  return minimum === undefined ? {} : { minimum };
};

/** Prices a stored cart. `lockCoupon` is set when an order is placed, so that only one cart gets the last use of a coupon. */
export const viewCart = async (
  db: Db,
  sandbox: Sandbox,
  channel: Asker,
  { row, lines }: StoredCart,
  lockCoupon = false,
): Promise<CartView> => {
  const { customer } = channel;
  const shop = sandbox.shops[row.brand];
  const products = await readProducts(db, sandbox, channel, [
    ...new Set([...lines.map((line) => line.product_id), ...(shop.gift ? [shop.gift.productId] : [])]),
  ]);
  const atPartners = await readAtPartners(db, sandbox, channel, lines);
  const unpriced = await readUnpriced(
    db,
    sandbox,
    channel,
    lines.map((line) => line.product_id).filter((id) => !products.has(id)),
  );
  const known = lines.flatMap((line) => {
    const product = atPartners(line) ?? products.get(line.product_id) ?? unpriced.get(line.product_id);
    if (!product) return [];
    const isRegular = line.meta.subscription_frequency !== undefined;
    return [{ row: line, product, quantity: line.quantity, isRegular }];
  });
  const prices = priceLines(known, shop);
  const viewed = known.flatMap((line, i) => {
    const price = prices[i];
    return price ? [{ ...price, ...line, category: line.product.category }] : [];
  });
  const code = row.coupon_code;
  const verdict = code === null ? undefined : await judged(db, sandbox, row, viewed, code, lockCoupon);
  const rule = verdict?.refusal === undefined ? verdict?.rule : undefined;
  const parcel = row.shipping_address;
  const country = parcel?.country_code;
  const destination = destinationOf({
    ...(parcel && { street: parcel.street }),
    ...(parcel?.studio_id && { studioId: parcel.studio_id }),
  });
  const load = (itemsTotal: number) => ({ pieces: viewed, itemsTotal, destination });
  const methods = (itemsTotal: number): readonly PricedShipping[] => {
    if (country === undefined || viewed.length === 0) return [];
    const priced = shippingFor(shop, country, load(itemsTotal));
    return rule && isSentFree(rule) ? priced.map((method) => ({ ...method, price: 0 })) : priced;
  };
  const totals = sumCart(
    shop,
    viewed,
    rule,
    (items) => methods(items).find((method) => method.row.key === row.shipping_method)?.price ?? 0,
  );
  const gift = await viewGift(db, shop.gift, products, {
    row,
    lines: viewed,
    itemsTotal: { minor: totals.items as Minor, currency: shop.currency },
    country: row.shipping_address?.country_code ?? shop.country,
  });
  const discounts = rule && discountByLine(rule, shop.currency, viewed);
  return {
    row,
    lines: discounts ? viewed.map((line, i) => ({ ...line, discount: discounts[i] ?? 0 })) : viewed,
    totals,
    shippingMethods: methods(totals.items),
    ...(customer && row.customer_id === String(customer.id) && { accountId: customer.account_id }),
    ...(gift && { gift }),
    ...(code !== null && rule && { coupon: { code, rule } }),
    ...(code !== null &&
      verdict?.refusal && {
        couponPaused: {
          code,
          refusal: verdict.refusal,
          ...minimumOf(verdict.rule, shop.currency),
        },
      }),
  };
};

/** Returns all lines that are shipped: the bought ones first, the gift last. */
export const sentLines = ({ lines, gift }: CartView): readonly ViewedLine[] =>
  gift?.line ? [...lines, gift.line] : lines;
