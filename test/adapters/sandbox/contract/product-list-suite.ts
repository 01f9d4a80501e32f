import { expect, it } from 'vitest';
import { care, daily, discontinued, done, refused, trial } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** Products whose ids a client has. */
export const productListSuite = (started: () => TestSandbox): void => {
  const list = (query: Parameters<ReturnType<TestSandbox['client']>['searchProductList']>[0]['query']) =>
    done(
      started()
        .client()
        .searchProductList({ query: query ?? {} }),
    );
  const ids = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).result.map(({ product_id }) => product_id as string);

  it('are cards in the requested order, each once, without unknown products and trials · SRCH-4', async () => {
    expect(await ids({ product_id: [care, '1', daily, care, 'x', trial, discontinued] })).toEqual([
      care,
      daily,
      discontinued,
    ]);
    expect(await list({ product_id: [] })).toEqual({ result: [], meta: { total: 0, page: 1, limit: 10 } });
  });

  it('come in pages, with all products of the shop if no ids are given · SRCH-4', async () => {
    const first = await list({ cacheKey: 'all', limit: 5 });
    const second = await list({ cacheKey: 'all', limit: 5, page: 2 });
    expect(first.meta).toEqual({ total: expect.any(Number), page: 1, limit: 5 });
    expect(first.meta.total).toBeGreaterThan(100);
    expect(new Set([...first.result, ...second.result].map(({ product_id }) => product_id)).size).toBe(10);
    expect((await list({ product_id: [care, daily], limit: 1, page: 2 })).result[0]?.product_id).toBe(daily);
    expect((await list({ page: 0, limit: 1000 })).meta).toMatchObject({ page: 1, limit: 10 });
  });

  it('hold products above a price, in the requested channel · SRCH-4', async () => {
    const [card] = (await list({ product_id: [care] })).result;
    const price = card?.price.current ?? 0;
    expect(await ids({ product_id: [care], 'price[gt]': price })).toEqual([]);
    expect(await ids({ product_id: [care], 'price[gt]': price - 1 })).toEqual([care]);
    expect(await ids({ product_id: [care], 'price[gt]': 999_999_999_999_999 })).toEqual([]);
    const partner = await list({ product_id: [care], price_channel: ['okulino_partner', 'okulino_web'] });
    expect(partner.result[0]?.price.current).toBeLessThan(price);
    expect(await ids({ product_id: [care], price_channel: ['okulino_partner'], 'price[gt]': price })).toEqual(
      [],
    );
  });

  it('are refused at the prices of another shop · SRCH-4', async () => {
    for (const price_channel of [['opalys_web'], ['okulino_web', 'nobody_web'], ["'}; drop"]])
      expect(
        (
          await refused(
            started()
              .client()
              .searchProductList({ query: { product_id: [care], price_channel } }),
          )
        ).violations,
      ).toMatchObject([{ field: 'price_channel', code: 'validation.invalid' }]);
  });
};
