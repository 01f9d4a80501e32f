/** The tax of a bill in the currency of the member state where it is due. Source: DOC-9. */

import type { CountryCode } from '../../shared/country.ts';
import type { Day } from '../../shared/dates.ts';
import { daysAfter } from '../../shared/day-arithmetic.ts';
import type { Currency, Minor } from '../../shared/money.ts';
import type { VatLine, VatRate } from '../../shared/vat.ts';

/** A reference rate of the European Central Bank: units of a currency for one euro, published on a day. */
export interface EuroRate {
  readonly currency: Currency;
  readonly perEuro: number;
  readonly day: Day;
}

/** The tax of a bill in euros, by rate. Units: minor. */
export interface EuroTax {
  readonly by: EuroRate;
  readonly vat: readonly { readonly rate: VatRate; readonly vat: Minor }[];
}

/** The member states of the European Union that shops deliver to. All have the euro. */
const unionCountries: readonly CountryCode[] = ['DE', 'AT', 'IT', 'FR', 'LT', 'BE', 'LU', 'NL'];

/**
 * Whether a bill has to state the tax in euros as well. Source: DOC-9; Directive 2006/112/EC, article 230.
 */
export const statesEuros = (currency: Currency, country: CountryCode): boolean =>
  currency !== 'EUR' && unionCountries.includes(country);

/** The longest time without a new rate: holidays of the bank, and an interruption. Units: days. */
export const rateDays = 10;

/** Whether a rate counts on a day. Source: DOC-9; Directive 2006/112/EC, article 91 (2). */
export const isCurrentRate = ({ day }: EuroRate, today: Day): boolean =>
  day <= today && today <= daysAfter(day, rateDays);

const inEuros = (amount: number, { perEuro }: EuroRate): number => Math.round(amount / perEuro);

/**
 * Returns the tax of a bill in euros, rounded to the nearest cent. `before`: the tax of earlier credit notes of the same
 * invoice: together, credit notes over a whole invoice state exactly its tax.
 */
export const euroTax = (tax: readonly VatLine[], by: EuroRate, before: readonly VatLine[] = []): EuroTax => ({
  by,
  vat: tax.map(({ rate, vat }) => {
    const earlier = before.filter((row) => row.rate === rate).reduce((sum, row) => sum + row.vat, 0);
    return { rate, vat: (inEuros(earlier + vat, by) - inEuros(earlier, by)) as Minor };
  }),
});
