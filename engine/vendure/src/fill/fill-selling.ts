import {
  type Channel,
  isGraphQlErrorResult,
  PaymentMethod,
  PaymentMethodService,
  Promotion,
  PromotionService,
  type RequestContext,
  ShippingMethod,
  ShippingMethodService,
} from '@vendure/core';
import { namedByCode, operation } from '../selling/operations';
import type { Shops } from './fill-shops';
import type { Filler } from './filler';
import type { ChannelEntry, CouponEntry, RangeFile, ShippingEntry } from './range-file';

const isThere = async (
  { connection }: Filler,
  ctx: RequestContext,
  entity: typeof ShippingMethod | typeof PaymentMethod | typeof Promotion,
  column: 'code' | 'couponCode',
  value: string,
): Promise<boolean> =>
  connection
    .getRepository(ctx, entity as typeof ShippingMethod)
    .createQueryBuilder('one')
    .innerJoin('one.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
    .where(`one.${column} = :value`, { value })
    .getExists();

const shippingInput = (languages: readonly string[], entry: ShippingEntry) => {
  const prices = JSON.stringify(entry.prices);
  return {
    code: entry.code,
    fulfillmentHandler: 'manual-fulfillment',
    checker: operation('goes-and-fits', { prices, ends: entry.ends, min: entry.min, max: entry.max }),
    calculator: operation('by-table', { prices, freeFrom: entry.freeFrom }),
    translations: namedByCode(languages, entry.code),
  };
};

const actionOf = ({ gives, kinds }: CouponEntry) => {
  if ('percent' in gives) return operation('percent-off-goods', { percent: gives.percent, kinds });
  if ('amount' in gives) return operation('amount-off-goods', { amount: gives.amount, kinds });
  return operation('free_shipping');
};

const couponInput = (languages: readonly string[], entry: CouponEntry) => ({
  enabled: entry.enabled,
  couponCode: entry.code,
  conditions: [
    // The engine requires a condition or a code: there is a code.
    ...(entry.newCustomersOnly ? [operation('new-customers')] : []),
    ...(entry.kinds.length > 0 ? [operation('of-categories', { kinds: entry.kinds })] : []),
    ...(entry.nothingReduced ? [operation('nothing-reduced')] : []),
    ...(entry.minimum ? [operation('goods-from', { amount: entry.minimum })] : []),
  ],
  actions: [actionOf(entry)],
  ...(entry.endsAt && { endsAt: new Date(entry.endsAt) }),
  ...(entry.usageLimit !== undefined && { usageLimit: entry.usageLimit }),
  ...(entry.perCustomerLimit !== undefined && { perCustomerUsageLimit: entry.perCustomerLimit }),
  translations: namedByCode(languages, entry.code),
});

const fillChannel = async (
  filler: Filler,
  channel: Channel,
  { shipping, payments, coupons }: ChannelEntry,
  languages: readonly string[],
): Promise<void> => {
  const { app, contextOf } = filler;
  const ctx = await contextOf(channel);
  for (const entry of shipping)
    if (!(await isThere(filler, ctx, ShippingMethod, 'code', entry.code)))
      await app.get(ShippingMethodService).create(ctx, shippingInput(languages, entry));
  for (const { code, later } of payments)
    if (!(await isThere(filler, ctx, PaymentMethod, 'code', code)))
      await app.get(PaymentMethodService).create(ctx, {
        code,
        enabled: true,
        handler: operation('paid-elsewhere', { later }),
        translations: namedByCode(languages, code),
      });
  for (const entry of coupons) {
    if (await isThere(filler, ctx, Promotion, 'couponCode', entry.code)) continue;
    const made = await app.get(PromotionService).createPromotion(ctx, couponInput(languages, entry));
    if (isGraphQlErrorResult(made)) throw new Error(`${entry.code}: ${made.message}`);
  }
};

/** A shop's shipping methods, payment methods and promotions: each shop has its own, even if codes are the same. */
export const fillSelling = async (
  filler: Filler,
  { channels, languages }: RangeFile,
  shops: Shops,
): Promise<void> => {
  for (const entry of channels) {
    const channel = shops.channels.get(entry.code);
    if (channel) await fillChannel(filler, channel, entry, languages);
  }
  filler.say('Shipping, payment and coupons are there');
};
