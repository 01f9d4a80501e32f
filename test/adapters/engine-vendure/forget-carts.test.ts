import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeCartEngine } from '../../../src/adapters/engine-vendure/carts/cart-engine.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { engineOver } from './fixtures/fake-engine.ts';

/** The companion's carts over an engine with the given answers, one after the other. */
const over = (...answers: readonly object[]) => {
  const asked: { channel: string | null; query: string; variables: unknown }[] = [];
  const engine = engineOver(async (request) => {
    const { query, variables } = (await request.json()) as { query: string; variables: unknown };
    const answer = answers[asked.length];
    asked.push({ channel: request.headers.get('vendure-token'), query, variables });
    return Response.json({ data: { [/shop\w+/.exec(query)?.[0] ?? '']: answer } });
  });
  return { asked, carts: makeCartEngine(engine, shops) };
};
const ok = (tokens: readonly string[]) => ({ ok: tokens, no: null });
const no = { ok: null, no: { status: 409, code: 'order.under_way', path: null, values: [] } };
const before = new Date('2020-01-01T00:00:00.000Z');

it('forgetting the carts of an account names it, in the channel of its shop · LAW-33', async () => {
  const { asked, carts } = over(ok(['cart-1', 'cart-2']));
  expect(await carts.forgetOf('viszola', '7')).toEqual(['cart-1', 'cart-2']);
  expect(asked).toMatchObject([{ channel: 'viszola', variables: { account: '7' } }]);
  expect(asked[0]?.query).toMatch(/^mutation shopForgetCarts\(\$account: String!\)/);
});

it('forgetting old carts asks until none is left · LAW-33', async () => {
  const { asked, carts } = over(ok(['cart-1']), ok(['cart-2']), ok([]));
  await carts.forgetOld('okulino', before);
  const each = { channel: 'okulino', variables: { before: before.toISOString() } };
  expect(asked).toMatchObject([each, each, each]);
  expect(asked[0]?.query).toMatch(/^mutation shopForgetOldCarts\(\$before: DateTime!\)/);
});

it('forgetting carts fails if the engine refuses, so that it is tried again · LAW-33', async () => {
  await expect(over(no).carts.forgetOf('okulino', '7')).rejects.toMatchObject({ code: 'order.under_way' });
  await expect(over(ok(['cart-1']), no).carts.forgetOld('okulino', before)).rejects.toMatchObject({
    code: 'order.under_way',
  });
});

it('the open carts of an account are asked for in its shop, and refused while the engine does not tell · LAW-34', async () => {
  const { asked, carts } = over(ok(['cart-1']));
  expect(await carts.ofAccount('viszola', '7')).toEqual(E.right(['cart-1']));
  expect(asked).toMatchObject([{ channel: 'viszola', variables: { account: '7' } }]);
  expect(asked[0]?.query).toMatch(/^query shopAccountCarts\(\$account: String!\)/);
  const away = makeCartEngine(
    engineOver(async () => new Response('', { status: 503 })),
    shops,
  );
  for (const silent of [away, over(no).carts])
    expect(await silent.ofAccount('okulino', '7')).toMatchObject(
      E.left({ status: 503, code: 'server.engine_unavailable' }),
    );
});
