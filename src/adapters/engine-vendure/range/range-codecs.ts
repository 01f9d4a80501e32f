import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import {
  lensTypes,
  lensUsages,
  type ProductId,
  productBadges,
  productCategories,
} from '../../../domain/catalogue/product.ts';
import { readDay } from '../../../domain/shared/dates.ts';
import { oneOf, WholeC } from '../../contract/scalars.ts';
import { codecOf } from '../../shared/codec-of.ts';
import { CountC, MomentC, orNull } from '../scalars.ts';
import { eachReadable } from './each-readable.ts';

const list = t.readonlyArray;

/** The shop's products have numeric ids, which are part of their addresses. */
export const ProductNumberC = codecOf<string, ProductId>('ProductNumber', t.string, (id) =>
  /^[1-9]\d{0,8}$/.test(id) ? E.right(id as ProductId) : E.left(id),
);
const DayC = codecOf('Day', t.string, readDay);
const OptionCodeC = oneOf('OptionCode', optionCodes);

const StepC = t.type({ quantity: CountC, price: CountC });
const CodedC = t.type({ code: t.string, value: t.string });

export const ShopProductC = t.type(
  {
    shopId: ProductNumberC,
    sku: t.string,
    enabled: t.boolean,
    removed: t.boolean,
    texts: list(t.type({ language: t.string, name: t.string, slug: t.string, description: t.string })),
    kind: oneOf('ProductCategory', productCategories),
    maker: orNull(t.string),
    brand: orNull(t.string),
    lensType: orNull(oneOf('LensType', lensTypes)),
    lensUsage: orNull(oneOf('LensUsage', lensUsages)),
    unitAmount: orNull(CountC),
    unitName: orNull(oneOf('ContentUnit', ['lenses', 'ml', 'piece'] as const)),
    badge: orNull(oneOf('ProductBadge', productBadges)),
    partNumber: orNull(t.string),
    homeCategory: orNull(t.string),
    trial: t.boolean,
    discontinued: t.boolean,
    ratingTenths: orNull(CountC),
    ratingCount: orNull(CountC),
    popularity: orNull(CountC),
    soldSince: orNull(DayC),
    groupId: orNull(ProductNumberC),
    replacedBy: orNull(ProductNumberC),
    lensOptions: list(t.type({ code: OptionCodeC, values: list(t.string) })),
    narrowings: list(
      t.type({
        when: oneOf('NarrowingOption', ['axis', 'color'] as const),
        values: list(t.string),
        code: OptionCodeC,
        keep: list(t.string),
      }),
    ),
    facts: list(CodedC),
    /** JSON, read by `passport-text.ts`. */
    passport: orNull(t.string),
    related: list(
      t.type({ kind: oneOf('Relation', ['similar', 'upsell', 'care'] as const), id: ProductNumberC }),
    ),
    views: list(t.string),
    price: CountC,
    steps: list(StepC),
    struck: orNull(CountC),
    partners: list(t.type({ channel: t.string, price: CountC, steps: list(StepC) })),
    available: WholeC,
    stopOrder: t.boolean,
    changedAt: MomentC,
  },
  'ShopProduct',
);
export type ShopProduct = t.TypeOf<typeof ShopProductC>;

export const ShopProductListC = t.type(
  { asOf: MomentC, total: CountC, products: eachReadable(ShopProductC) },
  'ShopProductList',
);

/** The id `shop` is reserved for the root above all categories. */
const CategoryIdC = codecOf<string, string>('CategoryId', t.string, (id) =>
  id !== '' && id !== 'shop' ? E.right(id) : E.left(id),
);

export const ShopCategoryC = t.type(
  {
    shopId: CategoryIdC,
    parent: orNull(CategoryIdC),
    position: WholeC,
    texts: list(
      t.type({
        language: t.string,
        name: t.string,
        slug: t.string,
        description: t.string,
        path: orNull(t.string),
      }),
    ),
    productIds: list(t.string),
  },
  'ShopCategory',
);
export type ShopCategory = t.TypeOf<typeof ShopCategoryC>;

export const ShopCategoryListC = t.type(
  { asOf: MomentC, ids: list(t.string), categories: eachReadable(ShopCategoryC) },
  'ShopCategoryList',
);

export const ShopStockC = list(
  t.type(
    {
      shopId: ProductNumberC,
      options: list(t.type({ code: OptionCodeC, value: t.string })),
      available: WholeC,
      stopOrder: t.boolean,
    },
    'ShopStockLevel',
  ),
);
