import * as TE from 'fp-ts/TaskEither';
import { lastValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../src/application/search/listed-products.ts';
import type { ProductList, ProductListRequest } from '../../../src/application/search/ports.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

describe('a row of product cards', () => {
  it('requests four priced products by their ids · SRCH-4', async () => {
    const asked: ProductListRequest[] = [];
    const list: ProductList = { products: [], total: 0, page: 1 };
    const products = (request: ProductListRequest) => {
      asked.push(request);
      return TE.right(list);
    };
    const productIds = ['10010', '20012'] as ProductId[];
    expect(await lastValueFrom(listProducts({ products }, 'seen', productIds))).toEqual({
      _tag: 'Ready',
      value: list,
    });
    expect(asked).toEqual([{ productIds, cacheKey: 'seen', priceAbove: 0, itemsPerPage: 4 }]);
  });
});
