import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressed } from '../fixtures/pressed.ts';
import { regularCare } from '../fixtures/regular-goods.ts';
import { cartWith, done, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

it('a withdrawal that a person reads ends the subscription that began with the goods, once it names all of them · SUBS-9', async () => {
  const client = shop.client();
  const email = 'hand@example.org';
  const order = await ordered(client, await cartWith(client, regularCare), { email });
  const begun = await done(
    client.startPayment({ params: { token: order.token_value }, body: { return_path: '/', method: 'visa' } }),
  );
  if (begun.status !== 'redirect') throw new Error('not begun');
  await shop.fetch(pressed(begun.redirect_url, 'succeed'));
  const [line] = order.items;
  if (line?.quantity !== 2) throw new Error('two bottles are ordered');
  const state = async () =>
    (
      await shop.sandbox.db
        .selectFrom('subscription')
        .select('state')
        .where('source', '=', `order:${order.number}`)
        .executeTakeFirstOrThrow()
    ).state;
  const readBy = async (article: string, pieces: string) => {
    const body = { name: 'Mara Keller', number: order.number, email, goods: [article] };
    const { receipt } = await done(client.withdrawFromContract({ body }));
    await shop.fetch(
      new Request(`http://okulino.localhost:4200/sandbox/returns/${receipt}`, {
        method: 'POST',
        headers: { origin: 'http://okulino.localhost:4200' },
        body: new URLSearchParams({ read: 'on', line: line.id, [`pieces ${line.id}`]: pieces }).toString(),
      }),
    );
  };
  await readBy('Eine Flasche', '1');
  expect(await state()).toBe('active');
  await readBy('Die andere Flasche', '1');
  expect(await state()).toBe('cancelled');
});
