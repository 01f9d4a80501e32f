import { categories } from '../../src/adapters/sandbox/seed/categories.ts';
import { inEveryLocale } from '../../src/domain/shared/locale.ts';

/** Categories that contain a sold product, outer ones first. The shop itself is not a category of the engine. */
export const categoryEntries = (ids: ReadonlySet<string>) =>
  categories
    .filter(({ depth, productIds }) => depth > 0 && productIds.some((id) => ids.has(id)))
    .map(({ id, parent, depth, title, description, paths, productIds }) => ({
      shopId: id,
      ...(depth > 1 && parent !== undefined && { parent }),
      texts: inEveryLocale((locale) => ({
        name: title[locale],
        description: description[locale],
        path: paths[locale],
      })),
      products: productIds.filter((product) => ids.has(product)),
    }));
