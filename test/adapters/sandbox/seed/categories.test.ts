import { describe, expect, it } from 'vitest';
import {
  categories,
  homeCategoryOf,
  shopCategoryId,
} from '../../../../src/adapters/sandbox/seed/categories.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { fullCategoryTitle } from '../../../../src/domain/catalogue/category-title.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';

const byId = new Map(products.map((product) => [product.id, product]));

describe('the categories of the seed', () => {
  it('are five levels deep at most, each with its own path per language · ROUTE-15', () => {
    expect(Math.max(...categories.map(({ depth }) => depth))).toBe(5);
    for (const locale of locales) {
      const paths = categories.map(({ paths }) => paths[locale]);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('hold every product, including those of their children', () => {
    const known = new Map(categories.map((category) => [category.id, category]));
    for (const { parent, productIds } of categories) {
      const above = new Set(parent === undefined ? productIds : known.get(parent)?.productIds);
      expect(productIds.length).toBeGreaterThan(0);
      for (const id of productIds) expect(above.has(id)).toBe(true);
    }
    for (const product of products)
      expect(known.get(homeCategoryOf(product))?.productIds).toContain(product.id);
  });

  it('have a title and a description of their own in each language · CAT-32', () => {
    const byCategory = new Map(categories.map((category) => [category.id, category]));
    for (const locale of locales) {
      const titlesTo = (id: string | undefined): readonly string[] => {
        const category = byCategory.get(id ?? shopCategoryId);
        return !category || category.depth === 0
          ? []
          : [...titlesTo(category.parent), category.title[locale]];
      };
      const titles = categories.map(({ id }) => fullCategoryTitle(titlesTo(id)));
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
      const descriptions = categories.map(({ description }) => description[locale]);
      expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('put a lens below lens, usage and type · CAT-10', () => {
    const toric = byId.get('10020');
    expect(toric && homeCategoryOf(toric)).toBe('lens.daily.toric');
  });
});
