import type { SortOrder } from '../../domain/catalogue/listing.ts';
import type { Channel } from '../contract/channel.ts';

/** Returns the name of the index for a shop and language. Words depend on the language, prices on the shop. */
export const indexOf = (prefix: string, { brand_channel, locale }: Channel): string =>
  `${prefix}products_${brand_channel}_${locale}`;

/** Returns the index for a sort order: a replica with the same products. The main index itself is sorted by best-sellers. */
export const sortedIndexOf = (index: string, sort: SortOrder): string =>
  sort === 'popular' ? index : `${index}_${sort}`;
