import * as t from 'io-ts';
import { type CartItemId, eyes } from '../../../domain/cart/cart.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { productBadges, productCategories } from '../../../domain/catalogue/product.ts';
import { intervalUnits } from '../../../domain/shared/delivery-interval.ts';
import { ContentsC } from '../catalogue/contents.ts';
import { ConfigurationC, ProductIdC } from '../catalogue/product.ts';
import { idC, MinorC, oneOf, WholeC } from '../scalars.ts';

const list = t.readonlyArray;
export const CartItemIdC = idC<CartItemId>('CartItemId');

export const EyeC = oneOf('Eye', eyes);

/** Eye and pair of a lens, and its subscription frequency; without a frequency it is delivered once. */
const MetaC = t.partial(
  {
    eye: EyeC,
    pair_id: t.string,
    subscription_frequency: WholeC,
    /** Days if absent. */
    subscription_frequency_unit: oneOf('IntervalUnit', intervalUnits),
  },
  'Meta',
);

const CreatedFromC = t.type(
  {
    type: t.literal('recommendation'),
    data: t.type({ recommendation_id: t.string, source: t.string, item_position: WholeC }),
  },
  'CreatedFrom',
);

export const CartItemC = t.intersection(
  [
    t.type({
      id: CartItemIdC,
      product_id: ProductIdC,
      variant_id: t.string,
      sku: t.string,
      title: t.string,
      slug: t.string,
      quantity: WholeC,
      unit_price: MinorC,
      is_trial: t.boolean,
      meta: MetaC,
      formatted_options: list(
        t.type({ code: oneOf('OptionCode', optionCodes), label: t.string, value: t.string }),
      ),
      images: list(t.string),
      detail: t.intersection([
        t.type({ category: oneOf('ItemCategory', [...productCategories, 'service'] as const) }),
        t.partial({ lens_usage: t.string, lens_type: t.string, badge: oneOf('ProductBadge', productBadges) }),
        t.partial({
          product_status: oneOf('ProductStatus', ['active', 'inactive', 'discontinued'] as const),
          /** A product that can be bought instead; absent if there is none. */
          product_replacement: ProductIdC,
          /** The contents of one piece, from which base prices are computed. */
          unit: ContentsC,
        }),
      ]),
      brand: list(t.string),
      position: WholeC,
      price_channel: t.string,
      total: MinorC,
      number: t.string,
    }),
    t.partial({
      website_unit_price: MinorC,
      savings: MinorC,
      /** Its part of the cart's discount, always if a coupon applies to some lines only; absent: in proportion. */
      discount: MinorC,
      created_from: CreatedFromC,
      is_gift: t.boolean,
      /** The mark of the partner who referred the visitor. */
      fk: t.string,
    }),
  ],
  'CartItem',
);
export type CartItemWire = t.TypeOf<typeof CartItemC>;

export const NewItemC = t.intersection(
  [
    t.type({
      product: t.intersection([
        t.type({ product_id: ProductIdC, option: ConfigurationC, price_channel: t.string }),
        t.partial({ fk: t.string }),
      ]),
      quantity: WholeC,
    }),
    t.partial({ meta: MetaC, created_from: CreatedFromC }),
  ],
  'NewItem',
);
export type NewItemWire = t.TypeOf<typeof NewItemC>;
