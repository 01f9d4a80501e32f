import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProducts } from '../../../../src/adapters/sandbox/products/read-products.ts';
import { retryUnreachable } from '../../../../src/application/shared/retry.ts';
import { copiesOf } from '../fixtures/copies.ts';
import { engines } from '../fixtures/engines.ts';
import { setStock } from '../fixtures/set-stock.ts';
import { anyItem, care, cartWith, checkedOut, daily, done, item, stoppedCare } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** As the browser does while the database has no free connection. */
const again = retryUnreachable((ms) => pause(ms));

describe.each(engines)('a rush on $name', ({ start }) => {
  let started: TestSandbox;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.close());

  const shelf = async (product: typeof care, onHand: number, stopOrder: boolean) => {
    const { sandbox } = started;
    const channel = { brand_channel: 'okulino', locale: 'de' } as const;
    const found = (await readProducts(sandbox.db, sandbox, channel, [product])).get(product);
    if (found) await setStock(sandbox.db, { product: found, variantId: product }, { onHand, stopOrder });
  };
  const left = async (variantId: string) =>
    (
      await started.sandbox.db
        .selectFrom('stock')
        .select('on_hand')
        .where('variant_id', '=', variantId)
        .executeTakeFirstOrThrow()
    ).on_hand;

  it('gives the last ten boxes to ten of a hundred buyers · CHK-12', async () => {
    await shelf(stoppedCare, 10, true);
    const client = started.client();
    const first = await checkedOut(client, await cartWith(client, item(stoppedCare)));
    const tokens = await copiesOf(started, first.token_value, 100);
    const answers = await Promise.all(
      tokens.map((token_value) => again(client.createMyOrderFromCart({ body: { token_value } }))()),
    );
    const orders = answers.flatMap((answer) => (E.isRight(answer) ? [answer.right.token_value] : []));
    const refusals = answers.flatMap((answer) => (E.isLeft(answer) ? [answer.left] : []));
    expect(new Set(orders).size).toBe(10);
    expect(refusals.every((failure) => failure._tag === 'Refused' && failure.violations.length === 1)).toBe(
      true,
    );
    expect(await left(stoppedCare)).toBe(0);
  });

  it('makes twenty orders from twenty carts for four hundred requests · CHK-12', async () => {
    await shelf(care, 1000, false);
    const client = started.client();
    const lens = await anyItem(client, daily);
    const first = await checkedOut(client, await cartWith(client, item(care, 2), lens));
    const tokens = await copiesOf(started, first.token_value, 20);
    const presses = Array.from({ length: 20 }, () => tokens).flat();
    const orders = await Promise.all(
      presses.map((token_value) => done(again(client.createMyOrderFromCart({ body: { token_value } })))),
    );
    expect(new Set(orders.map(({ token_value }) => token_value)).size).toBe(20);
    expect(await left(care)).toBe(960);
    expect(started.incidents.filter(({ kind }) => kind !== 'no-connection')).toEqual([]);
  });

  it('allows the last use of a coupon to one of ten carts', async () => {
    const client = started.client();
    await started.sandbox.db
      .updateTable('coupon')
      .set({ used_before: 99 })
      .where('code', '=', 'VERGRIFFEN')
      .execute();
    const { token_value: token } = await cartWith(client, item(care));
    await done(client.applyCoupon({ params: { token }, body: { couponCode: 'VERGRIFFEN' } }));
    const first = await checkedOut(client, await done(client.getCart({ params: { token } })));
    const tokens = await copiesOf(started, first.token_value, 10);
    const answers = await Promise.all(
      tokens.map((token_value) => client.createMyOrderFromCart({ body: { token_value } })()),
    );
    expect(answers.filter(E.isRight)).toHaveLength(1);
  });

  it('loses no line of a cart that is changed by requests at the same time · CART-17', async () => {
    const client = started.client();
    const cart = await done(client.createCart({}));
    const params = { token: cart.token_value };
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        done(client.addToCart({ params, body: { request_id: `window-${i % 15}`, items: [item(care)] } })),
      ),
    );
    const after = await done(client.getCart({ params }));
    expect(after.items.map(({ quantity }) => quantity)).toEqual([15]);
  });
});
