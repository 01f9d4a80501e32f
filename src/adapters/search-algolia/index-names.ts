import type { SortOrder } from '../../domain/catalogue/listing.ts';
import type { Channel } from '../contract/channel.ts';

/** One index for each shop and language: words are told apart by language, prices by shop. */
export const indexOf = (prefix: string, { brand_channel, locale }: Channel): string =>
  `${prefix}products_${brand_channel}_${locale}`;

/** Another order is another index of the same products, a replica; what sells best comes first in the one itself. */
export const sortedIndexOf = (index: string, sort: SortOrder): string =>
  sort === 'popular' ? index : `${index}_${sort}`;
