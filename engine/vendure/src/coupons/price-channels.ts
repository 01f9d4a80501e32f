import type { Order, RequestContext } from '@vendure/core';
import { channelFieldsOf, lineFieldsOf, recordIn } from '../fields/typed-fields';
import { boughtLines, orderedLines } from '../orders/order-lines';

/** A partner's price channel if something was added at its prices, otherwise the shop's own. */
const priceChannelOf = ({ channel }: RequestContext, bought: Order['lines']): string => {
  const partners = orderedLines({ lines: bought }).flatMap((line) => lineFieldsOf(line).priceChannel ?? []);
  return partners[0] ?? channelFieldsOf(channel).priceChannel ?? '';
};

/** The reason why a cart accepts no coupon at all. A price channel that the shop does not list accepts coupons. */
export const refusesCoupons = (
  ctx: RequestContext,
  order: Pick<Order, 'lines'>,
): 'not_for_products' | 'not_with_promotions' | undefined => {
  const bought = [...boughtLines(order)];
  if (bought.length === 0) return 'not_for_products';
  const said = recordIn(channelFieldsOf(ctx.channel).couponByPriceChannel);
  const priceChannel = priceChannelOf(ctx, bought);
  return Object.hasOwn(said, priceChannel) && said[priceChannel] !== true ? 'not_with_promotions' : undefined;
};
