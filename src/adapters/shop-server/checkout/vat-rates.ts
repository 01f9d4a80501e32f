import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { VatRate } from '../../../domain/shared/vat.ts';

interface CountryRates {
  readonly standard: number;
  /** Reduced rate for contact lenses, where they count as a visual aid. */
  readonly lens?: number;
}

/** The VAT rates of each country, in tenths of a percent, as of 2026. The shop owner has to keep them up to date. */
const rates: Readonly<Record<CountryCode, CountryRates>> = {
  CH: { standard: 81 },
  LI: { standard: 81 },
  DE: { standard: 190 },
  AT: { standard: 200 },
  IT: { standard: 220, lens: 40 },
  FR: { standard: 200 },
  LT: { standard: 210 },
  BE: { standard: 210 },
  LU: { standard: 170 },
  NL: { standard: 210 },
};

/** Returns the VAT rate of a category in the destination country. Units: tenths of a percent. */
export const vatRateOf = (country: CountryCode, category: ProductCategory): VatRate => {
  const { standard, lens } = rates[country];
  return (category === 'lens' ? (lens ?? standard) : standard) as VatRate;
};
