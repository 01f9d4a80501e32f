import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookAddress } from '../../../src/domain/customer/address-book.ts';
import { defaultOf, knownDefault } from '../../../src/domain/customer/default-address.ts';
import { address } from '../../arbitraries/address.ts';

const base = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seeweg',
  streetNumber: '4',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
} as const;
const entry = (id: string, isDefault = false): BookAddress => ({ ...base, id, isDefault });
const told = { id: 'b', address: { ...base, city: 'Bern' } };

describe('the default entry of an address book', () => {
  it.each([
    ['the one that is marked', [entry('a'), entry('b'), entry('c', true)], 'c'],
    ['the one of the profile if none is marked', [entry('a'), entry('b')], 'b'],
    ['the first one otherwise', [entry('c'), entry('a')], 'c'],
    ['none in an empty address book', [], undefined],
  ] as const)('is %s · ADDR-1', (_, book, id) => expect(defaultOf(book, told)?.id).toBe(id));
});

describe('the address that prefills forms', () => {
  it('comes from the profile until the address book is loaded, then from the book · ADDR-1', () => {
    expect(knownDefault(undefined, told)).toBe(told.address);
    expect(knownDefault(undefined, { id: 'b' })).toBeUndefined();
    expect(knownDefault(undefined, undefined)).toBeUndefined();
    expect(knownDefault([entry('c', true)], told)).toMatchObject({ id: 'c', city: 'Zürich' });
    expect(knownDefault([], told)).toBeUndefined();
  });

  it('is always an entry of the address book unless the book is empty · ADDR-1', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(address, fc.uuid(), fc.boolean()), { minLength: 1, maxLength: 5 }),
        fc.option(address, { nil: undefined }),
        (rows, profile) => {
          const book = rows.map(([one, id, isDefault]) => ({ ...one, id, isDefault }));
          const known = knownDefault(book, profile && { address: profile });
          expect(book).toContain(known);
          expect(book.some(({ isDefault }) => isDefault)).toBe(known?.isDefault);
        },
      ),
    ));
});
