import type { Listing } from '../../../domain/catalogue/listing.ts';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import type { Part } from '../../shared/handle.ts';
import type { RowsData } from '../goods/load-rows.ts';
import { goodsParts } from './goods-parts.ts';

type Views = typeof import('./Comparing.tsx') &
  typeof import('./FilterChips.tsx') &
  typeof import('./NothingListed.tsx');

let views: Partial<Views> = {};

/** Returns the components that only some listings need, as far as they are loaded. */
export const listingViews = (): Partial<Views> => views;

/** `name`: the name of the component's file. */
const part = (name: string, load: () => Promise<Partial<Views>>): Part => ({
  chunk: `src/ui/catalogue/listing/${name}.tsx`,
  load: async () => {
    const loaded = await load();
    views = { ...views, ...loaded };
  },
});
const comparing = part('Comparing', () => import('./Comparing.tsx'));
const chips = part('FilterChips', () => import('./FilterChips.tsx'));
const nothing = part('NothingListed', () => import('./NothingListed.tsx'));
/**
 * Returns the parts that only some listings need beside the page's own chunk. Other documents do not contain their
 * stylesheets.
 */
export const listingParts = ({
  query: { compared, filters },
  listing: { total },
  rows,
}: {
  readonly query: Pick<ListingQuery, 'compared' | 'filters'>;
  readonly listing: Pick<Listing, 'total'>;
  readonly rows?: RowsData | undefined;
}): readonly Part[] => [
  ...goodsParts({ rows }),
  ...(compared || rows?.of === 'sheet' ? [comparing] : []),
  ...(Object.keys(filters).length > 0 ? [chips] : []),
  ...(total === 0 ? [nothing] : []),
];
