import * as t from 'io-ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { replaceableWays } from '../../../domain/orders/reorder-result.ts';
import { CartTokenC } from '../cart/cart.ts';
import { CartItemC } from '../cart/cart-item.ts';
import { ProductIdC } from '../catalogue/product.ts';
import { hydraC } from '../hydra.ts';
import { operation } from '../operation.ts';
import { CurrencyC, oneOf, WholeFromString } from '../scalars.ts';
import { OrderC, OrderTokenC } from './orders.ts';

/** A product as stored in an order. */
const RememberedC = t.type({ product_id: ProductIdC, title: t.string }, 'Remembered');

const SwitchedC = t.intersection(
  [
    t.type({ from: RememberedC, to: RememberedC }),
    t.partial({
      /** Lens values that differ. Without `from` the former product had no such value. */
      changed: t.readonlyArray(
        t.intersection([
          t.type({ code: oneOf('OptionCode', optionCodes), to: t.string }),
          t.partial({ from: t.string }),
        ]),
      ),
    }),
  ],
  'Switched',
);

const ReorderResultC = t.intersection(
  [
    t.type({
      /** Products of the order that can no longer be ordered. */
      found_non_reorderable_products: t.readonlyArray(RememberedC),
      /** Products that were not added to the cart for another reason. */
      not_reorderable: t.readonlyArray(RememberedC),
      switched_products: t.readonlyArray(SwitchedC),
      added_trial_products: t.readonlyArray(RememberedC),
      /** The lines that it added to the cart. */
      items: t.readonlyArray(CartItemC),
      currency_code: CurrencyC,
    }),
    t.partial({
      /** Shipping or payment choices of the order that are gone; another one is selected instead. */
      replaced_ways: t.readonlyArray(oneOf('ReplacedWay', replaceableWays)),
    }),
  ],
  'ReorderResult',
);
export type ReorderResultWire = t.TypeOf<typeof ReorderResultC>;

/** Operations on the customer's own orders. */
export const myOrderOperations = {
  /** Returns a page of the customer’s orders, newest first. */
  getOrdersHistory: operation({
    method: 'GET',
    path: '/customers/me/orders',
    query: t.partial({ page: WholeFromString, itemsPerPage: WholeFromString }),
    answer: hydraC('OrderPage', OrderC),
    refusals: [401],
  }),
  /**
   * Adds the lines of an order to the cart, and its addresses and methods if the cart has none yet. Lines
   * with at least the same quantity stay unchanged, so a repeated request has no effect.
   */
  reorder: operation({
    method: 'POST',
    path: '/customers/me/reorders',
    body: t.intersection([
      t.type({ cart_token: CartTokenC, source: t.string }),
      t.partial({
        /** One of the two identifies the order. */
        last_order_token: OrderTokenC,
        last_order_internal_order_id: t.string,
        coupon_code: t.string,
      }),
    ]),
    answer: ReorderResultC,
    refusals: [401, 404, 422],
  }),
} as const;
