import * as E from 'fp-ts/Either';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import { stopOrderTag } from '../../../domain/catalogue/delivery.ts';
import { isComplete, variantId } from '../../../domain/catalogue/variant.ts';
import type { Channel } from '../../contract/channel.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type Handlers, notFound, type Refusal } from '../call.ts';
import { say } from '../http/refusals.ts';
import type { ProductFacts } from '../products/product-facts.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { readStock } from '../stock/stock.ts';
import { arrival } from './arrival.ts';
import { usualShipping } from './shipping.ts';
import { carrierDays, shippingTable } from './shipping-table.ts';

export type DeliveryHandlers = Pick<Handlers, 'getDeliveryDates' | 'getDeliveryPrediction'>;

type Items = BodyOf<ShopApi['getDeliveryDates']>['items'];

/** Items that are asked for at once, at most. */
const maxItems = 100;

interface Level {
  readonly product: ProductFacts;
  readonly variantId: string;
  readonly quantity: number;
  readonly available: number;
  readonly stopOrder: boolean;
}

const levelsOf = async (
  sandbox: Sandbox,
  channel: Channel,
  items: Items,
): Promise<E.Either<Refusal, readonly Level[]>> => {
  if (items.length > maxItems) return say(422, 'cart.too_many_lines', channel.locale, { max: maxItems });
  const ids = [...new Set(items.map(({ variant_representation }) => variant_representation.product_id))];
  const products = await readProducts(sandbox.db, sandbox, channel, ids);
  const asked = items.flatMap(({ variant_representation: { product_id, option }, quantity }) => {
    const product = products.get(product_id);
    return product ? [{ product, option, quantity, variantId: variantId(product.id, option) }] : [];
  });
  if (asked.length < items.length) return notFound('product');
  if (asked.some(({ product, option }) => !isComplete(product.optionsFor(option), option)))
    return say(422, 'product.variant_does_not_exist', channel.locale);
  const stock = await readStock(sandbox.db, asked);
  return E.right(
    asked.map(({ product, variantId: id, quantity }) => {
      const { onHand = 0, stopOrder = false } = stock.get(id) ?? {};
      return { product, variantId: id, quantity, available: onHand, stopOrder };
    }),
  );
};

export const makeDeliveryHandlers = (sandbox: Sandbox): DeliveryHandlers => ({
  /** The answer as a whole is stopped when all of it is. Source: STOCK-3. */
  getDeliveryDates: async ({ channel, body: { items } }) =>
    E.map((levels: readonly Level[]) => ({
      tags: levels.length > 0 && levels.every(({ stopOrder }) => stopOrder) ? [stopOrderTag] : [],
      items: levels.map(({ variantId: id, available, stopOrder }) => ({
        stock: { available },
        tags: stopOrder ? [stopOrderTag] : [],
        meta: { variant_id: id },
      })),
    }))(await levelsOf(sandbox, channel, items)),

  /** By the option asked for, else by the shop's usual one; an option that there is not is not asked for. Source: STOCK-5. */
  getDeliveryPrediction: async ({ channel, body: { items, shipping_option, country_to } }) => {
    const shop = sandbox.shops[channel.brand_channel];
    const destination = country_to ?? shop.country;
    const row = shippingTable.find(({ key }) => key === shipping_option) ?? usualShipping(destination);
    const arrivalOf = (levels: readonly Level[]) => {
      const { earliest, latest } = arrival({
        time: shopTimeNow(sandbox.clock),
        warehouse: shop.country,
        destination,
        carrier: carrierDays(row?.key),
        inStock: levels.every(({ available, quantity }) => available >= quantity),
      });
      return { calculated_arrival_date_min: earliest, calculated_arrival_date_max: latest };
    };
    return E.map((levels: readonly Level[]) => ({
      ...arrivalOf(levels),
      items: levels.map((level) => arrivalOf([level])),
    }))(await levelsOf(sandbox, channel, items));
  },
});
