import type { TaskEither } from 'fp-ts/TaskEither';
import type { Points } from '../../../domain/customer/bonus-points.ts';
import type { Money } from '../../../domain/shared/money.ts';
import type { Failure } from '../../shared/failure.ts';

/** A coupon that points became; days and instants as ISO texts. */
export interface BonusCoupon {
  readonly code: string;
  readonly amount: Money;
  readonly points: Points;
  readonly expiresAt: string;
  readonly used: boolean;
}

export interface BonusStats {
  readonly balance: Points;
  /** By all orders whose points count. */
  readonly earned: Points;
  /** Those that became coupons. */
  readonly used: Points;
  readonly threshold: Points;
  /** What the threshold becomes. */
  readonly couponAmount: Money;
  /** How many coupons points have become. */
  readonly conversions: number;
  /** The newest first. */
  readonly coupons: readonly BonusCoupon[];
}

/** What an order earned; `takenBack`: it was cancelled or came back. */
export interface BonusOrder {
  readonly number: string;
  readonly orderedAt: string;
  readonly points: Points;
  readonly takenBack: boolean;
}

/** Source: ACC-4. */
export interface BonusPort {
  readonly stats: () => TaskEither<Failure, BonusStats>;
  /** The newest first, and how many there are. */
  readonly orders: (
    page: number,
    size: number,
  ) => TaskEither<Failure, { readonly orders: readonly BonusOrder[]; readonly total: number }>;
  /** The coupon of that number, counted from 1; asked for again it is the same. */
  readonly convert: (conversion: number) => TaskEither<Failure, void>;
}
