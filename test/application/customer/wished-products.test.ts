import * as TE from 'fp-ts/TaskEither';
import { lastValueFrom, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { wishedProducts } from '../../../src/application/customer/wished-products.ts';
import type { ProductList, ProductListRequest } from '../../../src/application/search/ports.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

describe('the cards of a wish list', () => {
  it('are requested all at once, in their order · CAT-17', async () => {
    const asked: ProductListRequest[] = [];
    const list: ProductList = { products: [], total: 0, page: 1 };
    const products = (request: ProductListRequest) => {
      asked.push(request);
      return TE.right(list);
    };
    const productIds = ['10010', '20012'] as ProductId[];
    expect(await lastValueFrom(wishedProducts({ products }, productIds).pipe(toArray()))).toEqual([
      { _tag: 'Loading' },
      { _tag: 'Ready', value: list },
    ]);
    expect(asked).toEqual([{ productIds, cacheKey: 'wishes', itemsPerPage: 2 }]);
  });
});
