import * as E from 'fp-ts/Either';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import { piecesOfVariant } from '../../../domain/cart/cart-count.ts';
import { stopOrderTag } from '../../../domain/catalogue/delivery.ts';
import { arrival } from '../../../domain/checkout/arrival/arrival.ts';
import type { Channel } from '../../contract/channel.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handlers } from '../call.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { ShopServer } from '../shop-server.ts';
import { shippingOptions, shippingWire, usualShipping } from './shipping.ts';
import { carrierDays, shippingTable } from './shipping-table.ts';

export type DeliveryItems = BodyOf<ShopApi['getDeliveryDates']>['items'];

/** The stock of a variant, with the quantity requested. */
export interface Level {
  readonly variantId: string;
  readonly quantity: number;
  readonly available: number;
  readonly stopOrder: boolean;
}

/** Returns the stock of each item, in the order requested. Refuses an unknown product or variant. */
export type LevelsOf = (
  channel: Channel,
  items: DeliveryItems,
) => Promise<E.Either<Refusal, readonly Level[]>>;

/** Maximum number of items in one request. */
const maxItems = 100;

/** Reads `true` or `false`. Anything else counts as not set. */
const flag = (input: string | undefined): boolean | undefined =>
  input === 'true' ? true : input === 'false' ? false : undefined;

/** Handlers for delivery dates and shipping prices. The backend only supplies its stock. */
export const makeDeliveryHandlers = (
  { clock, shops }: Pick<ShopServer, 'clock' | 'shops'>,
  shelves: LevelsOf,
) => {
  const levelsOf: LevelsOf = async (channel, items) =>
    items.length > maxItems ? refuse(422, 'cart.too_many_lines', { max: maxItems }) : shelves(channel, items);
  return {
    /** The response as a whole has the stop tag only if all its items have it. Source: STOCK-3. */
    getDeliveryDates: async ({ channel, body: { items } }) =>
      E.map((levels: readonly Level[]) => ({
        tags: levels.length > 0 && levels.every(({ stopOrder }) => stopOrder) ? [stopOrderTag] : [],
        items: levels.map(({ variantId, available, stopOrder }) => ({
          stock: { available },
          tags: stopOrder ? [stopOrderTag] : [],
          meta: { variant_id: variantId },
        })),
      }))(await levelsOf(channel, items)),

    /** Uses the requested shipping option, or the shop's usual one. An unknown option is ignored. Source: STOCK-5. */
    getDeliveryPrediction: async ({ channel, body: { items, shipping_option, country_to } }) => {
      const shop = shops[channel.brand_channel];
      const destination = country_to ?? shop.country;
      const row =
        shippingTable.find(({ key }) => key === shipping_option) ?? usualShipping(shop, destination);
      /** `all`: the levels of all items, because those of one variant take from one stock. */
      const arrivalOf = (levels: readonly Level[], all = levels) => {
        const { earliest, latest } = arrival({
          time: shopTimeNow(clock),
          warehouse: shop.country,
          destination,
          carrier: carrierDays(row?.key),
          inStock: levels.every(({ available, variantId }) => available >= piecesOfVariant(all, variantId)),
        });
        return { calculated_arrival_date_min: earliest, calculated_arrival_date_max: latest };
      };
      return E.map((levels: readonly Level[]) => ({
        ...arrivalOf(levels),
        items: levels.map((level) => arrivalOf([level], levels)),
      }))(await levelsOf(channel, items));
    },

    /** Ordered by key, in descending order on request. There are no inactive options. Source: CHK-9. */
    getShippingOptions: async ({ channel, query }) => {
      const shop = shops[channel.brand_channel];
      if (flag(query.active) === false) return E.right([]);
      const journey = { time: shopTimeNow(clock), country: query.country_to, inStock: true };
      const options = shippingOptions(shop, query.country_to, flag(query.is_midi)).map((option) =>
        shippingWire(shop, option, journey),
      );
      return E.right(query['order[key]']?.toLowerCase() === 'desc' ? options.reverse() : options);
    },
  } satisfies Partial<Handlers>;
};
