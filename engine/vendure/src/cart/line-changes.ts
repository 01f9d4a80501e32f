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
import { lineFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { boughtLines, isGift } from '../orders/order-lines';
import { Refused, violation } from '../plugin/refused';
import { Shelves, shelfKey } from '../stock/shelves';
import { Variants } from '../stock/variants';
import { CartRequest } from './cart-request.entity';
import { Gifts } from './gifts';
import { type Limits, refuseTooMany } from './limits';
import { fieldsOfLine, lineKey, type NewLine, withKnownPairs } from './new-line';
import { NewLines } from './new-lines';

export interface Add {
  readonly requestId: string;
  readonly items: readonly NewLine[];
  readonly replaces?: readonly string[] | null;
}

/** Units: characters. */
const longestRequestId = 100;

const questionOf = (line: OrderLine) => ({
  variant: line.productVariant,
  power: powerOf(lineFieldsOf(line)),
});

/** Adds, changes and removes lines of a cart; a change is applied completely or not at all. */
@Injectable()
export class LineChanges {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: Variants,
    private readonly shelves: Shelves,
    private readonly newLines: NewLines,
    private readonly gifts: Gifts,
  ) {}

  async add(
    ctx: RequestContext,
    order: Order,
    { requestId, items, replaces }: Add,
    limits: Limits,
  ): Promise<void> {
    if (requestId === '' || requestId.length > longestRequestId)
      throw violation('validation.invalid', 'request_id');
    if (!(await this.isNew(ctx, order, requestId))) return;
    const before = this.pieces(order);
    for (const id of replaces ?? []) await this.take(ctx, order, id);
    const found = await this.variants.byShopId(
      ctx,
      items.map(({ shopId }) => shopId),
    );
    const touched = new Map<string, string>();
    for (const [index, item] of withKnownPairs(boughtLines(order).map(lineFieldsOf), items).entries()) {
      const variant = found.get(item.shopId);
      if (!variant) throw violation('product.not_orderable', `items[${index}].product.product_id`);
      if (!Number.isSafeInteger(item.quantity) || item.quantity < 1)
        throw violation('validation.invalid', `items[${index}].quantity`);
      const line = await this.lay(ctx, order, variant, item);
      touched.set(String(line.id), `items[${index}].quantity`);
    }
    if (boughtLines(order).length > limits.lines)
      throw new Refused(422, 'cart.too_many_lines', undefined, { max: limits.lines });
    await this.check(ctx, order, before, touched, limits);
  }

  /** A smaller quantity is always allowed. */
  async quantity(
    ctx: RequestContext,
    order: Order,
    { line: id, quantity }: { readonly line: string; readonly quantity: number },
    limits: Limits,
  ): Promise<void> {
    const line = order.lines.find((one) => idsAreEqual(one.id, id));
    if (!line) throw new Refused(422, 'cart.line_gone');
    if (isGift(line)) throw violation('product.quantity_fixed', 'quantity');
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw violation('validation.invalid', 'quantity');
    const before = this.pieces(order);
    const isFewer = quantity < line.quantity;
    line.quantity = quantity;
    if (!isFewer) await this.check(ctx, order, before, new Map([[String(line.id), 'quantity']]), limits);
  }

  /** Removing a line that is already gone is no error. Removing the gift declines it. */
  async remove(ctx: RequestContext, order: Order, id: string): Promise<void> {
    const isGiven = order.lines.some((line) => isGift(line) && idsAreEqual(line.id, id));
    if (isGiven) await this.gifts.want(ctx, order, false);
    else await this.take(ctx, order, id);
  }

  private async take(ctx: RequestContext, order: Order, id: string): Promise<void> {
    if (!boughtLines(order).some((line) => idsAreEqual(line.id, id))) return;
    // Deleted before prices are computed, so that nothing that reads the order meanwhile restores it.
    await this.connection.getRepository(ctx, OrderLine).delete(id);
    order.lines = order.lines.filter((line) => !idsAreEqual(line.id, id));
  }

  /** The cart's row is locked: a repeated add waits, and finds it done. */
  private async isNew(ctx: RequestContext, order: Order, requestId: string): Promise<boolean> {
    const requests = this.connection.getRepository(ctx, CartRequest);
    if (await requests.existsBy({ orderId: order.id, requestId })) return false;
    await requests.insert({ orderId: order.id, requestId });
    return true;
  }

  /**
   * Merges equal lines. At a partner's prices, all pieces of the line get them; at the shop's own, no piece becomes
   * more expensive.
   */
  private async lay(
    ctx: RequestContext,
    order: Order,
    variant: ProductVariant,
    item: NewLine,
  ): Promise<OrderLine> {
    const fields = fieldsOfLine(item);
    const same = boughtLines(order).find((line) => lineKey(lineFieldsOf(line)) === lineKey(fields));
    if (same) {
      same.quantity = productFieldsOf(variant.product).trial ? item.quantity : same.quantity + item.quantity;
      if (fields.priceChannel) Object.assign(same.customFields, { priceChannel: fields.priceChannel });
      if (fields.partnerMark) Object.assign(same.customFields, { partnerMark: fields.partnerMark });
      return same;
    }
    return this.newLines.make(ctx, order, variant, { quantity: item.quantity, fields });
  }

  private pieces(order: Order): ReadonlyMap<string, number> {
    const pieces = new Map<string, number>();
    for (const line of boughtLines(order)) {
      const key = shelfKey(questionOf(line));
      pieces.set(key, (pieces.get(key) ?? 0) + line.quantity);
    }
    return pieces;
  }

  /**
   * For products sold only from stock, the lines of one stock entry together cannot exceed it; fewer pieces are always
   * allowed.
   */
  private async check(
    ctx: RequestContext,
    order: Order,
    before: ReadonlyMap<string, number>,
    touched: ReadonlyMap<string, string>,
    limits: Limits,
  ): Promise<void> {
    const lines = order.lines.filter(({ id }) => touched.has(String(id)));
    const levels = await this.shelves.read(ctx, lines.map(questionOf));
    const after = this.pieces(order);
    for (const line of lines) {
      const path = touched.get(String(line.id)) ?? 'quantity';
      const key = shelfKey(questionOf(line));
      const { available = 0, stopOrder = false } = levels.get(key) ?? {};
      const wanted = after.get(key) ?? 0;
      if (stopOrder && wanted > available && wanted >= (before.get(key) ?? 0))
        throw available > 0
          ? violation('product.stock.reduce_stock', path, { stock: available })
          : violation('product.stock.no_stock_available', path);
      refuseTooMany(limits, order, line, path);
    }
  }
}
