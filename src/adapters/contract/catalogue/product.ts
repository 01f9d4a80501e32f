import * as t from 'io-ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import {
  lensTypes,
  lensUsages,
  type ProductId,
  productBadges,
  productCategories,
} from '../../../domain/catalogue/product.ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { operation } from '../operation.ts';
import { CurrencyC, idC, ListFromString, LocaleC, LocalisedC, MinorC, oneOf, WholeC } from '../scalars.ts';
import { ContentsC } from './contents.ts';

export const ProductCategoryC = oneOf('ProductCategory', productCategories);
export const ProductIdC = idC<ProductId>('ProductId');
const BrandIdC = oneOf('Brand', brandIds);
const list = t.readonlyArray;

const priceUnits = ['lens', '100ml', 'piece'] as const;
export type PriceUnit = (typeof priceUnits)[number];

const PriceC = t.intersection(
  [
    t.type({ current: MinorC, currency: CurrencyC }),
    t.partial({
      original: MinorC,
      /** If the shop reduced the price: the lowest price of the days before. */
      before: MinorC,
    }),
  ],
  'Price',
);

const summaryFields = {
  product_id: ProductIdC,
  title: t.string,
  slug: t.string,
  image: t.string,
  manufacturer: list(t.string),
  brand: list(t.string),
  category: ProductCategoryC,
  stock: WholeC,
  price: PriceC,
  has_bulk_price: t.boolean,
  rating_total: t.number,
  rating_count: WholeC,
  unit: ContentsC,
  is_active: t.boolean,
  discontinued: t.boolean,
};
const summaryOptional = {
  /** The supplier delivers no more: only the stock can be bought. */
  stop_order: t.boolean,
  /** A fact that the law of one of the shop's countries requires is missing: the product is shown but not sold. */
  withheld: t.boolean,
  lens_type: oneOf('LensType', lensTypes),
  lens_usage: oneOf('LensUsage', lensUsages),
  badge: oneOf('ProductBadge', productBadges),
  /** For reusable lenses: the yearly cost of solution and case for both eyes, at the shop's own prices. */
  care_year: MinorC,
  /** A shop may show this in its own format; ours computes base prices from `price` and `unit`. */
  price_per_unit: t.type({ value: MinorC, units: oneOf('PriceUnit', priceUnits) }),
};
export const ProductSummaryC = t.intersection(
  [t.type(summaryFields), t.partial(summaryOptional)],
  'ProductSummary',
);
export type ProductSummaryWire = t.TypeOf<typeof ProductSummaryC>;

export const ProductOptionC = t.type(
  { code: oneOf('OptionCode', optionCodes), values: list(t.string), label: t.string },
  'ProductOption',
);
export type ProductOptionWire = t.TypeOf<typeof ProductOptionC>;

const OnEachShadeC = t.type({ light: t.string, middle: t.string, dark: t.string }, 'OnEachShade');
const ColourLooksC = t.intersection(
  [
    t.type({
      each: list(
        t.intersection([
          t.type({ value: t.string, swatch: t.string }),
          t.partial({ front: t.string, back: t.string, face: t.string, worn: OnEachShadeC }),
        ]),
      ),
    }),
    t.partial({ bare: OnEachShadeC }),
  ],
  'ColourLooks',
);

const Views = {
  front: t.string,
  face: t.string,
  back: t.string,
  blister: t.string,
  parameters: t.string,
};
const Timed = { locale: LocaleC, brand_channel: BrandIdC, start_date: t.string, end_date: t.string };

/** Further fields, also sent when details of several products are requested at once. */
const detailFields = {
  options: list(ProductOptionC),
  content: list(t.type({ code: t.string, value: t.string })),
  rich_content: list(
    t.intersection([
      t.type({ ...Timed, heading: t.string, paragraphs: list(t.string) }),
      t.partial({ image: t.string, link: t.string, image_type: t.string }),
    ]),
  ),
};
const detailOptional = { ...summaryOptional, product_replacement: ProductIdC };
export const ProductDetailsC = t.intersection(
  [t.type({ ...summaryFields, ...detailFields }), t.partial(detailOptional)],
  'ProductDetails',
);
export type ProductDetailsWire = t.TypeOf<typeof ProductDetailsC>;

/** Optional fields by which no store lists or filters products. A store may keep them together, as they are sent. */
const extraFields = {
  /** The manufacturer's part number. */
  mpn: t.string,
};
export type ProductExtras = t.TypeOfPartialProps<typeof extraFields>;

export const ProductC = t.intersection(
  [
    t.type({
      ...summaryFields,
      ...detailFields,
      sku: t.string,
      is_trial: t.boolean,
      titles: LocalisedC,
      slugs: LocalisedC,
      description: t.string,
      product_status: oneOf('ProductStatus', ['active', 'inactive', 'discontinued'] as const),
      images: list(t.string),
      imagesGallery: t.intersection([
        t.type({ front: t.string, mobile: t.partial(Views) }),
        t.partial({ face: t.string, back: t.string, blister: t.string, parameters: t.string }),
      ]),
      bulk_price: list(t.type({ quantity: WholeC, price: MinorC })),
      similar_products: list(ProductSummaryC),
      group_upsell: list(ProductSummaryC),
      /** The ids of suitable lens care; empty for products that need none. */
      care_products: list(ProductIdC),
      marketing_images: list(
        t.type({ ...Timed, title: t.string, image: t.string, link: t.string, image_type: t.string }),
      ),
      breadcrumb: list(t.type({ slug: t.string, title: t.string })),
    }),
    t.partial({
      ...detailOptional,
      /** How its colours look: swatches, pictures, and eyes wearing them. */
      looks: ColourLooksC,
      ...extraFields,
      product_group: t.type({ canonical: t.boolean, canonical_product_id: ProductIdC }),
    }),
  ],
  'Product',
);
export type ProductWire = t.TypeOf<typeof ProductC>;

export const ConfigurationC = t.partial(
  Object.fromEntries(optionCodes.map((code) => [code, t.string])) as Record<
    (typeof optionCodes)[number],
    t.StringC
  >,
  'Configuration',
);

export const productOperations = {
  /** Returns a product with all that its page shows. */
  getProduct: operation({
    method: 'GET',
    path: '/products/:id',
    answer: ProductC,
    refusals: [404],
  }),
  /**
   * Returns up to a hundred products by their ids, with their cards and the facts for lists and comparisons.
   * Products without a price in the shop are left out.
   */
  getProductDetails: operation({
    method: 'GET',
    path: '/product-details',
    query: t.type({ product_id: ListFromString }),
    answer: list(ProductDetailsC),
  }),
} as const;
