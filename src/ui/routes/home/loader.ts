import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { menu } from '../../layout/menu.ts';
import { type LoaderArgs, loadOr, servicesOf } from '../../shared/load.ts';

/** How many of the popular products the page shows. */
const shown = 8;
const asked = 16;
/** Where sunglasses come first, half of the page's products are sunglasses that the hero has not shown yet. */
const half = shown / 2;

const cheapest = (prices: readonly Money[]): Money | undefined =>
  prices.reduce<Money | undefined>(
    (low, price) => (low && low.minor <= price.minor ? low : price),
    undefined,
  );

/** One category's most popular products; none when it cannot be had: the page stands without them. */
const shelf = async (
  args: LoaderArgs,
  name: (typeof menu)[number]['name'],
): Promise<readonly ProductSummary[]> => {
  const { catalogue, locale } = servicesOf(args);
  const path = menu.find((entry) => entry.name === name)?.path[locale] ?? '';
  const category = await loadOr(catalogue.category(path), undefined);
  if (!category) return [];
  const listing = await loadOr(
    catalogue.products({ category: category.id, sort: 'popular', itemsPerPage: asked }),
    undefined,
  );
  return listing?.products.filter(({ orderable }) => orderable === 'orderable') ?? [];
};

/** Among what is ordered most, that a product is ordered a lot is no news. */
const withoutPopularity = ({ badge, ...product }: ProductSummary): ProductSummary =>
  badge === undefined || badge === 'bestseller' ? product : { ...product, badge };

/** Popular products, what the hero shows, and what sending costs at least. Nothing of it keeps the page from opening. */
export const homeLoader = async (args: LoaderArgs) => {
  const { catalogue, shipping, shop } = servicesOf(args);
  const [popular, options, lenses, care, sunglasses] = await Promise.all([
    loadOr(catalogue.products({ sort: 'popular', itemsPerPage: asked }), undefined),
    loadOr(shipping.shippingOptions(shop.country), []),
    shop.hero === 'wide' ? [] : shelf(args, 'lenses'),
    shop.hero === 'advice' ? shelf(args, 'care') : [],
    shop.hero === 'wide' ? shelf(args, 'sunglasses') : [],
  ]);
  const heroCount = shop.hero === 'split' || shop.hero === 'wide' ? 6 : 1;
  const orderable = popular?.products.filter((product) => product.orderable === 'orderable');
  const first = sunglasses.slice(heroCount, heroCount + half);
  return {
    popular: orderable && [...first, ...orderable].slice(0, shown).map(withoutPopularity),
    shippingFrom: cheapest(options.map(({ price }) => price).filter(({ minor }) => minor > 0)),
    lenses: lenses.slice(0, heroCount),
    care: care.slice(0, 1),
    sunglasses: sunglasses.slice(0, heroCount),
  };
};

export type HomeData = Awaited<ReturnType<typeof homeLoader>>;
