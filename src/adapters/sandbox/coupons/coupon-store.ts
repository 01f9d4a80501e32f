import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { json } from '../db/json.ts';
import type { Db } from '../db/schema.ts';
import type { CouponRule } from '../seed/coupon-rule.ts';
import { demoCoupons, knownCustomer } from '../seed/demo/demo-coupons.ts';

/**
 * Returns a hash of the customer's mailbox, however it is spelt. Customers are compared by it, so that the list of uses
 * contains no address. Source: ADDR-6, COUP-4.
 */
export const customerKey = (email: string): string =>
  createHash('sha256').update(matchingEmail(email)).digest('hex');

export interface CouponHistory {
  readonly rule?: CouponRule;
  readonly uses: number;
  readonly usesOfCustomer: number;
}

/** Reads a coupon and how often it was used. `lock`: blocks other uses until the transaction ends. */
export const readCoupon = async (
  db: Db,
  code: string,
  email: string | undefined,
  lock = false,
): Promise<CouponHistory> => {
  const query = db.selectFrom('coupon').select(['rule', 'used_before']).where('code', '=', code);
  const coupon = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!coupon) return { uses: 0, usesOfCustomer: 0 };
  const customer = email === undefined ? '' : customerKey(email);
  const used = await db
    .selectFrom('coupon_use')
    .select([
      sql<number>`count(*)::int`.as('uses'),
      sql<number>`(count(*) filter (where customer = ${customer}))::int`.as('of_customer'),
    ])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return {
    rule: coupon.rule,
    uses: coupon.used_before + used.uses,
    usesOfCustomer: used.of_customer,
  };
};

/** Whether this e-mail has no earlier order, here or before the shop opened here. Cancelled orders do not count. */
export const isNewCustomer = async (db: Db, email: string): Promise<boolean> => {
  const before = await db
    .selectFrom('coupon_use')
    .select('code')
    .where('customer', '=', customerKey(email))
    .where('order_token', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const order = await db
    .selectFrom('shop_order')
    .select('token')
    .where('email_key', '=', matchingEmail(email))
    .where('state', 'not in', ['cancelled', 'payment_pending'])
    .limit(1)
    .executeTakeFirst();
  return before === undefined && order === undefined;
};

/** Inserts the demo coupons once. Existing rows stay as they are. */
export const seedCoupons = async (db: Db): Promise<void> => {
  await db
    .insertInto('coupon')
    .values(
      demoCoupons.map(({ code, rule, usedBefore = 0 }) => ({
        code,
        rule: json(rule),
        used_before: usedBefore,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  await db
    .insertInto('coupon_use')
    .values({ code: 'EINMAL', order_token: null, customer: customerKey(knownCustomer) })
    .onConflict((conflict) => conflict.columns(['code', 'customer', 'order_token']).doNothing())
    .execute();
};
