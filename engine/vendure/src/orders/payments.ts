import { Injectable } from '@nestjs/common';
import type { PaymentInput } from '@vendure/common/lib/generated-shop-types';
import {
  type ID,
  isGraphQlErrorResult,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { CartFinder } from '../cart/cart-finder';
import { Coupons } from '../coupons/coupons';
import { Refused } from '../plugin/refused';
import { OrderFinder } from './order-finder';
import { type OrderView, orderView } from './order-view';

export interface Paid {
  readonly orderToken: string;
  readonly method: string;
  readonly reference: string;
}

export interface PaidLater {
  readonly orderToken: string;
  readonly method: string;
}

/** Payments reported by the shop. */
@Injectable()
export class Payments {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly finder: OrderFinder,
    private readonly carts: CartFinder,
    private readonly coupons: Coupons,
  ) {}

  /**
   * A payment reported twice counts once, also if staff cancelled the order in between. If the first report comes after
   * a cancellation, the shop must refund it.
   */
  paid(ctx: RequestContext, { orderToken, method, reference }: Paid): Promise<OrderView> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const found = await this.finder.byToken(trx, { order: orderToken }, true);
      if (found.state === 'Cancelled' && !(await this.isKnown(trx, found.id, reference)))
        throw new Refused(409, 'payment.order_closed');
      if ((found.state as string) === 'AwaitingPayment') {
        await this.carts.set(trx, found, { payableUntil: null, wantedPayment: method });
        await this.pay(trx, found.id, method, reference);
      } else if (found.state === 'PaymentAuthorized') {
        const { payments } = await this.carts.readPlaced(trx, found.id);
        const waiting = payments.find(({ state }) => state === 'Authorized');
        if (waiting) await this.settle(trx, waiting.id);
      }
      const now = await this.carts.readPlaced(trx, found.id);
      return orderView(trx, now, await this.coupons.view(trx, now));
    });
  }

  /**
   * Pay-later chosen after the order was placed: the order counts as sold from now on, and its money is recorded by
   * hand. A paid order stays unchanged, and so does one that staff cancelled after it was reported.
   */
  paidLater(ctx: RequestContext, { orderToken, method }: PaidLater): Promise<OrderView> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const found = await this.finder.byToken(trx, { order: orderToken }, true);
      if (found.state === 'Cancelled' && !(await this.isPromised(trx, found.id)))
        throw new Refused(409, 'payment.order_closed');
      if ((found.state as string) === 'AwaitingPayment') {
        await this.carts.set(trx, found, { payableUntil: null, wantedPayment: method });
        await this.promise(trx, found.id, method);
      }
      const now = await this.carts.readPlaced(trx, found.id);
      return orderView(trx, now, await this.coupons.view(trx, now));
    });
  }

  private async isKnown(ctx: RequestContext, id: ID, reference: string): Promise<boolean> {
    const { payments } = await this.carts.readPlaced(ctx, id);
    return payments.some(({ state, transactionId }) => state === 'Settled' && transactionId === reference);
  }

  private async isPromised(ctx: RequestContext, id: ID): Promise<boolean> {
    const { payments } = await this.carts.readPlaced(ctx, id);
    return payments.length > 0;
  }

  /** Records money that is still to come: only its recipient can settle it. */
  promise(ctx: RequestContext, id: ID, method: string): Promise<void> {
    return this.add(ctx, id, { method, metadata: { method, later: true } });
  }

  private pay(ctx: RequestContext, id: ID, method: string, reference: string): Promise<void> {
    return this.add(ctx, id, { method, metadata: { method, reference } });
  }

  private async add(ctx: RequestContext, id: ID, payment: PaymentInput): Promise<void> {
    const added = await this.orders.addPaymentToOrder(ctx, id, payment);
    if (isGraphQlErrorResult(added)) throw new Error(`${added.errorCode}: ${added.message}`);
  }

  private async settle(ctx: RequestContext, id: ID): Promise<void> {
    const settled = await this.orders.settlePayment(ctx, id);
    if (isGraphQlErrorResult(settled)) throw new Error(`${settled.errorCode}: ${settled.message}`);
  }
}
