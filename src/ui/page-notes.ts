import type { Services } from '../application/services.ts';
import type { ProductId } from '../domain/catalogue/product.ts';
import type { StoryData } from './content/load-story.ts';
import type { PublicPageName } from './public-pages.ts';
import type { CategoryData } from './routes/category/loader.ts';
import type { ProductData } from './routes/product/loader.ts';
import type { SearchData } from './routes/search/loader.ts';

/** What a document tells of itself, to be kept once its visitor is there. */
export interface PageNotes {
  readonly product?: ProductId;
  /** Words that found something. */
  readonly searched?: string;
  /** Features that decided what it shows. */
  readonly features?: readonly string[];
}

/** The words that a search stands for, with what was corrected; none where it found nothing. */
const meantBy = ({ query, listing, corrected }: SearchData): string | undefined =>
  (listing.total > 0 && (corrected ?? query.search)) || undefined;

const decidedBy = (shown: Pick<StoryData, 'features'> | undefined): PageNotes =>
  shown?.features && shown.features.length > 0 ? { features: shown.features } : {};

/** `loaded`: what the page's loader answered. */
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
