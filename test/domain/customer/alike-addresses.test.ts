import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeIn, isAlike } from '../../../src/domain/customer/alike-addresses.ts';
import { address } from '../../arbitraries/address.ts';

const mira = {
  firstName: 'Mira',
  lastName: 'Keller-Müller',
  street: 'Seestrasse',
  streetNumber: '12a',
  postcode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
} as const;
const told = { ...mira, phone: '+41445551234', email: 'mi.ra@gmail.com' };

describe('the comparison of two addresses', () => {
  it.each([
    [mira, true],
    [{ ...mira, firstName: ' mira', lastName: 'KELLERMÜLLER' }, true],
    [{ ...mira, street: 'Seestrasse 12a', streetNumber: '' }, true],
    [{ ...mira, streetNumber: '12 A' }, true],
    [{ ...mira, city: 'zürich.' }, true],
    [{ ...mira, postcode: '80-01' }, true],
    [told, true],
    [{ ...mira, streetNumber: '14' }, false],
    [{ ...mira, street: 'Seeweg' }, false],
    [{ ...mira, firstName: 'Maria' }, false],
    [{ ...mira, lastName: 'Keller' }, false],
    [{ ...mira, city: 'Zug' }, false],
    [{ ...mira, postcode: '8002' }, false],
    [{ ...mira, countryCode: 'LI' as const }, false],
  ])('finds the address %j similar: %j · ADDR-6', (other, alike) => {
    expect(isAlike(mira, other)).toBe(alike);
    expect(isAlike(other, mira)).toBe(alike);
  });

  it.each([
    [{ phone: '044 555 12 34' }, true],
    [{ phone: '0041 (0)44 555-12-34', email: 'Mira+linsen@Gmail.com' }, true],
    [{ phone: '044 555 12 35' }, false],
    [{ email: 'mara@gmail.com' }, false],
    [{ phone: ' ', email: '' }, true],
  ])(
    'compares phone and e-mail only if both have them, as with %j: similar %j · ADDR-5 · ADDR-6',
    (said, alike) => {
      expect(isAlike(told, { ...mira, ...said })).toBe(alike);
      expect(isAlike({ ...mira, ...said }, told)).toBe(alike);
    },
  );

  it.each([
    ['01 23 45 67 89', true],
    ['01.23.45.67.89', true],
    ['0123456788', false],
  ])('finds a French phone number, to which no prefix is added, equal to %j: %s · ADDR-6', (phone, alike) => {
    const paris = { ...mira, postcode: '75001', city: 'Paris', countryCode: 'FR' } as const;
    expect(isAlike({ ...paris, phone: '0123456789' }, { ...paris, phone })).toBe(alike);
  });

  it('is symmetric, ignores punctuation, and finds an address similar to itself · ADDR-6', () =>
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(isAlike(one, other)).toBe(isAlike(other, one));
        const loud = { ...one, lastName: `${one.lastName.toUpperCase()}.`, street: `${one.street},` };
        expect(isAlike(one, loud)).toBe(isAlike(one, { ...one, lastName: one.lastName.toUpperCase() }));
        expect(isAlike(one, one)).toBe(true);
      }),
    ));
});

describe('the search for a similar address in an address book', () => {
  const kept = (id: string) => ({ ...mira, id, isDefault: false });
  it.each([
    [[], mira, undefined],
    [[kept('a')], mira, 'a'],
    [[kept('a'), kept('b')], mira, 'a'],
    [[kept('a')], kept('a'), undefined],
    [[kept('a'), kept('b')], kept('a'), 'b'],
    [[kept('a')], { ...mira, streetNumber: '1' }, undefined],
  ])('in %j for %j finds %j · ADDR-1 · ADDR-6', (book, typed, id) =>
    expect(alikeIn(book, typed)?.id).toBe(id),
  );
});
