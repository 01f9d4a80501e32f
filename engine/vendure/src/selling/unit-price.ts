import {
  idsAreEqual,
  type Order,
  type OrderItemPriceCalculationStrategy,
  type PriceCalculationResult,
  type ProductVariant,
  type RequestContext,
} from '@vendure/core';
import { type LineFields, lineFieldsOf, listIn, priceFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';
import { type Step, steppedPrice } from './bulk-price';
import { priceIn } from './price-in';

/** The price for a visitor who comes by a partner's link. */
export interface PartnerPrice {
  readonly channel: string;
  readonly price: number;
  readonly steps: readonly Step[];
}

/** Pieces of one product count together, whatever their values: lenses for two eyes are one purchase. */
const piecesOf = (order: Order, variant: ProductVariant): number =>
  boughtLines(order)
    .filter(({ productVariantId }) => idsAreEqual(productVariantId, variant.id))
    .reduce((sum, { quantity }) => sum + quantity, 0);

export class UnitPrice implements OrderItemPriceCalculationStrategy {
  calculateUnitPrice(
    ctx: RequestContext,
    variant: ProductVariant,
    customFields: { [key: string]: unknown },
    order: Order,
    quantity: number,
  ): PriceCalculationResult {
    const { priceChannel, gift } = lineFieldsOf({ customFields }) as LineFields;
    const { pricesIncludeTax: priceIncludesTax } = ctx.channel;
    if (gift) return { price: 0, priceIncludesTax };
    const price = priceIn(ctx, variant);
    const { steps, partners } = priceFieldsOf(price);
    const partner = listIn<PartnerPrice>(partners).find(({ channel }) => channel === priceChannel);
    const pieces = Math.max(piecesOf(order, variant), quantity);
    return {
      price: partner
        ? steppedPrice(partner.price, partner.steps, pieces)
        : steppedPrice(price?.price ?? variant.listPrice, listIn<Step>(steps), pieces),
      priceIncludesTax,
    };
  }
}
