import { lensTypes, lensUsages } from '../../../domain/catalogue/product.ts';

/** Words of the contract stand as small numbers in the key table and the cubes. 0: unknown, or the product has none. */
const numberIn =
  (words: readonly string[]) =>
  (word: string): number =>
    words.indexOf(word) + 1;

const wordIn =
  (words: readonly string[]) =>
  (number: number): string | undefined =>
    words[number - 1];

/** Where one price band ends and the next begins. Units: minor. */
export const bandEdges = [2000, 4000, 8000, 12_000] as const;
/** `from-to` in whole units of the currency; the last is open. */
const priceBands = ['0-20', '20-40', '40-80', '80-120', '120-'] as const;

/** Can be sent today, comes from the supplier, cannot be had. */
const availabilities = ['in_stock', 'on_order', 'sold_out'] as const;

export interface Code {
  readonly number: (word: string) => number;
  readonly word: (number: number) => string | undefined;
  readonly words: readonly string[];
}

const code = (words: readonly string[]): Code => ({ number: numberIn(words), word: wordIn(words), words });

export const lensTypeCode = code(lensTypes);
export const lensUsageCode = code(lensUsages);
export const priceBandCode = code(priceBands);
export const availabilityCode = code(availabilities);

/** From so many stars on: a product with 4.6 counts in all of them. */
export const ratingSteps = [4, 3, 2] as const;
