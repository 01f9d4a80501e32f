import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultId, isSameEntry } from '../../../src/domain/customer/address-book.ts';

const mara = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seeweg',
  streetNumber: '4',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
} as const;

const book = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), isDefault: fc.boolean() }), {
  selector: ({ id }) => id,
});

describe('the default address', () => {
  const first = { id: 'a', isDefault: false };
  const kept = { id: 'b', isDefault: true };
  it.each([
    [[], undefined, undefined],
    [[], 'a', undefined],
    [[first], undefined, 'a'],
    [[first, kept], undefined, 'b'],
    [[first, kept], 'a', 'a'],
    [[first, kept], 'gone', 'b'],
    [[first], 'gone', 'a'],
  ])('of the entries %j with %j chosen is %j · ADDR-1', (entries, chosen, id) =>
    expect(defaultId(entries, chosen)).toBe(id),
  );

  it('is an entry of the address book unless the book is empty · ADDR-1', () =>
    fc.assert(
      fc.property(book, fc.string(), (entries, chosen) => {
        const id = defaultId(entries, chosen);
        expect(entries.length === 0 ? id === undefined : entries.some((entry) => entry.id === id)).toBe(true);
      }),
    ));

  it('does not change when determined again · ADDR-1', () =>
    fc.assert(
      fc.property(book, fc.string(), (entries, chosen) => {
        const id = defaultId(entries, chosen);
        expect(defaultId(entries.map((entry) => ({ ...entry, isDefault: entry.id === id })))).toBe(id);
      }),
    ));
});

describe('two entries of an address book', () => {
  it.each([
    [mara, mara, true],
    [mara, { ...mara, id: 'a', isDefault: true }, true],
    [mara, { ...mara, company: '' }, true],
    [mara, { ...mara, streetNumber: '4a' }, false],
    [mara, { ...mara, phone: '+41441112233' }, false],
    [mara, { ...mara, salutation: 'female' as const }, false],
  ])('%j and %j are equal: %j · ADDR-1', (a, b, same) => {
    expect(isSameEntry(a, b)).toBe(same);
    expect(isSameEntry(b, a)).toBe(same);
  });
});
