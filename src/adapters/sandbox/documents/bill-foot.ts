import type { Say } from '../../../application/shared/texts.ts';
import type { Seller } from '../../../domain/orders/bill/bill.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

/** The name of a shop's tax number in its country. */
const vatIdNames: Readonly<Partial<Record<CountryCode, string>>> = {
  CH: 'UID',
  DE: 'USt-IdNr.',
  AT: 'UID',
  IT: 'P. IVA',
  FR: 'N° TVA',
};

const taxNumber = (country: CountryCode, number: string): string =>
  `${vatIdNames[country] ?? ''} ${number}`.trim();

/**
 * Returns what a company's business papers state about it. Source: section 35a GmbHG, section 14 UGB, article 2250 codice
 * civile, article R123-237 Code de commerce.
 */
export const billFoot = (
  { company, street, city, country, register, vatId, director, capital, abroad }: Seller,
  t: Say,
): readonly string[] =>
  [
    [company, street, city],
    [
      // In Switzerland, one number is both the register number and the VAT id.
      ...(vatId.includes(register) ? [] : [register]),
      taxNumber(country, vatId),
      ...(abroad ? [taxNumber(abroad.country, abroad.number)] : []),
    ],
    [
      ...(director === undefined ? [] : [t('mails:letter.represented', { director })]),
      ...(capital === undefined ? [] : [t('mails:letter.capital', { capital })]),
    ],
  ].flatMap((facts) => (facts.length === 0 ? [] : [facts.join(' · ')]));
