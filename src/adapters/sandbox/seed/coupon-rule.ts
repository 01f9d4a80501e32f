import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Currency } from '../../../domain/shared/money.ts';

/** Minor units by currency; in one that is missing, a coupon is none. Source: PRICE-7. */
type CouponAmounts = Partial<Readonly<Record<Currency, number>>>;

/** What a coupon gives. `percent` of the goods; `amount`: never more than the goods cost. */
export type CouponGift =
  | { readonly _tag: 'Percent'; readonly percent: number }
  | { readonly _tag: 'Amount'; readonly amount: CouponAmounts }
  | { readonly _tag: 'FreeShipping' };

/** Who may use a coupon, and for what. Absent: no such condition. */
export interface CouponRule {
  readonly gift: CouponGift;
  readonly brands?: readonly BrandId[];
  /** Switched off by the shop: to the shopper it is not found. */
  readonly disabled?: boolean;
  /** ISO instant. */
  readonly expires?: string;
  readonly usageLimit?: number;
  readonly perCustomerLimit?: number;
  readonly newCustomersOnly?: boolean;
  /** The customer whose it is; to anybody else it does not exist. */
  readonly owner?: number;
  readonly minimum?: CouponAmounts;
  /** Product categories that it is for. */
  readonly categories?: readonly string[];
  /** Refused where a reduced product lies in the cart. */
  readonly notWithPromotionalPrices?: boolean;
}
