import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { noStores, noUserBilling, noWishlist } from '../../../src/application/customer/no-service.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

describe('a port without a service', () => {
  it('returns empty results, and accepts every change without an error · CAT-17', async () => {
    expect(await noWishlist.products()).toEqual(E.right([]));
    expect(await noWishlist.add('10010' as ProductId)()).toEqual(E.right(undefined));
    expect(await noWishlist.remove('10010' as ProductId)()).toEqual(E.right(undefined));
    expect(await noWishlist.products()).toEqual(E.right([]));
    expect(await noStores.stores()).toEqual(E.right([]));
    expect(await noUserBilling.billingAddresses()).toEqual(E.right([]));
  });
});
