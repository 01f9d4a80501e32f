import { describe, expect, it } from 'vitest';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, daily, item, stoppedCare } from '../fixtures/shopper.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { dueShop } from './due-shop.ts';

const { started, at, now, rowOf, ordersOf, subjects } = dueShop();

describe('a due delivery with missing goods', () => {
  it('comes without what is gone, and says so; a pair comes whole or not at all · ACC-5 · MAIL-6', async () => {
    now();
    const curve = { radius: '8.5', diameter: '14.2' };
    const pair = (eye: 'right' | 'left', sphere: string) =>
      item(daily, 1, { ...curve, sphere }, { meta: { eye, pair_id: 'p' } });
    const { email, subscription } = await subscribed(
      started(),
      pair('right', '-2.00'),
      pair('left', '-1.00'),
      item(care),
    );
    const lines = (await rowOf(subscription.id)).lines.map((line) =>
      line.meta.eye === 'left' ? { ...line, options: { ...line.options, sphere: '+99.00' } } : line,
    );
    await started()
      .sandbox.db.updateTable('subscription')
      .set({ lines: JSON.stringify(lines) as never })
      .where('id', '=', subscription.id)
      .execute();
    await at('2026-12-19T06:00:00Z');
    const [order] = await ordersOf(email);
    expect(order?.basket.items.map(({ product_id }) => product_id)).toEqual([care]);
    expect((await rowOf(subscription.id)).problem).toMatchObject({ code: 'goods_left_out' });
    expect(await subjects(email)).toContain(`Abo ${subscription.id}: ein Teil fehlt`);
    // What did not come is not among what is in it.
    const letter = (await mailsTo(started(), email)).find(({ subject }) =>
      subject.endsWith('ein Teil fehlt'),
    );
    expect(letter?.text.match(/^\d+ × .*$/gm)).toEqual([expect.stringContaining('Clarea')]);
  });

  it('is retried while out of stock, and paused in the end · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(started(), item(stoppedCare));
    await started()
      .sandbox.db.updateTable('stock')
      .set({ on_hand: 0 })
      .where('variant_id', '=', stoppedCare)
      .execute();
    await at('2026-12-19T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({
      failures: 1,
      retry_on: '2026-12-20',
      state: 'active',
      problem: { code: 'goods_missing' },
    });
    await at('2026-12-20T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({ failures: 2, retry_on: '2026-12-23' });
    await at('2026-12-23T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({
      state: 'paused',
      retry_on: null,
      problem: { code: 'goods_gone' },
    });
    expect(await ordersOf(email)).toEqual([]);
    expect(await subjects(email)).toEqual(
      expect.arrayContaining([
        `Abo ${subscription.id}: gerade nicht lieferbar`,
        `Abo ${subscription.id} pausiert: nicht mehr erhältlich`,
      ]),
    );
  });

  it('is paused at once if all goods are gone, or if the address is not served · ACC-5', async () => {
    now();
    const gone = await subscribed(started(), item(care));
    const far = await subscribed(started(), item(care));
    const [line] = (await rowOf(gone.subscription.id)).lines;
    const { db } = started().sandbox;
    await db
      .updateTable('subscription')
      .set({ lines: JSON.stringify([{ ...line, product_id: '99999', variant_id: '99999' }]) as never })
      .where('id', '=', gone.subscription.id)
      .execute();
    await db
      .updateTable('subscription')
      .set({
        shipping_address: JSON.stringify({
          ...far.subscription.shipping_address,
          country_code: 'LT',
        }) as never,
      })
      .where('id', '=', far.subscription.id)
      .execute();
    await at('2026-12-19T06:00:00Z');
    expect(await rowOf(gone.subscription.id)).toMatchObject({
      state: 'paused',
      problem: { code: 'goods_gone' },
    });
    expect(await rowOf(far.subscription.id)).toMatchObject({
      state: 'paused',
      problem: { code: 'not_deliverable' },
    });
  });
});
