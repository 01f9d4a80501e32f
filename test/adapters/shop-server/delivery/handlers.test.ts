import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type Level, makeDeliveryHandlers } from '../../../../src/adapters/shop-server/delivery/handlers.ts';
import { notFound } from '../../../../src/adapters/shop-server/refusal.ts';
import { stopOrderTag } from '../../../../src/domain/catalogue/delivery.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { shops } from '../../sandbox/fixtures/shops.ts';
import { testNow } from '../../sandbox/fixtures/test-now.ts';

const level = (available: number, more: Partial<Level> = {}): Level => ({
  variantId: `v-${available}`,
  quantity: 2,
  available,
  stopOrder: false,
  ...more,
});
const over = (levels: readonly Level[]) =>
  makeDeliveryHandlers({ clock: { now: () => testNow }, shops }, async () => E.right(levels));
const call = <Body, Query>(body: Body, query: Query) => ({
  channel: { brand_channel: 'okulino', locale: 'de' } as const,
  params: {},
  query,
  body,
  client: 'test',
  session: undefined,
});
const asking = (items: number) =>
  call(
    {
      items: Array.from({ length: items }, () => ({
        catalog: 'okulino_web',
        quantity: 2,
        variant_representation: { product_id: '20012' as ProductId, option: {} },
      })),
    },
    {},
  );

describe('delivery over the stock of any backend', () => {
  it('is tagged as stopped if all items are · STOCK-3', async () => {
    const stopped = level(0, { stopOrder: true });
    const tags = async (levels: readonly Level[]) =>
      (await over(levels).getDeliveryDates(asking(1))) as E.Right<{ tags: readonly string[] }>;
    expect((await tags([stopped, stopped])).right.tags).toEqual([stopOrderTag]);
    expect((await tags([stopped, level(5)])).right.tags).toEqual([]);
    expect((await tags([])).right.tags).toEqual([]);
  });

  it('waits for the supplier if one line is out of stock · STOCK-5', async () => {
    const days = async (levels: readonly Level[]) => {
      const answer = await over(levels).getDeliveryPrediction(asking(1));
      return E.isRight(answer) ? answer.right : undefined;
    };
    const there = await days([level(2)]);
    const short = await days([level(2), level(1)]);
    expect(there?.items).toHaveLength(1);
    expect((short?.calculated_arrival_date_min ?? '') > (there?.calculated_arrival_date_min ?? 'z')).toBe(
      true,
    );
    expect(short?.items?.map((item) => item.calculated_arrival_date_min)).toEqual([
      there?.calculated_arrival_date_min,
      short?.calculated_arrival_date_min,
    ]);
  });

  it('adds up the lines of one variant, as the order does · STOCK-5', async () => {
    const days = async (levels: readonly Level[]) => {
      const answer = await over(levels).getDeliveryPrediction(asking(1));
      return E.isRight(answer) ? answer.right : undefined;
    };
    const [there, short] = [await days([level(2)]), await days([level(1)])];
    expect(await days([level(3), level(3)])).toEqual({
      ...short,
      items: [...(short?.items ?? []), ...(short?.items ?? [])],
    });
    expect(await days([level(4), level(4)])).toMatchObject({
      calculated_arrival_date_min: there?.calculated_arrival_date_min,
    });
  });

  it('names two days where the first is a holiday in a part of the country · STOCK-10', async () => {
    const clock = { now: () => Date.parse('2026-12-07T09:00:00Z') };
    const handlers = makeDeliveryHandlers({ clock, shops }, async () => E.right([level(2)]));
    const asked = asking(1);
    const answer = await handlers.getDeliveryPrediction({
      ...asked,
      body: { ...asked.body, shipping_option: 'swisspost_a_parcel' },
    });
    expect(answer).toMatchObject(
      E.right({
        calculated_arrival_date_min: '2026-12-08',
        calculated_arrival_date_max: '2026-12-09',
      }),
    );
  });

  it('rejects more than a hundred lines, and passes on a refusal of the stock', async () => {
    let asked = 0;
    const none = makeDeliveryHandlers({ clock: { now: () => testNow }, shops }, async () => {
      asked++;
      return notFound('product');
    });
    expect(await none.getDeliveryDates(asking(101))).toMatchObject({ left: { status: 422 } });
    expect(asked).toBe(0);
    expect(await none.getDeliveryDates(asking(100))).toMatchObject({ left: { status: 404 } });
  });

  it('lists shipping methods by key, in reverse on request, and none that are inactive · CHK-9', async () => {
    const keys = async (query: Readonly<Record<string, string>>) => {
      const answer = await over([]).getShippingOptions(
        call(undefined, { country_to: 'CH' as const, ...query }),
      );
      return E.isRight(answer) ? answer.right.map(({ key }) => key) : [];
    };
    const up = await keys({});
    expect(up.length).toBeGreaterThan(3);
    expect([...up].sort()).toEqual(up);
    expect(await keys({ 'order[key]': 'DESC' })).toEqual([...up].reverse());
    expect(await keys({ active: 'false' })).toEqual([]);
    const midi = await keys({ is_midi: 'true' });
    expect([...midi, ...(await keys({ is_midi: 'false' }))].sort()).toEqual(up);
  });
});
