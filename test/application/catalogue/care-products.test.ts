import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { listCareProducts } from '../../../src/application/catalogue/care-products.ts';
import type { ProductListRequest } from '../../../src/application/search/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Product, ProductId, ProductSummary } from '../../../src/domain/catalogue/product.ts';
import { tick } from '../shared/shelf.ts';

const lens = 'monthly' as ProductId;
const bottle = { id: 'bottle' as ProductId } as ProductSummary;
const cut: Failure = { _tag: 'Unreachable' };

const listed = async (careProducts: E.Either<Failure, readonly ProductId[]>) => {
  const asked: (ProductId | ProductListRequest)[] = [];
  const states: unknown[] = [];
  listCareProducts(
    {
      product: (id) => async () => {
        asked.push(id);
        return E.map((ids: readonly ProductId[]) => ({ id, careProducts: ids }) as Product)(careProducts);
      },
    },
    {
      products: (request) => {
        asked.push(request);
        return TE.right({ products: [bottle], total: 1, page: 1 });
      },
    },
    lens,
  ).subscribe((state) => states.push(state));
  await tick();
  return { asked, states };
};

describe('the care products of a lens', () => {
  it('are requested as one row of cards, without free ones · SRCH-4', async () => {
    const { asked, states } = await listed(E.right([bottle.id]));
    expect(asked).toEqual([
      lens,
      { productIds: [bottle.id], cacheKey: 'care', priceAbove: 0, itemsPerPage: 4 },
    ]);
    expect(states).toEqual([{ _tag: 'Loading' }, { _tag: 'Ready', value: [bottle] }]);
  });

  it('are empty if the lens needs none, without a list request', async () => {
    const { asked, states } = await listed(E.right([]));
    expect([asked, states.at(-1)]).toEqual([[lens], { _tag: 'Ready', value: [] }]);
  });

  it('fail if the lens cannot be loaded, without a list request', async () => {
    const { asked, states } = await listed(E.left(cut));
    expect([asked, states.at(-1)]).toEqual([[lens], { _tag: 'Failed', error: cut }]);
  });
});
