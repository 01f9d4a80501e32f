import type { Shop } from '../../../application/shared/shop.ts';
import { regularPrice } from '../../../domain/orders/subscription/offer.ts';
import { roundedToCoin } from '../../../domain/shared/cash-rounding.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { CartTotals } from '../../shop-server/cart/cart-facts.ts';
import { discountOf, isSentFree } from '../coupons/judge-coupon.ts';
import type { CartLineRow } from '../db/commerce-tables.ts';
import { type ProductFacts, unitPriceOf } from '../products/product-facts.ts';
import type { CouponRule } from '../seed/coupon-rule.ts';

export interface LineToPrice {
  readonly product: ProductFacts;
  readonly quantity: number;
  /** Whether the line is for regular delivery. */
  readonly isRegular?: boolean;
}

/** What one line costs. Amounts in minor units. */
export interface PricedLine {
  readonly unit: number;
  readonly total: number;
  /** The struck-through price of one piece, if the shop compares prices. */
  readonly website?: number;
  /** Sold below its struck-through price. */
  readonly reduced: boolean;
  readonly savings: number;
}

/** A line of a cart with its product and its current price. */
export interface ViewedLine extends PricedLine {
  readonly row: CartLineRow;
  readonly product: ProductFacts;
  readonly category: ProductFacts['category'];
  readonly quantity: number;
  /** Its part of the discount, if a coupon applies to some lines only. */
  readonly discount?: number;
}

/**
 * Prices every line. Lines for regular delivery are cheaper. All pieces of a product count together for its bulk price,
 * whatever their values, because a pair of eyes is one purchase.
 */
export const priceLines = (
  lines: readonly LineToPrice[],
  { currency, regularSaving = 0 }: Pick<Shop, 'currency' | 'regularSaving'>,
): readonly PricedLine[] => {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of lines) pieces.set(product.id, (pieces.get(product.id) ?? 0) + quantity);
  return lines.map(({ product, quantity, isRegular }) => {
    const once = unitPriceOf(product, pieces.get(product.id) ?? quantity);
    const unit = isRegular ? regularPrice({ minor: once as Minor, currency }, regularSaving).minor : once;
    const website = product.original;
    const saved = website !== undefined && website > unit ? (website - unit) * quantity : 0;
    return {
      unit,
      total: unit * quantity,
      ...(website !== undefined && { website }),
      reduced: website !== undefined && website > product.price,
      savings: saved,
    };
  });
};

/** Adds up a cart of a shop, in its currency. */
export const sumCart = (
  { currency, cashRounding }: Pick<Shop, 'currency' | 'cashRounding'>,
  lines: readonly (PricedLine & { readonly category: string; readonly quantity: number })[],
  coupon: CouponRule | undefined,
  shippingPrice: (itemsTotal: number) => number,
): CartTotals => {
  const itemsBefore = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = coupon ? discountOf(coupon, currency, lines) : 0;
  const items = itemsBefore - discount;
  const shipping = coupon && isSentFree(coupon) ? 0 : shippingPrice(items);
  const exact = { minor: (items + shipping) as Minor, currency };
  const total = cashRounding ? roundedToCoin(exact).minor : exact.minor;
  return {
    itemsBefore,
    promotion: discount === 0 ? 0 : -discount,
    items,
    shipping,
    rounding: total - exact.minor,
    total,
    website: lines.reduce(
      (sum, { website, unit, quantity }) => sum + Math.max(website ?? unit, unit) * quantity,
      0,
    ),
    savings: lines.reduce((sum, { savings }) => sum + savings, 0),
  };
};
