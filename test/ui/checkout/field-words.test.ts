import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { formOf, shownFields } from '../../../src/ui/checkout/address/address-form.ts';
import { useFieldWords } from '../../../src/ui/checkout/address/use-field-words.ts';
import { hook } from '../hook.tsx';

const shop = { ...brands.linsenwerk.shop, country: 'DE' as const };
const wordsOf = (changes: object = {}) =>
  hook({ shop: { ...shop, ...changes } }, useFieldWords).result.current;
const form = formOf({} as Cart, { 'shipping.countryCode': 'CH', 'billing.countryCode': 'moon' }, 'DE');

describe('the label of an address field', () => {
  it.each([
    ['email', 'field.email'],
    ['milesAndMoreNumber', 'field.milesAndMoreNumber'],
    ['partner', 'partner.legend'],
    ['packStation.additionalInfo', 'packStation.postNumber'],
    ['packStation.streetNumber', 'packStation.stationNumber'],
    ['packStation.postcode', 'field.postcode'],
    ['shipping.streetNumber', 'field.streetNumber'],
    ['billing.additionalInfo', 'field.additionalInfo'],
  ] as const)('of %s is “%s” · CHK-7', (path, label) => expect(wordsOf().label(path)).toBe(label));

  it.each(shownFields.filter((field) => field !== 'taxNumber' && field !== 'apartment'))(
    'is that of its own name: %s',
    (field) => expect(wordsOf().label(`billing.${field}`)).toBe(`field.${field}`),
  );

  it('of the tax number depends on private or business customers', () => {
    expect(wordsOf({ taxNumber: 'private' }).label('billing.taxNumber')).toBe('field.taxNumberPrivate');
    expect(wordsOf({ taxNumber: 'company' }).label('billing.taxNumber')).toBe('field.taxNumberCompany');
  });

  it('of the apartment follows the country, else the shop', () => {
    const { label } = wordsOf();
    expect(label('billing.apartment')).toBe(label('billing.apartment', 'DE'));
    expect(label('billing.apartment')).toMatch(/^apartment\./);
  });
});

describe('the error message of an address field', () => {
  const { sentence } = wordsOf();

  it('is the server’s own sentence only if there is no text for the code', () => {
    expect(sentence({ path: 'email', code: 'other', sentence: 'So nicht.' }, form)).toBe('So nicht.');
    expect(sentence({ path: 'email', code: 'invalid_email', sentence: 'So nicht.' }, form)).toBe(
      'invalid.invalid_email',
    );
    expect(sentence({ path: 'email', code: 'other' }, form)).toBe('invalid.other');
  });
  it.each([
    ['billing.city', 'required', 'invalid.required {"label":"field.city"}'],
    ['partner', 'required', 'partner.choose'],
    ['billing.city', 'invalid_characters', 'invalid.invalid_characters'],
  ] as const)('of %s with the code %s is “%s”', (path, code, said) =>
    expect(sentence({ path, code }, form)).toBe(said),
  );
  it('names the limit', () => {
    expect(sentence({ path: 'billing.city', code: 'too_long', max: 40 }, form)).toBe(
      'invalid.too_long {"max":40}',
    );
    expect(sentence({ path: 'billing.city', code: 'too_long' }, form)).toBe('invalid.too_long {"max":""}');
  });
  it('gives an example for the country of the address, else of the shop', () => {
    const of = (kind: 'billing' | 'shipping') =>
      sentence({ path: `${kind}.postcode`, code: 'invalid_postcode' }, form);
    expect(of('shipping')).toMatch(/^invalid\.invalid_postcode \{"example":"\d{4}"\}$/);
    expect(of('billing')).toMatch(/^invalid\.invalid_postcode \{"example":"\d{5}"\}$/);
    const phone = sentence({ path: 'shipping.phone', code: 'invalid_phone' }, form);
    expect(phone).toMatch(/^invalid\.invalid_phone \{"example":"[\d+\u00a0]+"\}$/);
    expect(phone).not.toBe(sentence({ path: 'billing.phone', code: 'invalid_phone' }, form));
  });
  it('about a tax number depends on private or business customers', () => {
    const problem = { path: 'billing.taxNumber', code: 'invalid_tax_number' } as const;
    expect(wordsOf({ taxNumber: 'private' }).sentence(problem, form)).toBe(
      'invalid.invalid_private_tax_number',
    );
    expect(wordsOf({ taxNumber: 'company' }).sentence(problem, form)).toBe('invalid.invalid_tax_number');
  });
});
