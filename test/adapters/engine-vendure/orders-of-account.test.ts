import { describe, expect, it } from 'vitest';
import { makeOrderEngine } from '../../../src/adapters/engine-vendure/orders/order-engine.ts';
import type { Shop } from '../../../src/application/shared/shop.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { type BrandId, brandIds } from '../../../src/domain/shared/brand-id.ts';
import { engineOver } from './fixtures/fake-engine.ts';
import { payload } from './fixtures/order-of-engine.ts';

const shops = Object.fromEntries(brandIds.map((id) => [id, brands[id].shop])) as Record<BrandId, Shop>;

/** The companion's orders over an engine with the given answer. */
const over = (answer: object) => {
  const asked: unknown[] = [];
  const engine = engineOver(async (request) => {
    const { variables } = (await request.json()) as { variables: unknown };
    asked.push([request.headers.get('vendure-token'), new URL(request.url).search, variables]);
    return Response.json({ data: { shopOrders: answer } });
  });
  return { asked, orders: makeOrderEngine(engine, shops) };
};
const delivered = {
  ...payload,
  orderToken: 'link',
  number: 'VIS-1001-0001',
  state: 'Delivered',
  active: false,
  locale: 'it',
  placedAt: '2026-05-26T08:00:00.000Z',
  tracking: '99.60.1',
};

describe('the orders of an account at the engine', () => {
  it('are requested from its shop in its language, and read as orders', async () => {
    const { asked, orders } = over({ ok: { orders: [delivered, payload] }, no: null });
    const found = await orders.ofAccount({ brand: 'viszola', locale: 'it' }, 'an-account');
    expect(asked).toEqual([['viszola', '?languageCode=it', { account: 'an-account', take: 100, skip: 0 }]]);
    // A cart of the account is not an order.
    expect(found).toMatchObject([
      {
        token: 'link',
        number: 'VIS-1001-0001',
        brand: 'viszola',
        locale: 'it',
        state: 'shipped',
        tracking: '99.60.1',
        placedAt: new Date('2026-05-26T08:00:00.000Z'),
      },
    ]);
  });

  it('are not read if the engine refuses, which throws', async () => {
    const no = { status: 404, code: 'order.not_found', path: null, values: [] };
    const { orders } = over({ ok: null, no });
    await expect(orders.ofAccount({ brand: 'okulino', locale: 'de' }, 'one')).rejects.toMatchObject({
      code: 'order.not_found',
    });
  });
});
