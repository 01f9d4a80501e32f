import { expect, it } from 'vitest';
import { absences } from '../../../src/adapters/contract/absences.ts';
import { contentApi } from '../../../src/adapters/contract/content/content-api.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';

it('names what is missing for each operation that may respond 404, and for no other · CART-18', () => {
  const saying = Object.entries({ ...shopApi, ...contentApi })
    .filter(([, { refusals }]) => (refusals as readonly number[]).includes(404))
    .map(([name]) => name);
  expect(Object.keys(absences).toSorted()).toEqual(saying.toSorted());
});
