import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { basketFields } from '../../../../src/adapters/contract/cart/basket.ts';

it('a cart of a backend that skipped shipping is at the next checkout step; an unknown state is rejected · CHK-1', () => {
  const { checkout_state } = basketFields;
  expect(checkout_state.decode('shipping_skipped')).toEqual(E.right('shipping_selected'));
  expect(checkout_state.decode('addressed')).toEqual(E.right('addressed'));
  expect(E.isLeft(checkout_state.decode('new'))).toBe(true);
});
