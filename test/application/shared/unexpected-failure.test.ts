import { expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { unexpected } from '../../../src/application/shared/unexpected-failure.ts';

const failures: readonly [Failure, string | undefined][] = [
  [{ _tag: 'Unreadable', at: 'getCart: Cart.items' }, 'Unreadable getCart: Cart.items'],
  [{ _tag: 'Unavailable', status: 500 }, 'Unavailable 500 getCart'],
  [{ _tag: 'Unavailable', status: 503 }, 'Unavailable 503 getCart'],
  [{ _tag: 'Unavailable', status: 404 }, 'Unavailable 404 getCart'],
  [{ _tag: 'Unavailable', status: 429 }, undefined],
  [{ _tag: 'Unreachable' }, undefined],
  [{ _tag: 'NotFound' }, undefined],
  [{ _tag: 'Refused', code: 'coupon.expired', violations: [] }, undefined],
];
it.each(failures)('the failure %j is reported as %s · TRK-6 · NOTE-6', (failure, told) =>
  expect(unexpected('getCart', failure)?.code).toBe(told),
);

it('an unexpected failure is reported under a name of its own · TRK-6', () => {
  const failure = unexpected('getCart', { _tag: 'Unavailable', status: 500 });
  expect([failure?.name, failure?.message]).toEqual(['UnexpectedFailure', 'Unavailable 500 getCart']);
});
