import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeEngine } from '../../../src/adapters/engine-vendure/engine.ts';
import { makeEngineLevels } from '../../../src/adapters/engine-vendure/stock/engine-levels.ts';
import type { DeliveryItems, LevelsOf } from '../../../src/adapters/shop-server/delivery/handlers.ts';
import { notFound } from '../../../src/adapters/shop-server/refusal.ts';
import type { Configuration } from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { variantId } from '../../../src/domain/catalogue/variant.ts';
import { type BrandId, brandIds } from '../../../src/domain/shared/brand-id.ts';

const item = (product: string, option: Configuration = {}, quantity = 1): DeliveryItems[number] => ({
  catalog: 'lens',
  variant_representation: { product_id: product as ProductId, option },
  quantity,
});

/** Each item is an existing variant. Stock levels are not read from the copy. */
const copied: LevelsOf = async (_, items) =>
  E.right(
    items.map(({ variant_representation: { product_id, option }, quantity }) => ({
      variantId: variantId(product_id, option),
      quantity,
      available: 999,
      stopOrder: false,
    })),
  );

const asking = (answer: object, status = 200) => {
  const asked: unknown[] = [];
  const engine = makeEngine({
    address: 'http://engine.example',
    key: 'k',
    channels: Object.fromEntries(brandIds.map((id) => [id, id])) as Record<BrandId, string>,
    fetch: async (request) => {
      asked.push(((await request.json()) as { variables: unknown }).variables);
      return Response.json(answer, { status });
    },
    report: () => undefined,
  });
  return { engine, asked };
};
const shelf = (shopId: string, available: number, options: readonly object[] = [], stopOrder = false) => ({
  shopId,
  options,
  available,
  stopOrder,
});
const told = (...ok: readonly object[]) => ({ data: { shopStock: { ok, no: null } } });
const channel = { brand_channel: 'okulino', locale: 'de' } as const;

describe('stock levels from the engine', () => {
  it('are requested in one query for all variants', async () => {
    const right = { sphere: '-1.00', add: 'high' };
    const { engine, asked } = asking(
      told(
        shelf('20012', -3),
        shelf('10010', 4, [
          { code: 'sphere', value: '-1.00' },
          { code: 'add', value: 'high' },
        ]),
        shelf('10010', 0, [{ code: 'sphere', value: '-2.00' }], true),
      ),
    );
    const items = [item('10010', right, 2), item('10010', { sphere: '-2.00' }), item('20012')];
    expect(await makeEngineLevels(engine, copied)(channel, items)).toEqual(
      E.right([
        { variantId: '10010:sphere=-1.00;add=high', quantity: 2, available: 4, stopOrder: false },
        { variantId: '10010:sphere=-2.00', quantity: 1, available: 0, stopOrder: true },
        { variantId: '20012', quantity: 1, available: -3, stopOrder: false },
      ]),
    );
    expect(asked).toEqual([
      {
        asked: [
          {
            shopId: '10010',
            options: [
              { code: 'sphere', value: '-1.00' },
              { code: 'add', value: 'high' },
            ],
          },
          { shopId: '10010', options: [{ code: 'sphere', value: '-2.00' }] },
          { shopId: '20012', options: [] },
        ],
      },
    ]);
  });

  it('are not requested for an unknown variant', async () => {
    const { engine, asked } = asking(told());
    const no = await makeEngineLevels(engine, async () => notFound('product'))(channel, [item('1')]);
    expect(no).toEqual(notFound('product'));
    expect(asked).toEqual([]);
  });

  it('are empty if nothing is requested', async () => {
    const { engine, asked } = asking(told());
    expect(await makeEngineLevels(engine, copied)(channel, [])).toEqual(E.right([]));
    expect(asked).toEqual([]);
  });

  it('are not found for a product that the engine no longer sells', async () => {
    const { engine } = asking(told(shelf('20012', 1)));
    expect(await makeEngineLevels(engine, copied)(channel, [item('20012'), item('10010')])).toEqual(
      notFound('product'),
    );
  });

  it.each([
    ['does not answer', { errors: ['away'] }, 200],
    ['returns an error', {}, 500],
    [
      'refuses the request',
      { data: { shopStock: { ok: null, no: { status: 404, code: 'x', path: null, values: [] } } } },
      200,
    ],
  ])('are unavailable while the engine %s', async (_, answer, status) => {
    const { engine } = asking(answer, status);
    expect(await makeEngineLevels(engine, copied)(channel, [item('10010')])).toMatchObject(
      E.left({ status: 503, code: 'server.engine_unavailable' }),
    );
  });
});
