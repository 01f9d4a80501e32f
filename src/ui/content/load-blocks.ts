import type { Services } from '../../application/services.ts';
import { lawForAll } from '../../application/shared/law-for.ts';
import { factOf, type ProductId, type ProductSummary } from '../../domain/catalogue/product.ts';
import { leastShipping } from '../../domain/checkout/least-shipping.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Block } from '../../domain/content/block.ts';
import { allBlocks } from '../../domain/content/decided-blocks.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Money } from '../../domain/shared/money.ts';
import { type Department, departments } from '../shared/departments.ts';
import { loadOr } from '../shared/load-or.ts';
import { isWholeRoutine, routineOf } from './hero/routine.ts';
import { saidAbroad } from './rest/law-sections.ts';
import type { BlockData, BlockOf } from './views.ts';

/** Some popular products are unavailable, so this many times the needed number is requested. */
const spare = 2;
const heroLenses = { blob: 1, split: 6, wide: 0, quiet: 0, advice: 1 } as const;
const heroSunglasses = 6;
/**
 * The page size and the number of pages that are searched for one product of each kind of care. Mostly the first few
 * products contain them.
 */
const carePage = 24;
const carePages = 4;

const orderable = (products: readonly ProductSummary[] | undefined, most: number) =>
  products?.filter((product) => product.orderable === 'orderable').slice(0, most);

/** Removes the bestseller badge, which says nothing in a list of popular products. */
const withoutPopularity = ({ badge, ...product }: ProductSummary): ProductSummary =>
  badge === undefined || badge === 'bestseller' ? product : { ...product, badge };

const popularOf = async ({ catalogue }: Services, category: string | undefined, most: number) => {
  const listing = await loadOr(
    catalogue.products({ ...(category && { category }), sort: 'popular', itemsPerPage: spare * most }),
    undefined,
  );
  return orderable(listing?.products, most);
};

/** Loads the most popular products of the shop. Empty if they cannot be loaded, because the page works without them. */
export const popularInShop = async (services: Services, most: number): Promise<readonly ProductSummary[]> =>
  (await popularOf(services, undefined, most))?.map(withoutPopularity) ?? [];

const chosenOf = async ({ search }: Services, id: string, ids: readonly string[], most: number) => {
  const list = await loadOr(
    search.products({ productIds: ids as readonly ProductId[], cacheKey: id, itemsPerPage: ids.length }),
    undefined,
  );
  return orderable(list?.products, most);
};

const productsOf = async (services: Services, block: BlockOf<'products' | 'choices'>) => {
  const { id } = block;
  if (block.kind === 'choices') {
    const ids = block.items.map(({ product }) => product);
    return chosenOf(services, id, ids, ids.length);
  }
  const { source, most } = block;
  return source.of === 'popular'
    ? (await popularOf(services, source.category, most))?.map(withoutPopularity)
    : chosenOf(services, id, source.ids, most);
};

const categoryOf = (services: Services, name: Department['name']) => {
  const path = departments.find((department) => department.name === name)?.path[services.locale] ?? '';
  return loadOr(services.catalogue.category(path), undefined);
};

/** Loads the most popular products of a department. Empty if they cannot be loaded, because the page works without them. */
const shelf = async (services: Services, name: Department['name'], most: number) => {
  if (most === 0) return [];
  const category = await categoryOf(services, name);
  return (category && (await popularOf(services, category.id, most))) ?? [];
};

/** Loads care products for lenses, by popularity, page by page until there is one of each kind. */
const careOf = async (services: Services): Promise<readonly ProductSummary[]> => {
  const category = await categoryOf(services, 'care');
  if (!category) return [];
  let found: readonly ProductSummary[] = [];
  for (let page = 1; page <= carePages && !isWholeRoutine(routineOf(found)); page += 1) {
    const asked = { category: category.id, sort: 'popular', page, itemsPerPage: carePage } as const;
    const listing = await loadOr(services.catalogue.products(asked), undefined);
    found = [...found, ...(orderable(listing?.products, carePage) ?? [])];
    if (!listing || page * carePage >= listing.total) break;
  }
  return routineOf(found);
};

const heroOf = async (services: Services, hero: BlockOf<'hero'> | undefined): Promise<BlockData['hero']> => {
  const layout = services.shop.hero;
  const isOwn = hero !== undefined && hero.items[0]?.images === undefined;
  const [lenses, care, sunglasses] = await Promise.all([
    shelf(services, 'lenses', isOwn ? heroLenses[layout] : 0),
    isOwn && layout === 'advice' ? careOf(services) : [],
    shelf(services, 'sunglasses', isOwn && layout === 'wide' ? heroSunglasses : 0),
  ]);
  return { lenses, care, sunglasses };
};

