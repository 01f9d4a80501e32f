import { Injectable } from '@nestjs/common';
import {
  isGraphQlErrorResult,
  type Order,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { CartFinder } from '../cart/cart-finder';
import { Coupons } from '../coupons/coupons';
import { Refused, violation } from '../plugin/refused';
import { OrderFinder } from './order-finder';
import { type OrderView, orderView } from './order-view';

export interface Refunded {
  readonly orderToken: string;
  /** Units: minor. */
  readonly amount: number;
  /** The provider's id of the refund: reported twice, it counts once. */
  readonly reference: string;
  readonly reason?: string | null;
}

const refundsOf = (order: Order) =>
  order.payments.flatMap((payment) => payment.refunds.map((refund) => ({ payment, refund })));

/** Refunds by the shop's provider. */
@Injectable()
export class Refunds {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly finder: OrderFinder,
    private readonly carts: CartFinder,
    private readonly coupons: Coupons,
  ) {}

  /**
   * Settles a refund of this amount that staff started, if there is one; otherwise records a refund that the shop made
   * by itself.
   */
  refunded(ctx: RequestContext, told: Refunded): Promise<OrderView> {
    if (!Number.isSafeInteger(told.amount) || told.amount < 1)
      throw violation('validation.invalid', 'amount');
    return this.connection.withTransaction(ctx, async (trx) => {
      const { id } = await this.finder.byToken(trx, { order: told.orderToken }, true);
      const order = await this.carts.readPlaced(trx, id);
      const all = refundsOf(order);
      if (!all.some(({ refund }) => refund.transactionId === told.reference)) {
        const begun = all.find(({ refund }) => refund.state === 'Pending' && refund.total === told.amount);
        await this.settle(trx, begun?.refund.id ?? (await this.begin(trx, order, told)), told.reference);
      }
      const now = await this.carts.readPlaced(trx, id);
      return orderView(trx, now, await this.coupons.view(trx, now));
    });
  }

  private async begin(ctx: RequestContext, order: Order, { amount, reason }: Refunded) {
    const payment = order.payments.find(({ state }) => state === 'Settled');
    if (!payment) throw new Refused(409, 'payment.nothing_to_refund');
    const begun = await this.orders.refundOrder(ctx, {
      paymentId: payment.id,
      amount,
      reason: reason ?? undefined,
      lines: [],
      shipping: 0,
      adjustment: 0,
    });
    if (isGraphQlErrorResult(begun)) throw new Refused(409, 'payment.nothing_to_refund');
    return begun.id;
  }

  private async settle(ctx: RequestContext, id: Order['id'], transactionId: string): Promise<void> {
    await this.orders.settleRefund(ctx, { id, transactionId });
  }
}
