import type { ProductId } from '../../../domain/catalogue/product.ts';
import { ratedKeys, ratedKind } from '../../../domain/catalogue/rating/given-rating.ts';
import { rateableProducts } from '../../../domain/orders/rateable.ts';
import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Call } from '../call.ts';
import { progressOf } from '../order-rows/order-progress.ts';
import { readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';

export type RateableWire = AnswerOf<ShopApi['getRateableProducts']>['hydra:member'][number];

/** Maximum number of orders considered, newest first. */
const lookedAt = 100;

/** Returns the products of a customer's orders, without those that were withdrawn from. */
const productsBought = async ({ db }: Sandbox, customer: number) => {
  const orders = await db
    .selectFrom('shop_order')
    .select(['token', 'state', 'basket'])
    .where('customer_id', '=', customer)
    .orderBy('created_at', 'desc')
    .limit(lookedAt)
    .execute();
  const progress = await progressOf(
    db,
    orders.map(({ token }) => token),
  );
  return orders.map(({ token, state, basket: { items } }) => ({
    state,
    products: keptItems({ items, withdrawals: progress(token).withdrawals }).map(
      ({ product_id }) => product_id,
    ),
  }));
};

/**
 * Returns what a customer can rate now, in their language. Products that the shop no longer shows are left out. Source:
 * RATE-1.
 */
export const readRateable = async (
  sandbox: Sandbox,
  channel: Call<unknown>['channel'],
  customer: number,
): Promise<readonly RateableWire[]> => {
  const rated = await sandbox.db
    .selectFrom('product_rating')
    .select('product_id')
    .where('customer_id', '=', customer)
    .where('state', '!=', 'begun')
    .execute();
  const open = rateableProducts(
    await productsBought(sandbox, customer),
    new Set(rated.map(({ product_id }) => String(product_id) as ProductId)),
  );
  const cards = await readSummaries(sandbox, channel, open.map(Number));
  return cards.map(({ product_id, title, image, category }) => ({
    product_id,
    title,
    image,
    category,
    ratings: ratedKeys[ratedKind(category)],
  }));
};
