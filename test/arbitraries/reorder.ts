import * as fc from 'fast-check';
import type { ReorderAnswer } from '../../src/domain/orders/reorder.ts';
import type { RememberedProduct, ReorderResult } from '../../src/domain/orders/reorder-result.ts';
import { cart, cartItem } from './cart.ts';
import { plainProductId } from './product.ts';

export const rememberedProduct: fc.Arbitrary<RememberedProduct> = plainProductId.map((productId) => ({
  productId,
  title: productId.toUpperCase(),
}));

const products = fc.array(rememberedProduct, { maxLength: 3 });

export const reorderResult: fc.Arbitrary<ReorderResult> = fc.record({
  foundNonReorderable: products,
  notReorderable: products,
  switched: fc.array(fc.record({ from: rememberedProduct, to: rememberedProduct }), { maxLength: 2 }),
  addedTrials: products,
  items: fc.array(cartItem, { maxLength: 2 }),
});

/** In any order, including answers without a request. */
export const reorderAnswer: fc.Arbitrary<ReorderAnswer> = fc.oneof(
  fc.constant({ _tag: 'Failure' } as const),
  fc.constant({ _tag: 'CartLoaded' } as const),
  cart.map((loaded) => ({ _tag: 'CartLoaded', cart: loaded }) as const),
  cart.map((created) => ({ _tag: 'CartCreated', cart: created }) as const),
  cart.map((reloaded) => ({ _tag: 'CartReloaded', cart: reloaded }) as const),
  reorderResult.map((result) => ({ _tag: 'Repeated', result }) as const),
);
