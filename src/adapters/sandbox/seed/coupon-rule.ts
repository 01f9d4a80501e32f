import type { BrandId } from '../../../domain/shared/brand-id.ts';

/** What a coupon gives. `percent` of the goods; `amount` in minor units, never more than the goods cost. */
export type CouponGift =
  | { readonly _tag: 'Percent'; readonly percent: number }
  | { readonly _tag: 'Amount'; readonly amount: number }
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
  readonly minimum?: number;
  /** Product categories that it is for. */
  readonly categories?: readonly string[];
  /** Refused where a reduced product lies in the cart. */
  readonly notWithPromotionalPrices?: boolean;
}
