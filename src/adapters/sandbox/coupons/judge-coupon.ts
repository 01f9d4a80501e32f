import type { CouponError } from '../../../domain/cart/coupon.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { shares } from '../../../domain/shared/vat.ts';
import type { CouponRule } from '../seed/coupon-rule.ts';

/** All facts on which the decision about a coupon depends. Amounts in minor units. */
export interface CouponCase {
  readonly now: number;
  readonly brand: BrandId;
  /** The currency of the lines. */
  readonly currency: Currency;
  /** The customer who owns the cart. Undefined for a guest. */
  readonly customer?: number;
  readonly lines: readonly { readonly category: string; readonly total: number; readonly reduced: boolean }[];
  /** Whether the cart's price channel takes coupons at all. Source: COUP-1. */
  readonly isAllowed: boolean;
  /** Number of uses, by anybody and by this customer. */
  readonly uses: number;
  readonly usesOfCustomer: number;
  /** Undefined while the buyer is unknown. The coupon is judged again when the buyer is known. */
  readonly isNewCustomer?: boolean;
}

/** Returns the lines that a coupon applies to. */
export const linesFor = <Line extends { readonly category: string }>(
  { categories }: CouponRule,
  lines: readonly Line[],
): readonly Line[] => (categories ? lines.filter(({ category }) => categories.includes(category)) : lines);

/**
 * Whether a coupon defines its amount and its minimum in this currency. An amount in another currency is no substitute.
 * Source: PRICE-7.
 */
const isSaidIn = ({ gift, minimum }: CouponRule, currency: Currency): boolean =>
  (gift._tag !== 'Amount' || gift.amount[currency] !== undefined) &&
  (minimum === undefined || minimum[currency] !== undefined);

/**
 * Checks whether a coupon applies. Refusals come in the order in which a shopper can act on them; what the cart itself
 * lacks comes last.
 */
export const judgeCoupon = (rule: CouponRule | undefined, facts: CouponCase): CouponError | undefined => {
  if (!rule || (rule.owner !== undefined && rule.owner !== facts.customer)) return 'does_not_exist';
  if (rule.disabled || (rule.brands && !rule.brands.includes(facts.brand))) return 'not_found';
  if (!isSaidIn(rule, facts.currency)) return 'not_found';
  if (rule.expires !== undefined && Date.parse(rule.expires) <= facts.now) return 'expired';
  if (rule.usageLimit !== undefined && facts.uses >= rule.usageLimit) return 'usage_limit';
  if (rule.perCustomerLimit !== undefined && facts.usesOfCustomer >= rule.perCustomerLimit)
    return 'customer_limit';
  if (rule.newCustomersOnly && facts.isNewCustomer === false) return 'new_customers_only';
  // Another order of theirs has it and waits for its payment. It is free again if that order is cancelled.
  if (rule.newCustomersOnly && facts.usesOfCustomer > 0) return 'customer_limit';
  if (linesFor(rule, facts.lines).length === 0) return 'not_for_products';
  if (!facts.isAllowed) return 'not_with_promotions';
  if (rule.notWithPromotionalPrices && facts.lines.some(({ reduced }) => reduced))
    return 'not_with_promotions';
  const total = facts.lines.reduce((sum, line) => sum + line.total, 0);
  return total < (rule.minimum?.[facts.currency] ?? 0) ? 'minimum_not_reached' : undefined;
};

/**
 * Returns the discount on each line, if a coupon applies to some of them only. Undefined if all get their part in
 * proportion. Source: COUP-7.
 */
export const discountByLine = <Line extends { readonly category: string; readonly total: number }>(
  rule: CouponRule,
  currency: Currency,
  lines: readonly Line[],
): readonly number[] | undefined => {
  const meant = linesFor(rule, lines);
  const discount = discountOf(rule, currency, lines);
  if (meant.length === lines.length || discount === 0) return undefined;
  const parts = new Map(shares(discount, meant, ({ total }) => total));
  return lines.map((line) => parts.get(line) ?? 0);
};

/** Whether a coupon makes shipping free, by whatever method. */
export const isSentFree = ({ gift }: CouponRule): boolean => gift._tag === 'FreeShipping';

/**
 * Returns the discount of a coupon on the goods, never more than they cost. Fractions of a minor unit are rounded down,
 * in the shop's favour.
 */
export const discountOf = (
  rule: CouponRule,
  currency: Currency,
  lines: readonly { readonly category: string; readonly total: number }[],
): number => {
  const total = linesFor(rule, lines).reduce((sum, line) => sum + line.total, 0);
  switch (rule.gift._tag) {
    case 'Percent':
      return Math.floor((total * rule.gift.percent) / 100);
    case 'Amount':
      return Math.min(rule.gift.amount[currency] ?? 0, total);
    case 'FreeShipping':
      return 0;
  }
};
