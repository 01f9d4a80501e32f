import type { Shop } from '../../../application/shared/shop.ts';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import type { Part } from '../../shared/handle.ts';
import { loadComparing } from './comparing.ts';

/** The look of a list: of the shops that begin with it, and of whoever chooses it. */
const listView: Part = {
  chunk: 'src/ui/catalogue/listing/list-view.ts',
  load: () => import('./list-view.ts'),
};
const comparing: Part = { chunk: 'src/ui/catalogue/listing/Comparing.tsx', load: loadComparing };

/** What few listings need beside the page's own chunk. */
export const listingParts = ({
  view,
  query,
}: {
  readonly view: Shop['listingView'];
  readonly query: Pick<ListingQuery, 'compared'>;
}): readonly Part[] => [...(view === 'list' ? [listView] : []), ...(query.compared ? [comparing] : [])];
