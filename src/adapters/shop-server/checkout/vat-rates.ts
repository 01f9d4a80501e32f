import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { VatRate } from '../../../domain/shared/vat.ts';

interface CountryRates {
  readonly standard: number;
  /**
   * Reduced rate for contact lenses that correct vision, where they count as a visual aid. Italy: table A, part II, number
   * 41-quater of decree 633/1972.
   */
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

/** Whether a lens has a power. One that is worn for its colour alone has none; of unknown values it is assumed. */
const corrects = ({ sphere, cylinder, add }: Configuration): boolean => {
  const powers = [sphere, cylinder, add].filter((power) => power !== undefined);
  return powers.length === 0 || powers.some((power) => Number(power) !== 0);
};

/**
 * Returns the VAT rate of goods in the destination country. `values`: those of a lens. Units: tenths of a percent.
 */
export const vatRateOf = (
  country: CountryCode,
  category: ProductCategory,
  values: Configuration = {},
): VatRate => {
  const { standard, lens = standard } = rates[country];
  return (category === 'lens' && corrects(values) ? lens : standard) as VatRate;
};
