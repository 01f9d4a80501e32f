import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Order, type RequestContext, TransactionalConnection } from '@vendure/core';
import { orderFieldsOf } from '../fields/typed-fields';
import type { OrderView } from '../orders/order-view';
import { Refused, violation } from '../plugin/refused';
import { CartFinder, type CartName, cartNotFound } from './cart-finder';
import { Carts } from './carts';

/** How long the request that renewed a cart gets it again. Units: ms. */
const repeatedMs = 24 * 60 * 60_000;

/** As hard to guess as a token: the request gets the new token again. */
const requestIds = /^[\w-]{16,128}$/;

/** Gives carts another token, so that nobody who has the old one sees what is entered from now on. */
@Injectable()
export class RenewCarts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly finder: CartFinder,
    private readonly carts: Carts,
  ) {}

  /** Everything else stays, its age too. A request that waited for the same one gets the same token. */
  async renew(ctx: RequestContext, name: CartName, requestId: string): Promise<OrderView> {
    if (!requestIds.test(requestId)) throw violation('validation.invalid', 'request_id');
    return this.connection.withTransaction(ctx, async (trx) => {
      const found = await this.locked(trx, name);
      const token = found ? await this.give(trx, found, requestId) : await this.given(trx, name, requestId);
      return this.carts.look(trx, { ...name, token });
    });
  }

  private async locked(ctx: RequestContext, name: CartName): Promise<Order | undefined> {
    try {
      return await this.finder.findOpen(ctx, name, true);
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  private async give(ctx: RequestContext, order: Order, requestId: string): Promise<string> {
    const token = randomUUID();
    await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder()
      .update()
      .set({
        customFields: {
          cartToken: token,
          renewedFrom: orderFieldsOf(order).cartToken,
          renewedBy: requestId,
          renewedAt: new Date(),
        } as object,
        updatedAt: () => '"updatedAt"',
      })
      .where('id = :id', { id: order.id })
      .execute();
    return token;
  }

  /** The token that the same request got before. */
  private async given(ctx: RequestContext, { token }: CartName, requestId: string): Promise<string> {
    const found = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.customFields.renewedFrom = :token and o.customFields.renewedBy = :requestId', {
        token,
        requestId,
      })
      .andWhere('o.customFields.renewedAt > :since', { since: new Date(Date.now() - repeatedMs) })
      .getOne();
    const renewed = found && orderFieldsOf(found).cartToken;
    if (!renewed) throw cartNotFound();
    return renewed;
  }
}
