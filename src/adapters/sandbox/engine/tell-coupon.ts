import { waitForEngine } from '../jobs/back-off.ts';
import { couponJob } from '../jobs/engine-jobs.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { cancel } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';

type Parts = Pick<Sandbox, 'db' | 'engine' | 'shops'>;

/** Has the engine know a coupon that a customer got; told twice, it is one. Rejects while the engine is away. */
const tell = async ({ db, engine, shops }: Parts, code: string): Promise<void> => {
  const coupon = await db.selectFrom('coupon').select('rule').where('code', '=', code).executeTakeFirst();
  const { gift, owner, brands: [brand] = [], expires } = coupon?.rule ?? {};
  if (gift?._tag !== 'Amount' || owner === undefined || !brand || expires === undefined) return;
  // In the currency of its channel.
  const amount = gift.amount[shops[brand].currency];
  if (amount === undefined) return;
  await engine?.coupons.make({ brand, code, amount, account: String(owner), endsAt: new Date(expires) });
};

/** Tells the engine of a coupon, until it has heard. Source: ACC-4. */
export const tellCoupon: OutsideWork = {
  waitAfter: waitForEngine,
  outside: async (sandbox, { subject_id: code }) => {
    await tell(sandbox, code);
    return async () => undefined;
  },
};

/** Tells it at once, so that a coupon that is shown counts. While the engine is away, its job goes on. */
export const tellCouponNow = async (sandbox: Parts, code: string): Promise<void> => {
  try {
    await tell(sandbox, code);
  } catch {
    return;
  }
  await cancel(sandbox.db, { kind: couponJob, subjectId: code });
};
