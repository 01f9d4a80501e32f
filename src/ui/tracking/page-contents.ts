import type { ProductSummary } from '../../domain/catalogue/product.ts';
import { cleanTerm } from '../../domain/tracking/clean-address.ts';
import type { Item, ItemList } from '../../domain/tracking/goods.ts';
import { shownItem, shownItems } from '../../domain/tracking/goods.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';
import type { StoryData } from '../content/load-story.ts';
import type { categoryLoader } from '../routes/category/loader.ts';
import type { productLoader } from '../routes/product/loader.ts';
import type { searchLoader } from '../routes/search/loader.ts';

type Loaded<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>>;

const listed = (list: ItemList, products: readonly ProductSummary[] = []): readonly ShopEvent[] => {
  const items: readonly Item[] = shownItems(products, list);
  return items.length > 0 ? [{ _tag: 'ListShown', list, items }] : [];
};

const productEvents = ({ product }: Loaded<typeof productLoader>): readonly ShopEvent[] => [
  { _tag: 'ProductViewed', item: shownItem(product) },
  ...listed({ id: 'similar', name: 'similar' }, product.similar),
  ...listed({ id: 'upsell', name: 'upsell' }, product.upsell),
];
/** Lists of an undecided experiment are not included: nobody has seen them. */
const storyEvents = ({ story, data }: StoryData): readonly ShopEvent[] =>
  story.blocks.flatMap(({ id }) => listed({ id, name: id }, data.products[id]));
const categoryEvents = ({ category, listing }: Loaded<typeof categoryLoader>): readonly ShopEvent[] =>
  listed({ id: category.id, name: category.title }, listing.products);
const searchEvents = ({ query, listing }: Loaded<typeof searchLoader>): readonly ShopEvent[] => {
  const term = cleanTerm(query.search ?? '');
  return [
    ...listed({ id: 'search_results', name: 'search' }, listing.products),
    ...(term === undefined ? [] : [{ _tag: 'Searched', term } as const]),
  ];
};

/**
 * Returns the tracking events for what a page shows, from its loader's data; none if the page could not be loaded.
 * Source: TRK-1.
 */
export const pageContents = (type: string, loaded: unknown): readonly ShopEvent[] => {
  if (!loaded) return [];
  switch (type) {
    case 'home':
    case 'content':
      return storyEvents(loaded as StoryData);
    case 'product':
      return productEvents(loaded as Loaded<typeof productLoader>);
    case 'category':
      return categoryEvents(loaded as Loaded<typeof categoryLoader>);
    case 'search':
      return searchEvents(loaded as Loaded<typeof searchLoader>);
    default:
      return [];
  }
};
