import assert from 'node:assert/strict';
import { OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { cancelUnpaidOrders } from '../../src/orders/cancel-unpaid';
import { shelvesOf, takenByOrders } from '../fixtures/lens-shelves';
import { atOnce, makeShop, ok, readyCart } from '../fixtures/shop';
import { signIn } from '../fixtures/staff';
import type { Suite } from './suite';

const rounds = 4;
/** Stock as the range was filled. */
const filled: Readonly<Record<string, number>> = { '-2.00': 60, '-2.25': 60, '-2.50': 1 };

export const testMendingRaces: Suite = (engine, it) => {
  const shopOf = () => makeShop(engine().address);
  const placed = async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [
      { shopId: 'care-2' },
      { shopId: 'mended', sphere: '-2.00', eye: 'right' },
    ]);
    const order = ok(await shop.place(cart.token));
    const lens = order.lines.find(({ shopId }) => shopId === 'mended');
    return { order, line: lens?.id ?? '', link: order.orderToken ?? '' };
  };
  const paid = async () => {
    const made = await placed();
    ok(await shopOf().paid(made.link));
    return made;
  };

  /** Each stock entry equals the filled amount minus what the orders in their current state took. */
  const countsRight = async (): Promise<void> => {
    const taken = await takenByOrders(engine(), 'mended');
    for (const [power, [onHand, allocated]] of Object.entries(await shelvesOf(engine(), 'mended'))) {
      const [left = 0, promised = 0] = taken[power] ?? [];
      assert.deepEqual([power, onHand, allocated], [power, (filled[power] ?? 0) + left, promised]);
    }
  };

  it('lets one of two staff mend the same eye; the other looks again', async () => {
    const staff = await signIn(engine());
    const { line, link } = await paid();
    const answers = await atOnce(2, (index) =>
      staff.mend({ line, was: '-2.00', now: '-2.25', note: `press ${index}` }),
    );
    assert.deepEqual(answers.map(({ no }) => no?.code ?? 'done').sort(), ['done', 'mend.stale']);
    assert.equal(
      ok(await shopOf().order(link)).lines.find(({ id }) => id === line)?.options[0]?.value,
      '-2.25',
    );
    await countsRight();
  });

  it('gives the last one to one of two orders that are mended at once', async () => {
    const staff = await signIn(engine());
    const [one, two] = [await paid(), await paid()];
    const answers = await Promise.all(
      [one, two].map(({ line }) => staff.mend({ line, was: '-2.00', now: '-2.50' })),
    );
    assert.deepEqual(answers.map(({ no }) => no?.code ?? 'done').sort(), [
      'done',
      'product.stock.no_stock_available',
    ]);
    await countsRight();
  });

  for (let round = 1; round <= rounds; round += 1)
    it(`mends, sends and cancels at once, and every shelf counts right: ${round} of ${rounds}`, async () => {
      const staff = await signIn(engine());
      const orders = await Promise.all([paid(), paid(), paid()]);
      const parcels = await Promise.all(
        orders.map(async ({ order }, index) =>
          index === 0 ? (await staff.pack(order.number, order.lines)).id : undefined,
        ),
      );
      const [, second, third] = orders;
      const answers = await Promise.all([
        ...orders.map(({ line }) => staff.mend({ line, was: '-2.00', now: '-2.25' })),
        staff.send(parcels[0] ?? '').then(() => undefined),
        (async () => {
          const parcel = await staff.pack(second?.order.number ?? '', second?.order.lines ?? []);
          await staff.send(parcel.id ?? '');
        })(),
        staff.cancel(third?.order.number ?? '').then(() => undefined),
        placed().then(() => undefined),
      ]);
      const codes = answers.flatMap((answer) => (answer ? [answer.no?.code ?? 'done'] : []));
      for (const code of codes) assert.ok(['done', 'mend.shipped', 'mend.cancelled'].includes(code), code);
      const states = await Promise.all(orders.map(async ({ link }) => ok(await shopOf().order(link))));
      assert.deepEqual(
        states.map(({ state }) => state),
        ['Shipped', 'Shipped', 'Cancelled'],
      );
      states.forEach(({ lines }, index) => {
        const lens = lines.find(({ shopId }) => shopId === 'mended');
        assert.equal(lens?.options[0]?.value, codes[index] === 'done' ? '-2.25' : '-2.00');
      });
      await countsRight();
    });

  it('mends while orders are paid or given up unpaid, and nobody waits for the other for ever', async () => {
    const staff = await signIn(engine());
    const orders = await Promise.all([placed(), placed(), placed(), placed()]);
    await engine().sql(
      `update "order" set "customFieldsPayableuntil" = now() - interval '1 minute' where code = any($1)`,
      [orders.map(({ order }) => order.number)],
    );
    const { app } = engine();
    const answers = await Promise.all([
      ...orders.map(({ line }) => staff.mend({ line, was: '-2.00', now: '-2.25' })),
      ...orders.slice(0, 2).map(({ link }) =>
        shopOf()
          .paid(link)
          .then(() => undefined),
      ),
      cancelUnpaidOrders(
        app.get(TransactionalConnection),
        app.get(OrderService),
        app.get(RequestContextService),
      ).then(() => undefined),
    ]);
    for (const answer of answers) if (answer?.no) assert.equal(answer.no.code, 'mend.cancelled');
    const states = await Promise.all(orders.map(async ({ link }) => ok(await shopOf().order(link)).state));
    assert.deepEqual(states.slice(2), ['Cancelled', 'Cancelled']);
    await countsRight();
  });
};
