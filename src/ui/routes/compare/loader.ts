import { namesTooMany, readCompared } from '../../../domain/catalogue/compared.ts';
import { isComparable } from '../../../domain/catalogue/orderable.ts';
import type { ProductDetails } from '../../../domain/catalogue/product.ts';
import { type LoaderArgs, loadOrThrow, servicesOf } from '../../shared/load.ts';

export interface CompareData {
  readonly lenses: readonly ProductDetails[];
  /** The address names more lenses than can be compared. */
  readonly isCut: boolean;
}

/**
 * Loads the lenses named in the address that are for sale, in its order. Unknown products and products that are no
 * lenses are left out. Without an answer there is no page: it would say that nothing was chosen. Source: CAT-21, CAT-29.
 */
export const compareLoader = async (args: LoaderArgs): Promise<CompareData> => {
  const { catalogue } = servicesOf(args);
  const query = new URL(args.request.url).searchParams;
  const asked = readCompared(query);
  const found = await loadOrThrow(catalogue.details(asked));
  return {
    lenses: found.filter(isComparable),
    isCut: namesTooMany(query),
  };
};
