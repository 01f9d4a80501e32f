import { describe, expect, it } from 'vitest';
import { askedFor, requiredFields } from '../../../src/domain/customer/asked-fields.ts';

describe('the additional address fields of a shop', () => {
  it('are by default an optional salutation and no birthday · CHK-7', () => {
    expect([askedFor(undefined, 'salutation'), askedFor({}, 'birthday')]).toEqual(['optional', 'hidden']);
    expect(requiredFields(undefined)).toEqual([]);
  });
  it.each([
    [{ birthday: 'required' }, ['birthday']],
    [{ salutation: 'required', birthday: 'optional' }, ['salutation']],
    [{ salutation: 'hidden', birthday: 'hidden' }, []],
  ] as const)('configured as %j require %j · CHK-7', (shop, fields) =>
    expect(requiredFields(shop)).toEqual(fields),
  );
});
