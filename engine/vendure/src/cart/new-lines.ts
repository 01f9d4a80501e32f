import { Injectable } from '@nestjs/common';
import {
  Order,
  OrderLine,
  type ProductVariant,
  ProductVariantService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import type { LineFields } from '../fields/typed-fields';

/** New lines in a cart. */
@Injectable()
export class NewLines {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly prices: ProductVariantService,
  ) {}

  /** Stored at once, and added to the loaded lines. A gift costs nothing, whatever is priced later. */
  async make(
    ctx: RequestContext,
    order: Order,
    variant: ProductVariant,
    { quantity, fields }: { readonly quantity: number; readonly fields: LineFields },
  ): Promise<OrderLine> {
    const priced = await this.prices.applyChannelPriceAndTax(variant, ctx, order);
    const shippingLine = order.shippingLines[0];
    const line = await this.connection.getRepository(ctx, OrderLine).save(
      new OrderLine({
        order: new Order({ id: order.id }),
        productVariant: priced,
        taxCategory: priced.taxCategory,
        listPrice: fields.gift ? 0 : priced.listPrice,
        listPriceIncludesTax: priced.listPriceIncludesTax,
        adjustments: [],
        taxLines: [],
        quantity,
        customFields: fields as object,
        ...(shippingLine && { shippingLine }),
      }),
    );
    Object.assign(line, {
      productVariantId: priced.id,
      taxCategoryId: priced.taxCategory.id,
      ...(shippingLine && { shippingLineId: shippingLine.id }),
    });
    order.lines.push(line);
    return line;
  }
}
