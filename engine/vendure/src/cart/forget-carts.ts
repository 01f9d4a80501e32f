import { Injectable } from '@nestjs/common';
import { type ID, Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { orderFieldsOf } from '../fields/typed-fields';
import { CartFinder } from './cart-finder';
import { CartRequest } from './cart-request.entity';

/** The most carts in one call, so that it ends in time. */
const mostAtOnce = 100;

/** Deletes carts that never became orders, with their e-mails, addresses and lens values. */
@Injectable()
export class ForgetCarts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly finder: CartFinder,
  ) {}

  /** Deletes those of an account, open or not. Returns their tokens. */
  ofAccount(ctx: RequestContext, account: string): Promise<readonly string[]> {
    return this.connection.withTransaction(ctx, async (trx) => {
      // A claim locks two of them: it would wait for one of these, and this for the other.
      await this.finder.holdAccount(trx, account);
      return this.forgetAll(
        trx,
        await this.neverOrdered(trx).andWhere('o.customFields.account = :account', { account }).getMany(),
      );
    });
  }

  /** Deletes some that are unchanged since then, the oldest first. Returns their tokens: none if none is left. */
  unchangedSince(ctx: RequestContext, before: Date): Promise<readonly string[]> {
    return this.connection.withTransaction(ctx, async (trx) =>
      this.forgetAll(
        trx,
        await this.neverOrdered(trx)
          .andWhere('o.updatedAt < :before', { before })
          .orderBy('o.updatedAt')
          .addOrderBy('o.id')
          .limit(mostAtOnce)
          .getMany(),
      ),
    );
  }

  /** Its requests are deleted with it, because the id of an add may be a digest of the lens values. */
  async forget(ctx: RequestContext, id: ID): Promise<void> {
    await this.connection.getRepository(ctx, CartRequest).delete({ orderId: id });
    await this.orders.deleteOrder(ctx, id);
  }

  /** Locked: one that is being ordered becomes an order, and stays. */
  private neverOrdered(ctx: RequestContext) {
    return this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.customFields.cartToken is not null and o.customFields.orderToken is null')
      .setLock('pessimistic_write', undefined, ['o']);
  }

  private async forgetAll(ctx: RequestContext, carts: readonly Order[]): Promise<readonly string[]> {
    for (const { id } of carts) await this.forget(ctx, id);
    return carts.flatMap((cart) => orderFieldsOf(cart).cartToken ?? []);
  }
}
