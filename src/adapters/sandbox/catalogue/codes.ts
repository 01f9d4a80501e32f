import {
  availabilities,
  frameShapes,
  priceBands,
  uvFilters,
} from '../../../domain/catalogue/facet-values.ts';
import type { TraitCode } from '../../../domain/catalogue/listing.ts';
import { measureBands } from '../../../domain/catalogue/measure-bands.ts';
import { lensTypes, lensUsages } from '../../../domain/catalogue/product.ts';

/** Value for products without a cost of wearing. It sorts them after all products that have one. */
export const noWearCost = 2_147_483_647;

/** Words of the contract are stored as small numbers in the key table and the cubes. 0: unknown, or the product has none. */
const numberIn =
  (words: readonly string[]) =>
  (word: string): number =>
    words.indexOf(word) + 1;

export interface Code {
  readonly number: (word: string) => number;
  readonly words: readonly string[];
}

const code = (words: readonly string[]): Code => ({ number: numberIn(words), words });

export const lensTypeCode = code(lensTypes);
export const lensUsageCode = code(lensUsages);
export const priceBandCode = code(priceBands);
export const availabilityCode = code(availabilities);

/** The codes of product traits. Each trait uses four bits of one column, so it has at most fifteen words. */
export const traitCode: Readonly<Record<TraitCode, Code>> = {
  water: code(measureBands.water.names),
  oxygen: code(measureBands.oxygen.names),
  uv: code(uvFilters),
  box_size: code(measureBands.box_size.names),
  wear_cost: code(measureBands.wear_cost.names),
  frame_shape: code(frameShapes),
  frame_width: code(measureBands.frame_width.names),
};
