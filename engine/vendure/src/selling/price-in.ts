import {
  idsAreEqual,
  type ProductVariant,
  type ProductVariantPrice,
  type RequestContext,
} from '@vendure/core';

/** What a variant costs in the channel of a call, before steps. */
export const priceIn = (ctx: RequestContext, variant: ProductVariant): ProductVariantPrice | undefined =>
  (variant.productVariantPrices ?? []).find(
    ({ channelId, currencyCode }) =>
      idsAreEqual(channelId, ctx.channelId) && currencyCode === ctx.currencyCode,
  );
