import { Injectable } from '@nestjs/common';
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

/** What the shop's provider says of a payment. */
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
   * Told twice, it is one, also where staff cancelled the order in between. What comes first after that is the shop's to
   * give back.
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

  private async isKnown(ctx: RequestContext, id: ID, reference: string): Promise<boolean> {
    const { payments } = await this.carts.readPlaced(ctx, id);
    return payments.some(({ state, transactionId }) => state === 'Settled' && transactionId === reference);
  }

  async pay(ctx: RequestContext, id: ID, method: string, reference: string): Promise<void> {
    const paid = await this.orders.addPaymentToOrder(ctx, id, { method, metadata: { method, reference } });
    if (isGraphQlErrorResult(paid)) throw new Error(`${paid.errorCode}: ${paid.message}`);
  }

  private async settle(ctx: RequestContext, id: ID): Promise<void> {
    const settled = await this.orders.settlePayment(ctx, id);
    if (isGraphQlErrorResult(settled)) throw new Error(`${settled.errorCode}: ${settled.message}`);
  }
}
