import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CartPort } from '../../application/cart/ports.ts';
import type { NewCartLine } from '../../domain/cart/cart.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { PriceSource } from '../../domain/tracking/partner-offer.ts';
import type { Channel } from '../contract/channel.ts';
import { cartFromWire } from './basket-from-wire.ts';
import type { BrowsingClient } from './client.ts';
import { summaryFromWire } from './product-from-wire.ts';
import { sourceToWire } from './source-to-wire.ts';

export interface CartSettings {
  readonly channel: Channel;
  /** Returns the price source at which a product is bought. */
  readonly priceSource: (id: ProductId) => PriceSource;
}

const lineToWire = (sourceOf: CartSettings['priceSource']) => (line: NewCartLine) => ({
  product: { product_id: line.productId, option: line.options, ...sourceToWire(sourceOf(line.productId)) },
  quantity: line.quantity,
  meta: {
    ...(line.eye !== undefined && { eye: line.eye }),
    ...(line.pairId !== undefined && { pair_id: line.pairId }),
    ...(line.every && {
      subscription_frequency: line.every.every,
      subscription_frequency_unit: line.every.unit,
    }),
  },
  ...(line.createdFrom !== undefined && {
    created_from: {
      type: line.createdFrom.type,
      data: {
        recommendation_id: line.createdFrom.recommendationId,
        source: line.createdFrom.source,
        item_position: line.createdFrom.itemPosition,
      },
    },
  }),
});

export const makeCartAdapter = (client: BrowsingClient, { channel, priceSource }: CartSettings): CartPort => {
  const read = TE.map(cartFromWire);
  return {
    create: () => read(client.createCart({})),
    load: (token) => read(client.getCart({ params: { token } })),
    add: (token, lines, requestId, replaces) =>
      read(
        client.addToCart({
          params: { token },
          body: {
            request_id: requestId,
            items: lines.map(lineToWire(priceSource)),
            ...(replaces && { replaces }),
            // The token is the one of the browser's own cart. Who is signed in and who owns the cart, the server knows
            // better than a tab.
            current_cart: true,
          },
        }),
      ),
    setQuantity: (token, item, quantity, once) =>
      read(client.updateCartQuantity({ params: { token, item }, body: { quantity, ...(once && { once }) } })),
    remove: (token, item) => read(client.removeFromCart({ params: { token, item } })),
    applyCoupon: (token, code) => read(client.applyCoupon({ params: { token }, body: { couponCode: code } })),
    removeCoupon: (token) => read(client.deleteCouponCode({ params: { token } })),
    setCurrent: (token) => read(client.setCurrentCart({ body: { abandoned_cart_token: token } })),
    declineGift: (token) => read(client.productOptOut({ body: { cart_token: token } })),
    takeGift: (token) => read(client.productOptIn({ body: { cart_token: token } })),
    recommendations: (cart) =>
      pipe(
        client.getRecommendationCrossSell({
          body: {
            ...channel,
            sales_channel: channel.brand_channel,
            cart_token: cart.token,
            cart_id: cart.id,
            items: cart.items.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
            location: 'cart',
            ...(cart.customer?.accountId !== undefined && { account_id: cart.customer.accountId }),
          },
        }),
        TE.map(({ recommendation_id, products, metadata }) => ({
          id: recommendation_id,
          source: metadata.category,
          products: products.map(summaryFromWire),
        })),
      ),
  };
};
