import type { Services } from '../application/services.ts';
import type { ProductId } from '../domain/catalogue/product.ts';
import type { StoryData } from './content/load-story.ts';
import type { PublicPageName } from './public-pages.ts';
import type { CategoryData } from './routes/category/loader.ts';
import type { ProductData } from './routes/product/loader.ts';
import type { SearchData } from './routes/search/loader.ts';

/** Facts about the page, stored in the browser once the visitor is present. */
export interface PageNotes {
  readonly product?: ProductId;
  /** A search query that had results. */
  readonly searched?: string;
  /** Feature flags that decided what the page shows. */
  readonly features?: readonly string[];
}

/** Returns the search query after correction; undefined if it had no results. */
const meantBy = ({ query, listing, corrected }: SearchData): string | undefined =>
  (listing.total > 0 && (corrected ?? query.search)) || undefined;

const decidedBy = (shown: Pick<StoryData, 'features'> | undefined): PageNotes =>
  shown?.features && shown.features.length > 0 ? { features: shown.features } : {};

/** Returns the facts to store for a page. `loaded`: what the page's loader returned. */
export const pageNotes = (page: PublicPageName, loaded: unknown): PageNotes => {
  switch (page) {
    case 'product':
      return { product: (loaded as ProductData).product.id };
    case 'home':
    case 'content':
      return decidedBy(loaded as StoryData);
    case 'category':
      return decidedBy((loaded as CategoryData).head);
    case 'search': {
      const searched = meantBy(loaded as SearchData);
      return searched === undefined ? {} : { searched };
    }
    default:
      return {};
  }
};

type Keeping = Pick<Services, 'seenProducts' | 'recentSearches' | 'flags'>;

export const keepNotes = (
  { seenProducts, recentSearches, flags }: Keeping,
  { product, searched, features = [] }: PageNotes,
): void => {
  if (product !== undefined) seenProducts.add(product);
  if (searched !== undefined) recentSearches.remember(searched);
  for (const feature of features) flags.seen(feature);
};
