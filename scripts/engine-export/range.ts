import * as E from 'fp-ts/Either';
import { products } from '../../src/adapters/sandbox/seed/products/products.ts';
import type { SeedProduct } from '../../src/adapters/sandbox/seed/range/seed-product.ts';
import { shopsOf } from '../../src/config/brands/shops-of.ts';
import { shopCurrencyBy } from '../../src/config/settings/codecs.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import { locales } from '../../src/domain/shared/locale.ts';
import { categoryEntries } from './categories.ts';
import { channelEntry } from './channels.ts';
import { orderEntries } from './orders.ts';
import { productEntry } from './products.ts';

/**
 * Selects equally many products of each kind, so that a part of the range contains every kind. Gifts of the shops come
 * first.
 */
const partOf = (most: number | undefined, gifts: ReadonlySet<string>): readonly SeedProduct[] => {
  if (most === undefined) return products;
  const groups = new Map<string, SeedProduct[]>();
  for (const product of products.filter(({ id }) => !gifts.has(id))) {
    const key = `${product.category} ${product.lensType} ${product.stock} ${product.isTrial}`;
    groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  const taken = products.filter(({ id }) => gifts.has(id));
  for (let round = 0; taken.length < Math.min(most, products.length); round += 1)
    for (const group of groups.values()) {
      const product = group[round];
      if (product && taken.length < most) taken.push(product);
    }
  return taken;
};

export interface RangeChoice {
  readonly shops?: readonly string[];
  readonly products?: number;
  /** The shops' currencies, in the format of `DIOPTRA_CURRENCIES`. */
  readonly currencies?: string | undefined;
}

/** The data that the engine is filled with: the file that `engine/vendure/src/fill/range-file.ts` describes. */
export const engineRange = ({ shops: only, products: most, currencies = '' }: RangeChoice = {}) => {
  const said = shopCurrencyBy.decode(currencies);
  if (E.isLeft(said)) throw new Error(`DIOPTRA_CURRENCIES should be ${shopCurrencyBy.name}`);
  const all = shopsOf({ currencies: said.right, cashRounding: false });
  const shops = brandIds.filter((id) => only === undefined || only.includes(id)).map((id) => all[id]);
  const chosen = partOf(most, new Set(shops.flatMap(({ gift }) => gift?.productId ?? [])));
  const ids = new Set(chosen.map(({ id }) => id));
  const names = new Intl.DisplayNames(['de'], { type: 'region' });
  const countries = [...new Set(shops.flatMap((shop) => shop.countries.map(({ code }) => code)))].sort();
  return {
    format: 1,
    // Currency of the engine's default channel, in which nobody buys. Each shop's channel has its own.
    currency: 'EUR',
    languages: locales,
    countries: countries.map((code) => ({ code, name: names.of(code) ?? code })),
    taxRate: 8.1,
    channels: shops.map(channelEntry),
    products: chosen.map((product) => productEntry(product, shops, ids)),
    categories: categoryEntries(ids),
    orders: orderEntries(shops, chosen),
  };
};
