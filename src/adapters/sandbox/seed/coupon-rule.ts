import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Currency } from '../../../domain/shared/money.ts';

/** Minor units by currency. In a missing currency, the coupon is not valid. Source: PRICE-7. */
type CouponAmounts = Partial<Readonly<Record<Currency, number>>>;

/** What a coupon gives. `percent`: of the goods; `amount`: at most the price of the goods. */
export type CouponGift =
  | { readonly _tag: 'Percent'; readonly percent: number }
  | { readonly _tag: 'Amount'; readonly amount: CouponAmounts }
  | { readonly _tag: 'FreeShipping' };

/** The conditions of a coupon. An absent field sets no condition. */
export interface CouponRule {
  readonly gift: CouponGift;
  readonly brands?: readonly BrandId[];
  /** Switched off by the shop: the shopper gets "not found". */
  readonly disabled?: boolean;
  /** ISO instant. */
  readonly expires?: string;
  readonly usageLimit?: number;
  readonly perCustomerLimit?: number;
  readonly newCustomersOnly?: boolean;
  /** The customer who owns it. For anybody else it does not exist. */
  readonly owner?: number;
  readonly minimum?: CouponAmounts;
  /** Product categories for which it is valid. */
  readonly categories?: readonly string[];
  /** Refused if a reduced product is in the cart. */
  readonly notWithPromotionalPrices?: boolean;
}
