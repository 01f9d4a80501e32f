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
  ])('%j is %s, by its letter %s · CHK-16', (input, salutation, gender) => {
    expect(salutationOf(input)).toBe(salutation);
    expect(genderOf(salutationOf(input))).toBe(gender);
  });

  it('is read as it was written · CHK-16', () => {
    for (const salutation of ['male', 'female'] as const)
      expect(salutationOf(salutationNumber(salutation))).toBe(salutation);
    expect(salutationNumber('male')).toBe(1);
  });

  it('is nobody’s by accident · CHK-16', () =>
    fc.assert(
      fc.property(fc.anything(), (input) => {
        if (salutationOf(input) !== undefined) expect(['1', '2']).toContain(String(input));
      }),
    ));
});
