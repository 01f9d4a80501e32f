import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { MyOrdersPort } from '../../application/orders/ports.ts';
import type { RememberedProduct, ReorderResult } from '../../domain/orders/reorder-result.ts';
import type { ReorderResultWire } from '../contract/orders/my-orders.ts';
import { itemFromWire } from './basket-from-wire.ts';
import type { MyOrdersClient } from './client.ts';
import { orderFromWire } from './order-from-wire.ts';

type RememberedWire = ReorderResultWire['not_reorderable'][number];

const remembered = ({ product_id, title }: RememberedWire): RememberedProduct => ({
  productId: product_id,
  title,
});

const resultFromWire = (wire: ReorderResultWire): ReorderResult => ({
  foundNonReorderable: wire.found_non_reorderable_products.map(remembered),
  notReorderable: wire.not_reorderable.map(remembered),
  switched: wire.switched_products.map(({ from, to, changed }) => ({
    from: remembered(from),
    to: remembered(to),
    ...(changed && { changed }),
  })),
  addedTrials: wire.added_trial_products.map(remembered),
  items: wire.items.map(itemFromWire(wire.currency_code)),
  ...(wire.replaced_ways && { replacedWays: wire.replaced_ways }),
});

/** Source: ORD-2, REO-1. */
export const makeMyOrdersAdapter = (client: MyOrdersClient): MyOrdersPort => ({
  history: (page, itemsPerPage) =>
    pipe(
      client.getOrdersHistory({ query: { page, itemsPerPage } }),
      TE.map((answer) => ({
        orders: answer['hydra:member'].map(orderFromWire),
        total: answer['hydra:totalItems'],
      })),
    ),
  reorder: ({ lastOrder, cart, source, coupon }) =>
    pipe(
      client.reorder({
        body: {
          cart_token: cart,
          source,
          ...(lastOrder._tag === 'ByToken'
            ? { last_order_token: lastOrder.token }
            : { last_order_internal_order_id: lastOrder.id }),
          ...(coupon !== undefined && { coupon_code: coupon }),
        },
      }),
      TE.map(resultFromWire),
    ),
});
