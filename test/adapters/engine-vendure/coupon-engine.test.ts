import { describe, expect, it } from 'vitest';
import { makeCouponEngine } from '../../../src/adapters/engine-vendure/coupons/coupon-engine.ts';
import { engineOver } from './fixtures/fake-engine.ts';

const coupon = {
  brand: 'okulino',
  code: 'BONUS-ABCD2345',
  amount: 1000,
  account: '7',
  endsAt: new Date('2027-01-01T22:59:59.999Z'),
} as const;

/** The companion's coupons over an engine with the given answer. */
const over = (answer: object) => {
  const asked: { channel: string | null; query: string; variables: unknown }[] = [];
  const engine = engineOver(async (request) => {
    const { query, variables } = (await request.json()) as { query: string; variables: unknown };
    asked.push({ channel: request.headers.get('vendure-token'), query, variables });
    return Response.json({ data: { shopMakeCoupon: answer } });
  });
  return { asked, coupons: makeCouponEngine(engine) };
};

describe('coupons sent to the engine', () => {
  it('are created in the channel of their shop', async () => {
    const { asked, coupons } = over({ ok: true, no: null });
    await coupons.make(coupon);
    const { brand, endsAt, ...rest } = coupon;
    expect(asked).toMatchObject([{ channel: brand, variables: { ...rest, endsAt: endsAt.toISOString() } }]);
    expect(asked[0]?.query).toMatch(/^mutation shopMakeCoupon\(\$code: String!, \$amount: Int!/);
  });

  it('throw if the engine refuses them', async () => {
    const no = { status: 409, code: 'coupon.code_taken', path: null, values: [] };
    const { coupons } = over({ ok: null, no });
    await expect(coupons.make(coupon)).rejects.toMatchObject({ code: 'coupon.code_taken' });
  });
});
