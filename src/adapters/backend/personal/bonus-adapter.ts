import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BonusCoupon, BonusPort } from '../../../application/customer/ports/bonus-points.ts';
import type { BonusStatsWire } from '../../contract/personal/bonus-points.ts';
import type { PersonalClient } from '../client.ts';
import { money } from '../product-from-wire.ts';

const couponFromWire =
  (currency: BonusStatsWire['currency_code']) =>
  ({ code, amount, points, expires_at, used }: BonusStatsWire['coupons'][number]): BonusCoupon => ({
    code,
    amount: money(currency)(amount),
    points,
    expiresAt: expires_at,
    used,
  });

/** Source: ACC-4. */
export const makeBonusAdapter = (client: PersonalClient): BonusPort => ({
  stats: () =>
    pipe(
      client.getBonusPointsStats({}),
      TE.map(({ coupons, coupon_amount, currency_code, balance, earned, used, threshold, conversions }) => ({
        balance,
        earned,
        used,
        threshold,
        conversions,
        couponAmount: money(currency_code)(coupon_amount),
        coupons: coupons.map(couponFromWire(currency_code)),
      })),
    ),
  orders: (page, itemsPerPage) =>
    pipe(
      client.getBonusPointsOrders({ query: { page, itemsPerPage } }),
      TE.map((answer) => ({
        total: answer['hydra:totalItems'],
        orders: answer['hydra:member'].map((order) => ({
          number: order.order_number,
          orderedAt: order.order_created_at,
          points: order.bonus_points.points,
          takenBack: order.taken_back,
        })),
      })),
    ),
  convert: (conversion) =>
    pipe(
      client.convertBonusPoints({ body: { conversion } }),
      TE.map(() => undefined),
    ),
});
