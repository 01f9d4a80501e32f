import type { RecordYears } from '../../domain/orders/record-retention.ts';
import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import { brands } from '../brands/brands.ts';

const ten: RecordYears = { bills: 10, letters: 10 };

/**
 * The minimum by the seat of a shop. Germany: sections 147 (3) AO and 257 (4) HGB, eight years for bills since 2025.
 * Austria: section 132 BAO, section 212 UGB. Switzerland: article 958f OR, article 70 MWSTG. Italy: article 2220 of the
 * Codice civile. France: article L123-22 of the Code de commerce. No shop has its seat in another country. Source:
 * LAW-40.
 */
const legal: Readonly<Record<CountryCode, RecordYears>> = {
  CH: ten,
  DE: { bills: 8, letters: 6 },
  AT: { bills: 7, letters: 7 },
  IT: ten,
  FR: ten,
  LT: ten,
  LI: ten,
  BE: ten,
  LU: ten,
  NL: ten,
};

/** The years that a deployment sets, as it writes them: `10/8`. */
type OwnRecordYears = Readonly<Partial<Record<BrandId, string>>>;

const legalFor = (brand: BrandId): RecordYears => legal[brands[brand].shop.country];

const ownFor = (own: OwnRecordYears, brand: BrandId): RecordYears => {
  const [bills, letters] = own[brand]?.split('/').map(Number) ?? [];
  return bills === undefined || letters === undefined ? legalFor(brand) : { bills, letters };
};

/** Returns how long each shop keeps its records: as the deployment sets it, else as long as the law requires. */
export const recordYearsBy = (own: OwnRecordYears): Readonly<Record<BrandId, RecordYears>> =>
  Object.fromEntries(brandIds.map((brand) => [brand, ownFor(own, brand)])) as Record<BrandId, RecordYears>;

/** Returns the shops for which a deployment sets less than the law requires. */
export const shorterThanLaw = (own: OwnRecordYears): readonly BrandId[] =>
  brandIds.filter((brand) => {
    const [set, law] = [ownFor(own, brand), legalFor(brand)];
    return set.bills < law.bills || set.letters < law.letters;
  });
