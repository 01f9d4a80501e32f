import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedProfile,
  emptyAsNull,
  profileOf,
  profileParts,
  profileToStore,
  profileUpdate,
} from '../../../src/domain/customer/profile-update.ts';
import { countryCode } from '../../arbitraries/locale.ts';

const mara = profileOf({ firstName: 'Mara', lastName: 'Keller' });
const profile = fc
  .tuple(...profileParts.map(() => fc.string()))
  .map((texts) => profileOf(Object.fromEntries(profileParts.map((part, at) => [part, texts[at]]))));

describe('the contact data sent for a profile', () => {
  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['  ', null],
    [' 1980-01-31 ', '1980-01-31'],
    ['0', '0'],
  ])('for the text %j is %j · ADDR-5', (input, sent) => expect(emptyAsNull(input)).toBe(sent));

  it.each([
    [{}, {}],
    [
      { birthday: '', phone: ' ' },
      { birthday: null, phone: null },
    ],
    [
      { birthday: ' 1980-01-31 ', phone: '079 123' },
      { birthday: '1980-01-31', phone: '+4179123' },
    ],
    [
      { firstName: 'Mara', lastName: 'Keller' },
      { firstName: 'Mara', lastName: 'Keller' },
    ],
  ])('for the fields %j is %j · ADDR-5', (typed, stored) =>
    expect(profileToStore(typed, 'CH')).toEqual(stored),
  );

  it('keeps the leading zero of an Italian number · ADDR-5', () =>
    expect(profileToStore({ phone: '06 123' }, 'IT').phone).toBe('+3906123'));

  it('never contains an empty text · ADDR-5', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), countryCode, (birthday, phone, country) => {
        const stored = profileToStore({ birthday, phone }, country);
        expect(stored.birthday).not.toBe('');
        expect(stored.phone).not.toBe('');
        expect(profileToStore({ phone: '' }, country)).toEqual({ phone: null });
      }),
    ));
});

describe('the update of a changed profile', () => {
  it.each([
    [mara, mara, {}],
    [{ ...mara, firstName: 'Maria' }, mara, { firstName: 'Maria' }],
    [{ ...mara, phone: '06 123' }, mara, { phone: '+3906123' }],
    [mara, { ...mara, birthday: '1980-01-31', phone: '+39 06' }, { birthday: null, phone: null }],
    [{ ...mara, birthday: ' 1980-01-31 ' }, mara, { birthday: '1980-01-31' }],
  ])('to %j, from %j, in Italy is %j · ACC-2 · ADDR-5', (typed, known, told) =>
    expect(profileUpdate(typed, known, 'IT')).toEqual(told),
  );

  it('contains exactly the changed fields, and never an empty birthday or phone · ACC-2 · ADDR-5', () =>
    fc.assert(
      fc.property(profile, profile, countryCode, (typed, known, country) => {
        const told = profileUpdate(typed, known, country);
        expect(new Set(Object.keys(told))).toEqual(new Set(Object.keys(changedProfile(typed, known))));
        expect([told.birthday, told.phone]).not.toContain('');
      }),
    ));
});

describe('the changes of a profile', () => {
  it.each([
    [mara, { firstName: 'Mara', lastName: 'Keller' }, {}],
    [{ ...mara, birthday: '1980-01-31' }, mara, { birthday: '1980-01-31' }],
    [mara, { ...mara, phone: '+41790000000' }, { phone: '' }],
    [mara, {}, { firstName: 'Mara', lastName: 'Keller' }],
    [{}, mara, {}],
    [{ phone: '' }, { ...mara, birthday: '1980-01-31', phone: '+41790000000' }, { phone: '' }],
  ])('to %j from %j are %j · ACC-2', (typed, known, change) =>
    expect(changedProfile(typed, known)).toEqual(change),
  );

  it('turn the known profile into the typed one, and keep concurrent changes to other fields · ACC-2', () =>
    fc.assert(
      fc.property(profile, profile, fc.string(), (typed, known, phone) => {
        expect({ ...known, ...changedProfile(typed, known) }).toEqual(typed);
        const other = { ...known, phone, ...changedProfile({ ...typed, phone: known.phone }, known) };
        expect(other).toEqual({ ...typed, phone });
      }),
    ));
});
