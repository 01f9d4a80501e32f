import type { ProductId } from '../../../domain/catalogue/product.ts';
import { inEveryLocale, type Locale } from '../../../domain/shared/locale.ts';
import type { RangeCategory } from '../../shop-server/engine/range-keeper.ts';
import { textIn } from './product-from-engine.ts';
import { ProductNumberC, type ShopCategory } from './range-codecs.ts';

/**
 * Returns the category's path from the top level down. Without an address from staff it is the parent's path and its
 * own slug.
 */
const pathOf = (category: ShopCategory, locale: Locale, byId: ReadonlyMap<string, ShopCategory>): string => {
  const { path, slug = category.shopId } = textIn(category.texts, locale) ?? {};
  if (path) return path;
  const parent = category.parent === null ? undefined : byId.get(category.parent);
  return parent ? `${pathOf(parent, locale, byId)}/${slug}` : slug;
};

/** Makes addresses unique: a later category with the same address gets a number appended. */
const makeAddresses = () => {
  const taken = new Set<string>();
  return (locale: Locale, path: string): string => {
    const free = (nth: number): string => {
      const address = nth === 1 ? path : `${path}-${nth}`;
      return taken.has(`${locale} ${address}`) ? free(nth + 1) : address;
    };
    const address = free(1);
    taken.add(`${locale} ${address}`);
    return address;
  };
};

/** Converts all categories, in display order. A category with an unknown parent becomes a top-level one. */
export const categoriesFromEngine = (categories: readonly ShopCategory[]): readonly RangeCategory[] => {
  const byId = new Map(categories.map((category) => [category.shopId, category]));
  const addressOf = makeAddresses();
  return categories.map((category) => ({
    id: category.shopId,
    ...(category.parent !== null && byId.has(category.parent) && { parent: category.parent }),
    position: category.position,
    texts: inEveryLocale((locale) => {
      const { name = '', description = '' } = textIn(category.texts, locale) ?? {};
      return { title: name, description, path: addressOf(locale, pathOf(category, locale, byId)) };
    }),
    productIds: category.productIds.filter((id): id is ProductId => ProductNumberC.is(id)),
  }));
};
