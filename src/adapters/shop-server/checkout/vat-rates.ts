import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { VatRate } from '../../../domain/shared/vat.ts';

interface CountryRates {
  readonly standard: number;
  /** Where contact lenses are taxed as an aid to see. */
  readonly lens?: number;
}

/** What each country adds to a price, in tenths of a percent, as of 2026. A shop owner keeps it true. */
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

/** The tax on goods of this kind where they are sent to. Units: tenths of a percent. */
export const vatRateOf = (country: CountryCode, category: ProductCategory): VatRate => {
  const { standard, lens } = rates[country];
  return (category === 'lens' ? (lens ?? standard) : standard) as VatRate;
};
