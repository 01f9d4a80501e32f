import { expect, it } from 'vitest';
import { makeOrderEngine } from '../../../src/adapters/engine-vendure/orders/order-engine.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { engineOver } from './fixtures/fake-engine.ts';

/** The companion's orders over an engine with the given answer. */
const over = (answer: object) => {
  const asked: { channel: string | null; query: string; variables: unknown }[] = [];
  const engine = engineOver(async (request) => {
    const { query, variables } = (await request.json()) as { query: string; variables: unknown };
    asked.push({ channel: request.headers.get('vendure-token'), query, variables });
    return Response.json({ data: { shopForgetValues: answer } });
  });
  const order = { brand: 'okulino', locale: 'de', token: 'order-1' } as const;
  return { asked, forget: () => makeOrderEngine(engine, shops).forgetValues(order) };
};
const no = (status: number, code: string) => ({ ok: null, no: { status, code, path: null, values: [] } });

it('forgetting lens values names the order by its token, in the channel of its shop · LAW-33', async () => {
  const { asked, forget } = over({ ok: true, no: null });
  await forget();
  expect(asked).toMatchObject([{ channel: 'okulino', variables: { orderToken: 'order-1' } }]);
  expect(asked[0]?.query).toMatch(/^mutation shopForgetValues\(\$orderToken: String!\)/);
});

it('forgetting lens values succeeds for a missing order, and fails for one under way · LAW-33', async () => {
  await expect(over(no(404, 'order.not_found')).forget()).resolves.toBeUndefined();
  await expect(over(no(409, 'order.under_way')).forget()).rejects.toMatchObject({
    code: 'order.under_way',
  });
});
