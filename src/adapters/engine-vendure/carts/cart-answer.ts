import * as t from 'io-ts';
import { eyes } from '../../../domain/cart/cart.ts';
import { checkoutStates } from '../../../domain/cart/checkout-state.ts';
import { couponErrors } from '../../../domain/cart/coupon.ts';
import { giftStandings } from '../../../domain/cart/gift.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import {
  contentUnits,
  lensTypes,
  lensUsages,
  productBadges,
  productCategories,
} from '../../../domain/catalogue/product.ts';
import { ProductIdC } from '../../contract/catalogue/product.ts';
import { CurrencyC, LocaleC, oneOf } from '../../contract/scalars.ts';
import { AmountC, CountC, MomentC, orNull } from '../scalars.ts';
import { AddressOfEngineC } from './address-answer.ts';

const list = t.readonlyArray;
const text = orNull(t.string);

const LineC = t.type({
  id: t.string,
  shopId: ProductIdC,
  variantId: t.string,
  sku: t.string,
  title: t.string,
  slug: t.string,
  quantity: CountC,
  unitPrice: AmountC,
  /** Its part of the order's discount. Null for a cancelled order. */
  discount: orNull(AmountC),
  /** The shop's price of one piece, without quantity discounts. */
  basePrice: orNull(AmountC),
  struck: orNull(AmountC),
  kind: oneOf('ProductCategory', productCategories),
  lensType: orNull(oneOf('LensType', lensTypes)),
  lensUsage: orNull(oneOf('LensUsage', lensUsages)),
  badge: orNull(oneOf('ProductBadge', productBadges)),
  unitAmount: orNull(CountC),
  unitName: orNull(oneOf('ContentUnit', contentUnits)),
  brand: text,
  trial: t.boolean,
  status: oneOf('ProductStatus', ['active', 'inactive', 'discontinued'] as const),
  replacedBy: orNull(ProductIdC),
  options: list(t.type({ code: oneOf('OptionCode', optionCodes), value: t.string })),
  eye: orNull(oneOf('Eye', eyes)),
  pairId: text,
  priceChannel: text,
  partnerMark: text,
  recommendedBy: orNull(t.type({ recommendationId: t.string, source: t.string, itemPosition: CountC })),
  gift: t.boolean,
});
export type LineOfEngine = t.TypeOf<typeof LineC>;

const GiftC = t.type({
  shopId: ProductIdC,
  title: t.string,
  slug: t.string,
  sku: t.string,
  kind: oneOf('ProductCategory', productCategories),
  /** The goods' total, after discount, from which the gift is given. */
  from: AmountC,
  standing: oneOf('GiftStanding', giftStandings),
});
export type GiftOfEngine = t.TypeOf<typeof GiftC>;

const PaymentC = t.type({
  state: t.string,
  method: t.string,
  amount: AmountC,
  reference: t.string,
  createdAt: MomentC,
  refunded: AmountC,
  refundedAt: orNull(MomentC),
});

/** A cart of the engine, or the order made from it. Source: `ShopOrder` of the engine's schema. */
export const OrderOfEngineC = t.type({
  id: t.string,
  token: t.string,
  orderToken: text,
  number: t.string,
  state: t.string,
  active: t.boolean,
  checkoutState: oneOf('CheckoutState', checkoutStates),
  lines: list(LineC),
  itemsBefore: AmountC,
  items: AmountC,
  shipping: AmountC,
  total: AmountC,
  currency: CurrencyC,
  coupon: orNull(
    t.type({
      code: t.string,
      counts: t.boolean,
      /** It counts, and makes shipping free. */
      freeShipping: t.boolean,
      reason: orNull(oneOf('CouponError', couponErrors)),
      minimum: orNull(AmountC),
    }),
  ),
  gift: orNull(GiftC),
  method: text,
  payment: text,
  email: text,
  account: text,
  /** What did not fit when another cart of its customer was merged into it. */
  leftBehind: list(t.type({ title: t.string, taken: CountC, left: CountC })),
  loyaltyNumber: text,
  carrierMayAnnounce: t.boolean,
  comment: text,
  locale: orNull(LocaleC),
  billing: orNull(AddressOfEngineC),
  shippingAddress: orNull(AddressOfEngineC),
  createdAt: MomentC,
  placedAt: orNull(MomentC),
  payableUntil: orNull(MomentC),
  payments: list(PaymentC),
  tracking: text,
});
export type OrderOfEngine = t.TypeOf<typeof OrderOfEngineC>;
