import { Injectable } from '@nestjs/common';
import {
  idsAreEqual,
  Order,
  OrderLine,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { emailKey } from '../coupons/email-key';
import { lineFieldsOf, orderFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';
import type { OrderView } from '../orders/order-view';
import { Refused } from '../plugin/refused';
import { CartFinder } from './cart-finder';
import { Carts } from './carts';
import { afterEmail } from './checkout-steps';
import { lineKey, withKnownPairs } from './new-line';
import { Pricing } from './pricing';

export interface Claim {
  readonly account: string;
  readonly email: string;
  readonly token?: string | null;
}

/** Merges two carts of one customer: the one at sign-in, and the one they had left elsewhere. */
@Injectable()
export class Claims {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly finder: CartFinder,
    private readonly carts: Carts,
    private readonly pricing: Pricing,
  ) {}

  /**
   * Assigns the current cart to the customer and merges their earlier cart into it. If the current cart is empty or
   * missing, returns the earlier cart, or null.
   */
  claim(ctx: RequestContext, claim: Claim): Promise<OrderView | null> {
    return this.connection.withTransaction(ctx, async (trx) => {
      await this.alone(trx, claim.account);
      const left = await this.left(trx, claim.account);
      const named = await this.named(trx, claim);
      const order = await this.goneOnWith(trx, claim, named, left);
      return order && this.carts.view(trx, order, await this.pricing.settle(trx, order));
    });
  }

  /** The cart with which a customer continues. A cart that already belongs to them stays unchanged. */
  private async goneOnWith(
    ctx: RequestContext,
    claim: Claim,
    named: Order | undefined,
    left: Order | undefined,
  ): Promise<Order | null> {
    const atHand = named && (await this.finder.read(ctx, named.id));
    const other =
      left && !idsAreEqual(left.id, atHand?.id) ? await this.finder.read(ctx, left.id) : undefined;
    if (!atHand || (atHand.lines.length === 0 && other)) return other ?? null;
    const { account, checkoutState } = orderFieldsOf(atHand);
    if (account) return atHand;
    await this.finder.set(ctx, atHand, {
      account: claim.account,
      email: claim.email,
      emailKey: emailKey(claim.email),
      checkoutState: afterEmail(checkoutState),
    });
    if (other) await this.takeIn(ctx, atHand, other);
    return atHand;
  }

  /** Allows one claim of an account at a time: two claims of two carts would each wait for the other's cart. */
  private async alone(ctx: RequestContext, account: string): Promise<void> {
    await this.connection
      .getRepository(ctx, Order)
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`claim ${ctx.channelId} ${account}`]);
  }

  /** An unknown or ordered cart, or another customer's, counts as none. */
  private async named(ctx: RequestContext, { token, account }: Claim): Promise<Order | undefined> {
    if (!token) return undefined;
    try {
      return await this.finder.findOpen(ctx, { token, account }, true);
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  /** The open cart that the customer left last. */
  private async left(ctx: RequestContext, account: string): Promise<Order | undefined> {
    const found = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.active and o.customFields.account = :account', { account })
      .orderBy('o.updatedAt', 'DESC')
      .limit(1)
      .setLock('pessimistic_write', undefined, ['o'])
      .getOne();
    return found ?? undefined;
  }

  /**
   * Equal lines become one with the larger number of pieces: a customer who filled a cart on two devices wanted it
   * once. The current coupon stays; without one, the earlier cart's coupon is used.
   */
  private async takeIn(ctx: RequestContext, order: Order, other: Order): Promise<void> {
    const present = boughtLines(order).map((line) => ({ line, ...lineFieldsOf(line) }));
    const coming = boughtLines(other).map((line) => ({ line, ...lineFieldsOf(line) }));
    for (const { line, ...side } of withKnownPairs(present, coming)) {
      const same = present.find((one) => lineKey(one) === lineKey(side))?.line;
      if (same) same.quantity = Math.max(same.quantity, line.quantity);
      else await this.move(ctx, order, line);
    }
    if (order.couponCodes.length === 0) order.couponCodes = [...other.couponCodes];
    await this.orders.transitionToState(ctx, other.id, 'Cancelled');
  }
  private async move(ctx: RequestContext, order: Order, line: OrderLine): Promise<void> {
    await this.connection
      .getRepository(ctx, OrderLine)
      .update(line.id, { order: { id: order.id }, shippingLineId: null as unknown as undefined });
    const [parcel] = order.shippingLines;
    Object.assign(line, { order: undefined, shippingLine: parcel, shippingLineId: parcel?.id });
    order.lines.push(line);
  }
}
