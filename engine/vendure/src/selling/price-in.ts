import {
  idsAreEqual,
  type ProductVariant,
  type ProductVariantPrice,
  type RequestContext,
} from '@vendure/core';

/** The price of a variant in the channel of a call, before quantity steps. */
export const priceIn = (ctx: RequestContext, variant: ProductVariant): ProductVariantPrice | undefined =>
  (variant.productVariantPrices ?? []).find(
    ({ channelId, currencyCode }) =>
      idsAreEqual(channelId, ctx.channelId) && currencyCode === ctx.currencyCode,
  );
