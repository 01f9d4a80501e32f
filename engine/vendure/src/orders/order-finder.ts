import { Injectable } from '@nestjs/common';
import { Order, type RequestContext, TransactionalConnection } from '@vendure/core';
import { emailKey } from '../coupons/email-key';
import { orderFieldsOf } from '../fields/typed-fields';
import { Refused } from '../plugin/refused';

export interface OrderName {
  /** The token of an order, or its number together with its account. */
  readonly order: string;
  readonly account?: string | null;
}

/** Placed orders of one shop. */
@Injectable()
export class OrderFinder {
  constructor(private readonly connection: TransactionalConnection) {}

  private placed(ctx: RequestContext) {
    return this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.customFields.orderToken is not null');
  }

  async byToken(ctx: RequestContext, { order, account }: OrderName, lock = false): Promise<Order> {
    const query = this.placed(ctx).andWhere(
      account
        ? '(o.customFields.orderToken = :order or (o.code = :order and o.customFields.account = :account))'
        : 'o.customFields.orderToken = :order',
      { order, account },
    );
    const found = await (lock ? query.setLock('pessimistic_write', undefined, ['o']) : query).getOne();
    if (!found) throw new Refused(404, 'order.not_found');
    return found;
  }

  /** Both must match: the answer does not reveal which one is wrong. */
  async lookUp(ctx: RequestContext, number: string, email: string): Promise<{ readonly orderToken: string }> {
    const found = await this.placed(ctx)
      .andWhere('o.code = :number and o.customFields.emailKey = :key', { number, key: emailKey(email) })
      .getOne();
    const orderToken = found && orderFieldsOf(found).orderToken;
    if (!orderToken) throw new Refused(404, 'order.not_looked_up');
    return { orderToken };
  }

  ofAccount(
    ctx: RequestContext,
    account: string,
    page: { readonly take: number; readonly skip: number },
  ): Promise<[Order[], number]> {
    return this.placed(ctx)
      .andWhere('o.customFields.account = :account', { account })
      .orderBy('o.orderPlacedAt', 'DESC')
      .addOrderBy('o.id', 'DESC')
      .take(page.take)
      .skip(page.skip)
      .getManyAndCount();
  }
}
