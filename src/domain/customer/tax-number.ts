import * as E from 'fp-ts/Either';
import type { CountryCode } from '../shared/country.ts';
import { asTyped } from '../shared/typed-text.ts';

/** The buyers that a shop asks for a tax number. Source: CHK-7. */
export type TaxNumberRule = 'none' | 'company' | 'private';
/** The length of a private person's number, and the maximum for a company's. Units: characters. Source: CHK-7. */
const privateTaxNumberLength = 16;
const maxCompanyTaxNumberLength = 20;

export type NotATaxNumber = { readonly _tag: 'TaxNumberMissing' } | { readonly _tag: 'InvalidTaxNumber' };

/** Returns a shop's tax number rule for a billing country. A shop may apply it to some countries only. Source: CHK-7. */
export const taxNumberRuleIn = (
  shop: { readonly taxNumber: TaxNumberRule; readonly taxNumberIn?: readonly CountryCode[] },
  country: string | undefined,
): TaxNumberRule =>
  !shop.taxNumberIn || shop.taxNumberIn.some((code) => code === country) ? shop.taxNumber : 'none';

/**
 * Whether the form asks this shopper for a tax number: companies under `company`, private persons under `private`.
 * Source: CHK-7.
 */
export const asksTaxNumber = (rule: TaxNumberRule, company: string): boolean =>
  rule !== 'none' && (rule === 'company') === (company.trim() !== '');

const isNumberOf: Readonly<Record<'company' | 'private', (typed: string) => boolean>> = {
  company: (typed) => /^[A-Z0-9][A-Z0-9 ./-]{3,}$/.test(typed) && typed.length <= maxCompanyTaxNumberLength,
  private: (typed) => /^[A-Z0-9]+$/.test(typed) && typed.length === privateTaxNumberLength,
};

/** Returns the tax number trimmed and in capitals. Undefined if it is not asked for. Source: CHK-7. */
export const checkTaxNumber = (
  rule: TaxNumberRule,
  { company = '', taxNumber = '' }: { readonly company?: string; readonly taxNumber?: string },
): E.Either<NotATaxNumber, string | undefined> => {
  if (rule === 'none' || !asksTaxNumber(rule, company)) return E.right(undefined);
  const typed = asTyped(taxNumber).trim().toUpperCase();
  if (typed === '') return E.left({ _tag: 'TaxNumberMissing' });
  return isNumberOf[rule](typed) ? E.right(typed) : E.left({ _tag: 'InvalidTaxNumber' });
};
