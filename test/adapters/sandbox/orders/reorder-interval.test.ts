import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { care, daily, done, refused } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let started: TestSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started.close());

const asked = (...items: readonly (readonly [ProductId, number])[]) =>
  started.client().customerGetReorderInterval({
    body: {
      email: 'mara@example.org',
      items: items.map(([product_id, quantity]) => ({
        quantity,
        variant_representation: { product_id, option: {} },
      })),
    },
  });

describe('the reorder interval', () => {
  it('follows from boxes, lenses and usage, ignoring lens care · CHK-17', async () => {
    expect(await done(asked([daily, 4], [care, 1]))).toEqual({ interval: 60, reorder_at: '2027-01-18' });
    expect(await done(asked([daily, 4], [daily, 2]))).toEqual({ interval: 60, reorder_at: '2027-01-18' });
  });

  it('counts boxes for both eyes half, also beside the pair of another person · CHK-17', async () => {
    const forBoth = (quantity: number) => ({
      quantity,
      meta: { eye: 'both' as const },
      variant_representation: { product_id: daily, option: {} },
    });
    const body = { email: 'mara@example.org', items: [forBoth(2), forBoth(4)] };
    expect(await done(started.client().customerGetReorderInterval({ body }))).toMatchObject({ interval: 30 });
  });

  it.each([
    ['nothing', []],
    ['lens care only', [[care, 1]]],
    ['an unknown product', [['999999' as ProductId, 1]]],
    ['an invalid quantity', [[daily, -1]]],
  ] as const)('is refused for %s · CHK-17', async (_what, items) => {
    expect((await refused(asked(...items))).code).toBe('order.no_interval');
  });
});
