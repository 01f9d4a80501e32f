import { Injectable } from '@nestjs/common';
import {
  idsAreEqual,
  type Order,
  OrderLine,
  type ProductVariant,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { powerOf } from '../fields/eye-values';
import { channelFieldsOf, lineFieldsOf, orderFieldsOf, productFieldsOf } from '../fields/typed-fields';
import type { CartGift, GiftStanding } from '../orders/gift-view';
import { boughtLines, isGift } from '../orders/order-lines';
import { Shelves, shelfKey } from '../stock/shelves';
import { Variants } from '../stock/variants';
import { CartFinder } from './cart-finder';
import { fieldsOfLine } from './new-line';
import { NewLines } from './new-lines';

/** A declined gift is not offered again, whatever is added. */
const standingOf = (order: Order, from: number): GiftStanding => {
  if (orderFieldsOf(order).giftDeclined) return 'declined';
  return order.subTotalWithTax < from ? 'tooLittle' : 'given';
};

const fieldsOf = (variant: ProductVariant) => {
  const { shopId } = productFieldsOf(variant.product);
  return { ...fieldsOfLine({ shopId, variantId: `${shopId}:`, quantity: 1, options: [] }), gift: true };
};

/** Whether the gift in a cart, if any, matches what the shop gives with it. */
export const isAsGiven = (order: Order, gift: CartGift | undefined): boolean => {
  const lying = order.lines.filter(isGift);
  if (gift?.standing !== 'given') return lying.length === 0;
  return lying.length === 1 && lying.every((line) => idsAreEqual(line.productVariantId, gift.variant.id));
};

/** The gift that a shop adds to a cart once the goods, after discount, reach an amount. */
@Injectable()
export class Gifts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: Variants,
    private readonly shelves: Shelves,
    private readonly carts: CartFinder,
    private readonly newLines: NewLines,
  ) {}

  /** The state of the shop's gift for a cart; undefined if the shop has no gift, or none is left. */
  async of(ctx: RequestContext, order: Order): Promise<CartGift | undefined> {
    const { giftProduct, giftFrom } = channelFieldsOf(ctx.channel);
    if (!giftProduct || typeof giftFrom !== 'number' || boughtLines(order).length === 0) return undefined;
    const variant = (await this.variants.byShopId(ctx, [giftProduct])).get(giftProduct);
    if (!variant || !(await this.isLeft(ctx, order, variant))) return undefined;
    return { variant, from: giftFrom, standing: standingOf(order, giftFrom) };
  }

  /** Adds or removes the gift. It changes no total; the total of the goods must be computed before. */
  async settle(ctx: RequestContext, order: Order): Promise<CartGift | undefined> {
    const gift = await this.of(ctx, order);
    if (isAsGiven(order, gift)) return gift;
    for (const line of order.lines.filter(isGift))
      await this.connection.getRepository(ctx, OrderLine).delete(line.id);
    order.lines = [...boughtLines(order)];
    if (gift?.standing === 'given')
      await this.newLines.make(ctx, order, gift.variant, { quantity: 1, fields: fieldsOf(gift.variant) });
    return gift;
  }

  want(ctx: RequestContext, order: Order, wanted: boolean): Promise<void> {
    return this.carts.set(ctx, order, { giftDeclined: !wanted });
  }

  /** Only from stock, after the paid goods: a gift is never back-ordered or promised without stock. */
  private async isLeft(ctx: RequestContext, order: Order, variant: ProductVariant): Promise<boolean> {
    const question = { variant, power: '' };
    const key = shelfKey(question);
    const shelf = (await this.shelves.read(ctx, [question])).get(key);
    const bought = boughtLines(order)
      .filter(
        (line) => shelfKey({ variant: line.productVariant, power: powerOf(lineFieldsOf(line)) }) === key,
      )
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return (shelf?.available ?? 0) > bought;
  }
}
