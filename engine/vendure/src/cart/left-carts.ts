import { Injectable } from '@nestjs/common';
import { Order, OrderLine, type RequestContext, TransactionalConnection } from '@vendure/core';
import { orderFieldsOf } from '../fields/typed-fields';
import { cartNotFound } from './cart-finder';

/** Open carts: those whose buyers entered an e-mail and left, and those of an account. */
@Injectable()
export class LeftCarts {
  constructor(private readonly connection: TransactionalConnection) {}

  /**
   * Carts unchanged since then and without a reminder: one reminder per cart, whatever happens to it later. The oldest
   * first.
   */
  async list(ctx: RequestContext, before: Date, take: number) {
    const found = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.active and o.customFields.cartToken is not null and o.customFields.email is not null')
      .andWhere('o.customFields.remindedAt is null and o.updatedAt <= :before', { before })
      .andWhere((query) => {
        const lines = query.subQuery().select('1').from(OrderLine, 'line').where('line.orderId = o.id');
        return `exists ${lines.getQuery()}`;
      })
      .orderBy('o.updatedAt')
      .addOrderBy('o.id')
      .limit(Math.min(Math.max(take, 1), 500))
      .getMany();
    return found.map((order) => {
      const { cartToken, buyerLocale, email, account } = orderFieldsOf(order);
      return {
        token: cartToken ?? '',
        locale: buyerLocale ?? ctx.languageCode,
        email: email ?? '',
        account,
        updatedAt: order.updatedAt,
      };
    });
  }

  /** The tokens of an account's carts that are not ordered yet, the newest first. */
  async ofAccount(ctx: RequestContext, account: string): Promise<readonly string[]> {
    const found = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.active and o.customFields.cartToken is not null and o.customFields.account = :account', {
        account,
      })
      .orderBy('o.updatedAt', 'DESC')
      .addOrderBy('o.id', 'DESC')
      .getMany();
    return found.flatMap((order) => orderFieldsOf(order).cartToken ?? []);
  }

  /** This does not count as a change of the cart: its age stays. */
  async reminded(ctx: RequestContext, token: string): Promise<true> {
    const orders = this.connection.getRepository(ctx, Order);
    const found = await orders
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.customFields.cartToken = :token', { token })
      .getOne();
    if (!found) throw cartNotFound();
    await orders
      .createQueryBuilder()
      .update()
      .set({
        customFields: { remindedAt: new Date() } as object,
        updatedAt: () => '"updatedAt"',
      })
      .where('id = :id', { id: found.id })
      .execute();
    return true;
  }
}
