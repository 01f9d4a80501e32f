import { Injectable } from '@nestjs/common';
import {
  type ID,
  Order,
  OrderLine,
  OrderService,
  ProductVariantService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { type OrderFields, orderFieldsOf } from '../fields/typed-fields';
import { orderRelations, placedRelations } from '../orders/order-view';
import { Refused } from '../plugin/refused';

/** Identifies the requested cart. */
export interface CartName {
  readonly token: string;
  readonly account?: string | null;
}

export const cartNotFound = (): Refused => new Refused(404, 'cart.not_found');

/** Loads carts and orders of a shop: completely, or with a lock. */
@Injectable()
export class CartFinder {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly prices: ProductVariantService,
  ) {}

  /**
   * Finds a cart by its token, in its own shop, for its owner. `lock`: its row is the first that a change locks, so
   * that two changes wait for each other. Only its own row is locked: with the channel's row, all buyers of a shop
   * would wait.
   */
  async find(ctx: RequestContext, { token, account }: CartName, lock = false): Promise<Order> {
    const query = this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.customFields.cartToken = :token', { token });
    const found = await (lock ? query.setLock('pessimistic_write', undefined, ['o']) : query).getOne();
    const owner = found && orderFieldsOf(found).account;
    if (!found || (owner && owner !== account)) throw cartNotFound();
    return found;
  }

  /** Finds an open cart: after the order it is not a cart any more. */
  async findOpen(ctx: RequestContext, name: CartName, lock = false): Promise<Order> {
    const found = await this.find(ctx, name, lock);
    if (!found.active) throw cartNotFound();
    return found;
  }

  /**
   * Lets one change at a time lock several carts of an account: two such changes would each wait for the other's cart.
   */
  async holdAccount(ctx: RequestContext, account: string): Promise<void> {
    await this.connection
      .getRepository(ctx, Order)
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`claim ${ctx.channelId} ${account}`]);
  }

  /** Loads a cart once for a change, with everything needed for prices, coupons, shipping and the answer. */
  read(ctx: RequestContext, id: ID): Promise<Order> {
    return this.whole(ctx, id, [...orderRelations]);
  }

  readPlaced(ctx: RequestContext, id: ID): Promise<Order> {
    return this.whole(ctx, id, [...placedRelations]);
  }

  private async whole(
    ctx: RequestContext,
    id: ID,
    relations: NonNullable<Parameters<OrderService['findOne']>[2]>,
  ): Promise<Order> {
    const order = await this.orders.findOne(ctx, id, relations);
    if (!order) throw cartNotFound();
    order.lines = await this.linesOf(ctx, order);
    return order;
  }

  /**
   * Loads lines with the product data that the shop needs, in the engine's order. The engine's own query joins the
   * prices of all channels with all texts of product and variant: 80 rows for a line of which 4 are read.
   */
  private async linesOf(ctx: RequestContext, order: Order): Promise<OrderLine[]> {
    const lines = await this.connection
      .getRepository(ctx, OrderLine)
      .createQueryBuilder('line')
      .innerJoinAndSelect('line.productVariant', 'variant')
      .leftJoinAndSelect('variant.productVariantPrices', 'price', 'price.channelId = :channel')
      .leftJoinAndSelect('variant.taxCategory', 'tax')
      .innerJoinAndSelect('variant.product', 'product')
      .leftJoinAndSelect('product.translations', 'words')
      .where('line.orderId = :order', { order: order.id, channel: ctx.channelId })
      .orderBy('line.createdAt', 'ASC')
      .addOrderBy('line.productVariantId', 'ASC')
      .getMany();
    for (const line of lines)
      line.productVariant = await this.prices.applyChannelPriceAndTax(line.productVariant, ctx, order);
    return lines;
  }

  /** Writes the shop's fields, also into the loaded order. The ORM rejects an empty change. */
  async set(ctx: RequestContext, order: Order, fields: Partial<OrderFields>): Promise<void> {
    if (Object.keys(fields).length === 0) return;
    await this.connection.getRepository(ctx, Order).update(order.id, { customFields: fields as object });
    Object.assign(order.customFields, fields);
  }
}
