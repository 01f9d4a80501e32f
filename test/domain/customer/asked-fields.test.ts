import { describe, expect, it } from 'vitest';
import { askedFor, requiredFields } from '../../../src/domain/customer/asked-fields.ts';

describe('what a shop asks beyond an address', () => {
  it('is a salutation for who wants one, and no birthday, where it says nothing · CHK-7', () => {
    expect([askedFor(undefined, 'salutation'), askedFor({}, 'birthday')]).toEqual(['optional', 'hidden']);
    expect(requiredFields(undefined)).toEqual([]);
  });
  it.each([
    [{ birthday: 'required' }, ['birthday']],
    [{ salutation: 'required', birthday: 'optional' }, ['salutation']],
    [{ salutation: 'hidden', birthday: 'hidden' }, []],
  ] as const)('%j needs %j · CHK-7', (shop, fields) => expect(requiredFields(shop)).toEqual(fields));
});
