import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  EventBus,
  type Fulfillment,
  FulfillmentStateTransitionEvent,
  type ID,
  Order,
  OrderPlacedEvent,
  OrderStateTransitionEvent,
  type Refund,
  RefundEvent,
  RefundStateTransitionEvent,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { orderFieldsOf } from '../fields/typed-fields';
import { type NoticeKind, Outbox } from './outbox';
import { receiptIn } from './receipt-in';

const defaultChannel = '__default_channel__';

/** Writes notices of order events in the transaction of the event. */
@Injectable()
export class OrderNotices implements OnApplicationBootstrap {
  constructor(
    private readonly eventBus: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    const on = this.eventBus.registerBlockingEventHandler.bind(this.eventBus);
    on({
      event: OrderPlacedEvent,
      id: 'dioptra-order-placed',
      handler: ({ ctx, order }) => this.tell(ctx, 'order.placed', order.id),
    });
    on({
      event: OrderStateTransitionEvent,
      id: 'dioptra-order-state',
      handler: ({ ctx, order, fromState, toState }) => this.ofState(ctx, order, fromState, toState),
    });
    on({
      event: FulfillmentStateTransitionEvent,
      id: 'dioptra-order-shipped',
      handler: async ({ ctx, fulfillment, toState }) => {
        if ((toState as string) === 'Shipped') await this.shipped(ctx, fulfillment);
      },
    });
    on({
      event: RefundEvent,
      id: 'dioptra-refund-begun',
      handler: ({ ctx, order, refund }) => this.refunded(ctx, order, refund, 'Pending'),
    });
    on({
      event: RefundStateTransitionEvent,
      id: 'dioptra-refund-settled',
      handler: async ({ ctx, order, refund, toState }) => {
        if (toState === 'Settled') await this.refunded(ctx, order, refund, toState);
      },
    });
  }

  /** The payment is reported once: when the first payment covers the order, and never when staff change it afterwards. */
  private async ofState(ctx: RequestContext, order: Order, from: string, to: string): Promise<void> {
    const isPaid = to === 'PaymentSettled' && (from === 'AwaitingPayment' || from === 'PaymentAuthorized');
    if (isPaid) await this.tell(ctx, 'order.paid', order.id);
    if (to === 'Cancelled' && order.orderPlacedAt)
      await this.tell(ctx, 'order.cancelled', order.id, {
        wasPaid: from === 'AwaitingPayment' ? 'no' : 'yes',
      });
  }

  /**
   * A refund that staff started: the shop's provider makes it. A settled refund: it has been made. `receipt`: the
   * withdrawal that staff named in its reason.
   */
  private refunded(ctx: RequestContext, order: Order, refund: Refund, refundState: string): Promise<void> {
    return this.tell(ctx, 'order.refunded', order.id, {
      refund: String(refund.id),
      amount: refund.total,
      refundState,
      receipt: receiptIn(refund.reason),
    });
  }

  private async shipped(ctx: RequestContext, fulfillment: Fulfillment): Promise<void> {
    const orders = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.fulfillments', 'f', 'f.id = :id', { id: fulfillment.id })
      .getMany();
    for (const { id } of orders)
      await this.tell(ctx, 'order.shipped', id, {
        parcel: String(fulfillment.id),
        tracking: fulfillment.trackingCode || null,
      });
  }

  /** Staff corrected its content: the shop reads the order again. */
  changed(ctx: RequestContext, id: ID): Promise<void> {
    return this.tell(ctx, 'order.changed', id);
  }

  private async tell(
    ctx: RequestContext,
    kind: NoticeKind,
    id: ID,
    facts: Readonly<Record<string, string | number | null>> = {},
  ): Promise<void> {
    const order = await this.connection
      .getRepository(ctx, Order)
      .findOne({ where: { id }, relations: { channels: true } });
    const token = order && orderFieldsOf(order).orderToken;
    // An order made by staff in the engine does not belong to the shop.
    if (!order || !token) return;
    const channel = order.channels.find(({ code }) => code !== defaultChannel) ?? ctx.channel;
    await this.outbox.write(ctx, {
      kind,
      subject: `order ${id}`,
      facts: { channel: channel.token, order: token, number: order.code, ...facts },
    });
  }
}
