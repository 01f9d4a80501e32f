import type { Listing } from '../../../domain/catalogue/listing.ts';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import type { Part } from '../../shared/handle.ts';
import type { RowsData } from '../goods/load-rows.ts';
import { goodsParts } from './goods-parts.ts';

type Views = typeof import('./Comparing.tsx') &
  typeof import('./FilterChips.tsx') &
  typeof import('./NothingListed.tsx');

let views: Partial<Views> = {};

/** What draws what few listings have, as far as it was loaded. */
export const listingViews = (): Partial<Views> => views;

/** `name`: of the component's file. */
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
/** The look of a list: of the shops that begin with it, and of whoever chooses it. */
/** What few listings need beside the page's own chunk: their sheets are in no other document. */
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
