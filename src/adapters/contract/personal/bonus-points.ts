import * as t from 'io-ts';
import { points } from '../../../domain/customer/bonus-points.ts';
import { orderStates } from '../../../domain/orders/order-state.ts';
import { codecOf } from '../../shared/codec-of.ts';
import { hydraC } from '../hydra.ts';
import { operation } from '../operation.ts';
import { CurrencyC, MinorC, oneOf, WholeC, WholeFromString } from '../scalars.ts';

const PointsC = codecOf('Points', t.number, points);

/** A coupon converted from points. Times are instants; `used`: it was used in an order. */
const BonusCouponC = t.type(
  {
    code: t.string,
    amount: MinorC,
    points: PointsC,
    created_at: t.string,
    expires_at: t.string,
    used: t.boolean,
  },
  'BonusCoupon',
);

/** `conversions`: how many coupons were converted so far; the next conversion is requested by its number. */
export const BonusStatsC = t.type(
  {
    balance: PointsC,
    earned: PointsC,
    used: PointsC,
    threshold: PointsC,
    coupon_amount: MinorC,
    currency_code: CurrencyC,
    conversions: WholeC,
    coupons: t.readonlyArray(BonusCouponC),
  },
  'BonusStats',
);
export type BonusStatsWire = t.TypeOf<typeof BonusStatsC>;

/** Points earned by an order. `taken_back`: it was cancelled or returned. */
const BonusOrderC = t.type(
  {
    order_number: t.string,
    order_created_at: t.string,
    state: oneOf('OrderState', orderStates),
    bonus_points: t.type({ points: PointsC }),
    taken_back: t.boolean,
  },
  'BonusOrder',
);
export type BonusOrderWire = t.TypeOf<typeof BonusOrderC>;

export const bonusOperations = {
  /** Returns a page of the customer’s orders that earned points, newest first. */
  getBonusPointsOrders: operation({
    method: 'GET',
    path: '/customers/me/bonus-points/orders',
    query: t.partial({ page: WholeFromString, itemsPerPage: WholeFromString }),
    answer: hydraC('BonusOrders', BonusOrderC),
    refusals: [401],
  }),
  /**
   * Returns the customer’s points, what they can be converted into, and the coupons from earlier conversions.
   */
  getBonusPointsStats: operation({
    method: 'GET',
    path: '/customers/me/bonus-points',
    answer: BonusStatsC,
    refusals: [401],
  }),
  /**
   * Converts points into a coupon for this customer only. `conversion` counts from 1: a repeated request
   * returns the same coupon.
   */
  convertBonusPoints: operation({
    method: 'POST',
    path: '/customers/me/bonus-points/coupons',
    body: t.type({ conversion: WholeC }),
    answer: BonusCouponC,
    refusals: [401, 409, 422],
  }),
} as const;
