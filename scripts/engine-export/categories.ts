import { categories } from '../../src/adapters/sandbox/seed/categories.ts';
import { inEveryLocale } from '../../src/domain/shared/locale.ts';

/** Those that have something of what is sold, outer ones first; the shop itself is none of the engine's. */
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
