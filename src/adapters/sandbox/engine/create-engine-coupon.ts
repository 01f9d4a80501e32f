import { waitForEngine } from '../jobs/back-off.ts';
import { couponJob } from '../jobs/engine-jobs.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { cancel } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';

type Parts = Pick<Sandbox, 'db' | 'engine' | 'shops'>;

/** Creates a customer's coupon at the engine. A repeated call has no effect. Rejects while the engine is unavailable. */
const tell = async ({ db, engine, shops }: Parts, code: string): Promise<void> => {
  const coupon = await db.selectFrom('coupon').select('rule').where('code', '=', code).executeTakeFirst();
  const { gift, owner, brands: [brand] = [], expires } = coupon?.rule ?? {};
  if (gift?._tag !== 'Amount' || owner === undefined || !brand || expires === undefined) return;
  // In the currency of the coupon's shop.
  const amount = gift.amount[shops[brand].currency];
  if (amount === undefined) return;
  await engine?.coupons.make({ brand, code, amount, account: String(owner), endsAt: new Date(expires) });
};

/** Creates a coupon at the engine, and retries until it succeeds. Source: ACC-4. */
export const createEngineCoupon: OutsideWork = {
  waitAfter: waitForEngine,
  outside: async (sandbox, { subject_id: code }) => {
    await tell(sandbox, code);
    return async () => undefined;
  },
};

/** Creates it at once, so that a displayed coupon works. If the engine is unavailable, the job continues. */
export const createEngineCouponNow = async (sandbox: Parts, code: string): Promise<void> => {
  try {
    await tell(sandbox, code);
  } catch {
    return;
  }
  await cancel(sandbox.db, { kind: couponJob, subjectId: code });
};
