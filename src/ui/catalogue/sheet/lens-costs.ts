import { costOfWearingOf } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import { basePriceOf, type VolumeUnit } from '../../../domain/catalogue/price/price-indication.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import type { Money } from '../../../domain/shared/money.ts';

/** The costs of a lens: one lens, and wearing it on both eyes for a day, a month and a year, with its care. */
export interface LensCosts {
  readonly unit?: Money | undefined;
  readonly day?: Money | undefined;
  readonly month?: Money | undefined;
  readonly year?: Money | undefined;
}

export const lensCostsOf = (lens: ProductSummary, volumeUnit: VolumeUnit): LensCosts => {
  const worn = costOfWearingOf(lens);
  return {
    unit: basePriceOf(lens.price.current, lens.contents, volumeUnit)?.price,
    day: worn?.day,
    month: worn?.month,
    year: worn?.year,
  };
};

const lowest = (amounts: readonly (Money | undefined)[]): Money | undefined =>
  amounts.reduce((low, one) => (one && (!low || one.minor < low.minor) ? one : low), undefined);

/** Returns the lowest costs of each column. */
export const lowestOf = (all: readonly LensCosts[]): LensCosts => ({
  unit: lowest(all.map(({ unit }) => unit)),
  day: lowest(all.map(({ day }) => day)),
  month: lowest(all.map(({ month }) => month)),
  year: lowest(all.map(({ year }) => year)),
});