/** Reads the number at the start of a manufacturer's text, as in “110 Dk/t”. */
const sizeIn = (value: string | undefined): number => Number(/^\d+(?:\.\d+)?/.exec(value ?? '')?.[0]);

/** Loads what a hero that compares lenses shows beside their prices. A lens whose value cannot be loaded is left out. */
const oxygenOf = async (
  { shop, catalogue }: Services,
  { lenses }: BlockData['hero'],
): Promise<Pick<BlockData, 'oxygen'>> => {
  if (shop.hero !== 'split' || lenses.length === 0) return {};
  const each = await loadOr(catalogue.details(lenses.map(({ id }) => id)), []);
  const known = each.map((lens) => [lens.id, sizeIn(factOf(lens, 'oxygen_transmissibility'))] as const);
  return { oxygen: Object.fromEntries(known.filter(([, size]) => size > 0)) };
};

const shippingTo = ({ shipping }: Services, country: CountryCode) =>
  loadOr(shipping.shippingOptions(country), [] as readonly ShippingMethod[]);

const shippingTables = async (services: Services): Promise<BlockData['shipping']> => {
  const tables = await Promise.all(
    services.shop.countries.map(async ({ code }) => ({
      country: code,
      options: (await shippingTo(services, code)).toSorted((a, b) => a.price.minor - b.price.minor),
    })),
  );
  return tables.filter(({ options }) => options.length > 0);
};

/** Only for pages that show it. */
const checkedFor = ({ checkedBuild }: Services, blocks: readonly Block[]): Pick<BlockData, 'checkedBuild'> =>
  checkedBuild && blocks.some((block) => block.kind === 'law' && block.page === 'accessibility')
    ? { checkedBuild }
    : {};

/** The browser knows the law of no other country, so the texts about other countries are part of the page's data. */
const lawsFor = ({ shop }: Services, blocks: readonly Block[]): Pick<BlockData, 'laws'> => {
  const pages = blocks.flatMap((block) => (block.kind === 'law' ? [block.page] : []));
  if (pages.length === 0) return {};
  const { guaranteeNotice, guaranteeBox, guaranteeYears } = lawForAll(shop);
  return {
    laws: {
      abroad: Object.fromEntries(pages.map((page) => [page, saidAbroad(page, shop)])),
      guarantee: { guaranteeNotice, guaranteeBox, guaranteeYears },
    },
  };
};

const privacyFor = ({ privacy }: Services, blocks: readonly Block[]): Pick<BlockData, 'privacy'> =>
  privacy && blocks.some((block) => block.kind === 'law' && block.page === 'privacy') ? { privacy } : {};

/** Only for pages that show studios. The page works without them. Source: STUDIO-1. */
const studiosFor = async (
  { studios, shop, clock }: Services,
  isShown: boolean,
): Promise<Pick<BlockData, 'studios'>> => {
  if (!isShown || !studios) return {};
  const list = await loadOr(studios.studios(shop.country), []);
  return list.length > 0 ? { studios: { list, now: clock.now() } } : {};
};

/** The price from which shipping to the shop's own country begins. Source: CART-21. */
const shippingFrom = async (services: Services): Promise<Money | undefined> =>
  leastShipping(await shippingTo(services, services.shop.country));

/** Loads the data that the blocks of a page show in addition to their own texts. No failure keeps the page from opening. */
export const loadBlockData = async (services: Services, blocks: readonly Block[]): Promise<BlockData> => {
  const all = allBlocks(blocks);
  const has = (...kinds: readonly Block['kind'][]) => all.some(({ kind }) => kinds.includes(kind));
  const lists = all.filter((block) => block.kind === 'products' || block.kind === 'choices');
  const [products, hero, from, shipping] = await Promise.all([
    Promise.all(lists.map(async (block) => [block.id, await productsOf(services, block)] as const)),
    heroOf(
      services,
      all.find((block) => block.kind === 'hero'),
    ),
    has('facts', 'faq', 'trust') ? shippingFrom(services) : undefined,
    has('shipping-options') ? shippingTables(services) : [],
  ]);
  return {
    products: Object.fromEntries(products.flatMap(([id, list]) => (list ? [[id, list]] : []))),
    hero,
    shippingFrom: from,
    shipping,
    ...(await oxygenOf(services, hero)),
    ...(await studiosFor(services, has('studio-list'))),
    ...lawsFor(services, all),
    ...privacyFor(services, all),
    ...checkedFor(services, all),
  };
};
