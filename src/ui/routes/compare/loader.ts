import { namesTooMany, readCompared } from '../../../domain/catalogue/compared.ts';
import { isForSale } from '../../../domain/catalogue/orderable.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';
import { loadOr } from '../../shared/load-or.ts';

export interface CompareData {
  readonly lenses: readonly Product[];
  /** More were asked for than stand side by side. */
  readonly isCut: boolean;
}

/** The lenses of an address that are sold, in its order; what is not there or is no lens is left out. Source: CAT-21. */
export const compareLoader = async (args: LoaderArgs): Promise<CompareData> => {
  const { catalogue } = servicesOf(args);
  const query = new URL(args.request.url).searchParams;
  const asked = readCompared(query);
  const found = await Promise.all(asked.map((id) => loadOr(catalogue.product(id), null)));
  return {
    lenses: found.flatMap((product) => (product?.category === 'lens' && isForSale(product) ? [product] : [])),
    isCut: namesTooMany(query),
  };
};
