import type { TaskEither } from 'fp-ts/TaskEither';
import type { Points } from '../../../domain/customer/bonus-points.ts';
import type { Money } from '../../../domain/shared/money.ts';
import type { Failure } from '../../shared/failure.ts';

/** A coupon created from points; days and instants as ISO texts. */
export interface BonusCoupon {
  readonly code: string;
  readonly amount: Money;
  readonly points: Points;
  readonly expiresAt: string;
  readonly used: boolean;
}

export interface BonusStats {
  readonly balance: Points;
  /** Points earned by all orders that count. */
  readonly earned: Points;
  /** Points that became coupons. */
  readonly used: Points;
  readonly threshold: Points;
  /** The coupon amount for the threshold of points. */
  readonly couponAmount: Money;
  /** How many coupons were created from points. */
  readonly conversions: number;
  /** The newest first. */
  readonly coupons: readonly BonusCoupon[];
}

/** The points of an order; `takenBack`: it was cancelled or returned. */
export interface BonusOrder {
  readonly number: string;
  readonly orderedAt: string;
  readonly points: Points;
  readonly takenBack: boolean;
}

/** Source: ACC-4. */
export interface BonusPort {
  readonly stats: () => TaskEither<Failure, BonusStats>;
  /** Newest first, with the total number. */
  readonly orders: (
    page: number,
    size: number,
  ) => TaskEither<Failure, { readonly orders: readonly BonusOrder[]; readonly total: number }>;
  /** Creates the coupon of that number, counted from 1. A repeated request returns the same coupon. */
  readonly convert: (conversion: number) => TaskEither<Failure, void>;
}
