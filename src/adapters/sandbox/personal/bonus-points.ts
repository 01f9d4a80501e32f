import { randomInt } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { balanceOf, convert, type Points } from '../../../domain/customer/bonus-points.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { BonusOrderWire, BonusStatsWire } from '../../contract/personal/bonus-points.ts';
import { refuse } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { changeOwn } from '../customers/change-own.ts';
import { forCustomer } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import type { BonusConversionRow } from '../db/personal-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import { createEngineCouponNow } from '../engine/create-engine-coupon.ts';
import { couponJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CouponRule } from '../seed/coupon-rule.ts';
import { bonusProgrammes } from '../seed/demo/bonus-programme.ts';
import { conversionsOf, creditedPoints, earningOrders, usedPoints } from './bonus-account.ts';

type BonusCouponWire = BonusStatsWire['coupons'][number];

/** Letters and digits without those that are easily confused. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (): string =>
  `BONUS-${Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('')}`;

/** Returns the coupons as they are now. Their value comes from their own rule, even if the programme has changed since. */
const couponsOf = async (
  db: Db,
  conversions: readonly BonusConversionRow[],
  currency: Currency,
): Promise<readonly BonusCouponWire[]> => {
  if (conversions.length === 0) return [];
  const codes = conversions.map(({ code }) => code);
  const rules = await db.selectFrom('coupon').select(['code', 'rule']).where('code', 'in', codes).execute();
  const used = await db.selectFrom('coupon_use').select('code').where('code', 'in', codes).execute();
  return conversions.map(({ code, points, created_at }) => {
    const rule = rules.find((one) => one.code === code)?.rule;
    return {
      code,
      amount: (rule?.gift._tag === 'Amount' ? (rule.gift.amount[currency] ?? 0) : 0) as Minor,
      points: points as Points,
      created_at: created_at.toISOString(),
      expires_at: rule?.expires ?? created_at.toISOString(),
      used: used.some((one) => one.code === code),
    };
  });
};

/** Inserts a coupon that only its owner can use, once. */
const insertCoupon = async (
  trx: Trx,
  { id, brand }: CustomerRow,
  {
    nth,
    points,
    now,
    zone,
  }: {
    readonly nth: number;
    readonly points: number;
    readonly now: Date;
    readonly zone: string | undefined;
  },
): Promise<BonusConversionRow> => {
  const { amount, days } = bonusProgrammes[brand];
  const rule: CouponRule = {
    gift: { _tag: 'Amount', amount },
    brands: [brand],
    owner: id,
    usageLimit: 1,
    // Valid until the end of its last day.
    expires: new Date(
      instantAt(daysAfter(shopDay(now.getTime(), zone), days), 24, zone).getTime() - 1,
    ).toISOString(),
  };
  const code = newCode();
  await trx
    .insertInto('coupon')
    .values({ code, rule: json(rule), used_before: 0 })
    .execute();
  return trx
    .insertInto('bonus_conversion')
    .values({ customer_id: id, nth, points, code, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Source: ACC-4. */
export const makeBonusHandlers = (sandbox: Sandbox) =>
  ({
    getBonusPointsOrders: forCustomer(async (call, customer) => {
      const all = await earningOrders(sandbox.db, customer);
      const size = Math.min(Math.max(call.query.itemsPerPage ?? 10, 1), 100);
      const first = (Math.max(call.query.page ?? 1, 1) - 1) * size;
      return E.right({
        'hydra:totalItems': all.length,
        'hydra:member': all.slice(first, first + size).map(
          (order): BonusOrderWire => ({
            order_number: order.number,
            order_created_at: order.createdAt.toISOString(),
            state: order.state,
            bonus_points: { points: order.points },
            taken_back: order.standing === 'TakenBack',
          }),
        ),
      });
    }),

    getBonusPointsStats: forCustomer(async (_, customer) => {
      const { id, brand } = customer;
      const earned = creditedPoints(await earningOrders(sandbox.db, customer));
      const conversions = await conversionsOf(sandbox.db, id);
      const used = usedPoints(conversions);
      const { threshold, amount } = bonusProgrammes[brand];
      const { currency } = sandbox.shops[brand];
      return E.right({
        balance: balanceOf(earned, used),
        earned,
        used,
        threshold,
        coupon_amount: amount[currency],
        currency_code: currency,
        conversions: conversions.length,
        coupons: (await couponsOf(sandbox.db, conversions, currency)).toReversed(),
      });
    }),

    /** If two requests come at once, even from two browsers, one creates the coupon and both return it. */
    convertBonusPoints: async (call) => {
      const converted = await changeOwn(sandbox, call, async (trx, customer) => {
        const conversions = await conversionsOf(trx, customer.id);
        const nth = call.body.conversion;
        const known = conversions.find((one) => one.nth === nth);
        if (!known && nth !== conversions.length + 1) return refuse(409, 'bonus.changed');
        const earned = creditedPoints(await earningOrders(trx, customer));
        const { threshold } = bonusProgrammes[customer.brand];
        const left = convert(balanceOf(earned, usedPoints(conversions)), threshold);
        if (!known && E.isLeft(left))
          return refuse(422, 'bonus.below_threshold', { missing: left.left.missing });
        const now = new Date(sandbox.clock.now());
        const made =
          known ??
          (await insertCoupon(trx, customer, { nth, points: threshold, now, zone: sandbox.clock.zone }));
        if (!known && sandbox.engine) await schedule(trx, { kind: couponJob, subjectId: made.code }, now);
        const [coupon] = await couponsOf(trx, [made], sandbox.shops[customer.brand].currency);
        return coupon ? E.right(coupon) : refuse(409, 'bonus.changed');
      });
      if (E.isRight(converted) && sandbox.engine) await createEngineCouponNow(sandbox, converted.right.code);
      return converted;
    },
  }) satisfies Partial<Handlers>;
