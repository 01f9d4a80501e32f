import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  checkMilesAndMoreNumber,
  milesAndMorePrefixes,
} from '../../../src/domain/customer/miles-and-more.ts';

const invalid = E.left({ _tag: 'InvalidMilesAndMoreNumber' });

describe('a Miles & More number', () => {
  it.each([
    ['999912345678901', E.right('999912345678901')],
    ['9920 1234 5678 901', E.right('992012345678901')],
    [' 333012345678901 ', E.right('333012345678901')],
    ['', E.right(undefined)],
    ['   ', E.right(undefined)],
    ['99991234567890', invalid],
    ['9999123456789012', invalid],
    ['992112345678901', invalid],
    ['123499991234567', invalid],
    ['9999-12345678901', invalid],
    ['99991234567890a', invalid],
    ['９９９９12345678901', invalid],
  ])('%j · MILES-1 · CHK-15', (input, expected) => expect(checkMilesAndMoreNumber(input)).toEqual(expected));

  it('begins with one of five, and eleven digits follow · MILES-1', () => {
    expect(milesAndMorePrefixes).toEqual(['9999', '9920', '9922', '2220', '3330']);
    fc.assert(
      fc.property(
        fc.constantFrom(...milesAndMorePrefixes),
        fc.stringMatching(/^\d{8,13}$/),
        (prefix, digits) => {
          expect(E.isRight(checkMilesAndMoreNumber(prefix + digits))).toBe(digits.length === 11);
        },
      ),
    );
  });
});
