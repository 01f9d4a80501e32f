import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Order, OrderLine, type RequestContext, TransactionalConnection } from '@vendure/core';
import { CartFinder } from '../cart/cart-finder';
import { emailKey } from '../coupons/email-key';
import { orderFieldsOf } from '../fields/typed-fields';
import { OrderFinder } from '../orders/order-finder';
import { PlacedOrders } from '../orders/placed-orders';
import { CustomerFinder } from './customer-finder';

export interface PastOrdersAsked {
  readonly customer: string;
  readonly take: number;
}

/**
 * Orders of a customer that were not made at the shop: by staff, at another storefront, before the shop existed. They
 * are shown only to customers who have proven the mailbox. A guest order of the shop stays a guest order.
 */
@Injectable()
export class PastOrders {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly finder: CustomerFinder,
    private readonly carts: CartFinder,
    private readonly placed: PlacedOrders,
    private readonly orders: OrderFinder,
  ) {}

  /**
   * Orders that belong to no account yet, newest first; each gets a link of its own. Orders with goods unknown to the
   * shop are left out.
   */
  list(ctx: RequestContext, { customer, take }: PastOrdersAsked) {
    return this.connection.withTransaction(ctx, async (trx) => {
      const { user } = await this.finder.byId(trx, customer);
      if (!user.verified) return { total: 0, orders: [] };
      const [found, total] = await this.outside(trx, customer)
        .orderBy('o.orderPlacedAt', 'DESC')
        .addOrderBy('o.id', 'DESC')
        .take(Math.min(Math.max(take, 1), 50))
        .getManyAndCount();
      const orders = [];
      for (const order of found) orders.push(await this.placed.look(trx, await this.linked(trx, order)));
      return { total, orders };
    });
  }

  /** Assigns the orders to an account. */
  claim(ctx: RequestContext, account: string, orders: readonly string[]): Promise<boolean> {
    return this.connection.withTransaction(ctx, async (trx) => {
      for (const order of orders) {
        const found = await this.orders.byToken(trx, { order }, true);
        if (!orderFieldsOf(found).account) await this.carts.set(trx, found, { account });
      }
      return true;
    });
  }

  private outside(ctx: RequestContext, customer: string) {
    const unknown = this.connection
      .getRepository(ctx, OrderLine)
      .createQueryBuilder('line')
      .select('1')
      .innerJoin('line.productVariant', 'variant')
      .innerJoin('variant.product', 'product')
      .where(
        'line.order = o.id and (product.customFields.shopId is null or product.customFields.kind is null)',
      );
    return this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .leftJoinAndSelect('o.customer', 'customer')
      .where('customer.id = :customer and o.orderPlacedAt is not null and not o.active', { customer })
      .andWhere('o.customFields.cartToken is null and o.customFields.account is null')
      .andWhere(`not exists (${unknown.getQuery()})`);
  }

  private async linked(ctx: RequestContext, order: Order): Promise<{ readonly order: string }> {
    const { orderToken, email } = orderFieldsOf(order);
    if (orderToken) return { order: orderToken };
    const token = randomUUID();
    const address = email ?? order.customer?.emailAddress ?? '';
    await this.carts.set(ctx, order, { orderToken: token, email: address, emailKey: emailKey(address) });
    return { order: token };
  }
}
