import type { Order, ProductVariant, RequestContext } from '@vendure/core';
import { channelFieldsOf, listIn, productFieldsOf } from '../fields/typed-fields';
import { isGift } from './order-lines';
import { wordsOf } from './words';

/** `given`: it is in the cart. `tooLittle`: the goods do not reach its amount, or no longer do. */
export type GiftStanding = 'given' | 'declined' | 'tooLittle';

/** The gift of a cart's shop. `from`: the required total of the goods, after discount. Units: minor. */
export interface CartGift {
  readonly variant: ProductVariant;
  readonly from: number;
  readonly standing: GiftStanding;
}

/** An order keeps the gift from its cart, whatever the shop gives now. */
export const giftOfOrder = ({ channel }: RequestContext, order: Order): CartGift | undefined => {
  const line = order.lines.find(isGift);
  const from = channelFieldsOf(channel).giftFrom ?? 0;
  return line && { variant: line.productVariant, from, standing: 'given' };
};

export const giftView = (ctx: RequestContext, { variant, from, standing }: CartGift) => {
  const { shopId, kind, views } = productFieldsOf(variant.product);
  const words = wordsOf(variant.product, ctx);
  return {
    shopId,
    title: words?.name ?? '',
    slug: words?.slug ?? '',
    sku: variant.sku,
    kind,
    views: listIn<string>(views),
    from,
    standing,
  };
};
