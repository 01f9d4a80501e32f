import { Injectable } from '@nestjs/common';
import { Order, OrderLine, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { emailKey } from '../coupons/email-key';
import { lineFieldsOf, orderFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';
import type { OrderView } from '../orders/order-view';
import { Refused } from '../plugin/refused';
import { CartFinder } from './cart-finder';
import { Carts } from './carts';
import { afterEmail } from './checkout-steps';
import { most } from './line-changes';
import { lineKey } from './new-line';
import { Pricing } from './pricing';

export interface Claim {
  readonly account: string;
  readonly email: string;
  readonly token?: string | null;
}

/** What becomes of two carts of one customer: the one that they sign in with, and what they had left elsewhere. */
@Injectable()
export class Claims {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly finder: CartFinder,
    private readonly carts: Carts,
    private readonly pricing: Pricing,
  ) {}

  /** The named cart becomes the customer's, and takes in what they had left; without one, what they had left, or nothing. */
  claim(ctx: RequestContext, claim: Claim): Promise<OrderView | null> {
    return this.connection.withTransaction(ctx, async (trx) => {
      await this.alone(trx, claim.account);
      const named = await this.named(trx, claim);
      const left = await this.left(trx, claim.account, named);
      const [newest] = left;
      if (!named) return newest ? this.settled(trx, await this.finder.read(trx, newest.id)) : null;
      const order = await this.finder.read(trx, named.id);
      const { checkoutState } = orderFieldsOf(order);
      await this.finder.set(trx, order, {
        account: claim.account,
        email: claim.email,
        emailKey: emailKey(claim.email),
        checkoutState: afterEmail(checkoutState),
      });
      for (const { id } of left) await this.takeIn(trx, order, await this.finder.read(trx, id));
      return this.settled(trx, order);
    });
  }

  private async settled(ctx: RequestContext, order: Order): Promise<OrderView> {
    return this.carts.view(ctx, order, await this.pricing.settle(ctx, order));
  }

  /** Two claims at once, of two carts, would each wait for the cart of the other. */
  private async alone(ctx: RequestContext, account: string): Promise<void> {
    await this.connection
      .getRepository(ctx, Order)
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`claim ${ctx.channelId} ${account}`]);
  }

  /** Unknown, ordered or another's: as if none were named. */
  private async named(ctx: RequestContext, { token, account }: Claim): Promise<Order | undefined> {
    if (!token) return undefined;
    try {
      return await this.finder.findOpen(ctx, { token, account }, true);
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  private left(ctx: RequestContext, account: string, named: Order | undefined): Promise<Order[]> {
    return this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.active and o.customFields.account = :account', { account })
      .andWhere('o.id <> :named', { named: named?.id ?? 0 })
      .orderBy('o.updatedAt', 'DESC')
      .setLock('pessimistic_write', undefined, ['o'])
      .getMany();
  }

  /** What lies in both is one line with the larger number of pieces: who filled a cart on two devices wanted it once. */
  private async takeIn(ctx: RequestContext, order: Order, other: Order): Promise<void> {
    for (const line of boughtLines(other)) {
      const key = lineKey(lineFieldsOf(line));
      const same = boughtLines(order).find((one) => lineKey(lineFieldsOf(one)) === key);
      if (same) same.quantity = Math.max(same.quantity, line.quantity);
      else if (boughtLines(order).length < most.lines) {
        await this.connection
          .getRepository(ctx, OrderLine)
          .update(line.id, { order: { id: order.id }, shippingLineId: null as unknown as undefined });
        const [parcel] = order.shippingLines;
        Object.assign(line, { order: undefined, shippingLine: parcel, shippingLineId: parcel?.id });
        order.lines.push(line);
      }
    }
    await this.orders.transitionToState(ctx, other.id, 'Cancelled');
  }
}
