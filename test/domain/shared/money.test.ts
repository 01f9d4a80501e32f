import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { minor } from '../../../src/domain/shared/money.ts';

describe('an amount in minor units', () => {
  it.each([0, 1, -1999, Number.MAX_SAFE_INTEGER])('can be %d · PRICE-1', (input) =>
    expect(minor(input)).toEqual(E.right(input)),
  );

  it.each([0.5, 19.99, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'cannot be %d · PRICE-1',
    (input) => expect(minor(input)).toEqual(E.left({ _tag: 'NotMinor' })),
  );

  it('has no negative zero · PRICE-1', () => expect(minor(-0)).toEqual(E.right(0)));
});
