import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genderOf, salutationNumber, salutationOf } from '../../../src/domain/customer/salutation.ts';

describe('a salutation', () => {
  it.each([
    [1, 'male', 'm'],
    ['1', 'male', 'm'],
    [2, 'female', 'f'],
    ['2', 'female', 'f'],
    [0, undefined, undefined],
    [3, undefined, undefined],
    ['', undefined, undefined],
    [null, undefined, undefined],
    [undefined, undefined, undefined],
    [true, undefined, undefined],
    [[1], undefined, undefined],
    ['01', undefined, undefined],
  ])('read from %j is %s, with the letter %s · CHK-16', (input, salutation, gender) => {
    expect(salutationOf(input)).toBe(salutation);
    expect(genderOf(salutationOf(input))).toBe(gender);
  });

  it('is read back from the number that it is stored as · CHK-16', () => {
    for (const salutation of ['male', 'female'] as const)
      expect(salutationOf(salutationNumber(salutation))).toBe(salutation);
    expect(salutationNumber('male')).toBe(1);
  });

  it('is read from 1 and 2 only, for any input · CHK-16', () =>
    fc.assert(
      fc.property(fc.anything(), (input) => {
        if (salutationOf(input) !== undefined) expect(['1', '2']).toContain(String(input));
      }),
    ));
});
