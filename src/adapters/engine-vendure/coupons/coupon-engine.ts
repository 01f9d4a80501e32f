import * as E from 'fp-ts/Either';
import type { CouponEngine } from '../../shop-server/engine/order-engine.ts';
import { type Engine, EngineAway } from '../engine.ts';
import { makeCoupon } from '../questions.ts';

/** The companion's requests to Vendure about coupons. */
export const makeCouponEngine = (engine: Engine): CouponEngine => ({
  make: async ({ brand, code, amount, account, endsAt }) => {
    const asked = { code, amount, account, endsAt: endsAt.toISOString() };
    const made = await engine.ask({ brand, locale: 'en' }, makeCoupon, asked);
    if (E.isLeft(made)) throw new EngineAway(makeCoupon.name, made.left.code);
  },
});
