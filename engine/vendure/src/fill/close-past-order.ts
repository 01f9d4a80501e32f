import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import {
  Fulfillment,
  FulfillmentLine,
  HistoryService,
  Order,
  OrderLine,
  type OrderState,
  Payment,
  type RequestContext,
  StockMovementService,
} from '@vendure/core';
import { powerOf } from '../fields/eye-values';
import { lineFieldsOf } from '../fields/typed-fields';
import { LensStock } from '../stock/lens-stock.entity';
import { isCountedByPower } from '../stock/shelves';
import type { Filler } from './filler';
import type { OrderEntry } from './range-file';

/** An order to be filled in, and the time at which it was sold. */
export interface PastOrder {
  readonly order: Order;
  readonly entry: OrderEntry;
  readonly at: Date;
}
type Step = (filler: Filler, ctx: RequestContext, past: PastOrder) => Promise<void>;

/** Units: ms. */
const minute = 60_000;
const day = 24 * 60 * minute;
const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

const pay: Step = async ({ connection }, ctx, { order, entry, at }) => {
  const payment = new Payment({
    order: new Order({ id: order.id }),
    amount: order.totalWithTax,
    method: entry.payment,
    state: 'Settled',
    transactionId: `before-${entry.number}`,
    createdAt: after(at, 2 * minute),
  });
  await connection
    .getRepository(ctx, Payment)
    .save(Object.assign(payment, { metadata: { public: { method: entry.payment } } }));
};

const ship: Step = async ({ connection }, ctx, { order, entry, at }) => {
  const parcel = await connection.getRepository(ctx, Fulfillment).save(
    new Fulfillment({
      state: 'Delivered',
      method: entry.method,
      handlerCode: 'manual-fulfillment',
      trackingCode: entry.tracking ?? '',
      orders: [new Order({ id: order.id })],
      createdAt: after(at, day),
    }),
  );
  await connection
    .getRepository(ctx, FulfillmentLine)
    .save(
      order.lines.map(
        ({ id: orderLineId, quantity }) =>
          new FulfillmentLine({ orderLineId, quantity, fulfillment: parcel }),
      ),
    );
};

/** Allocates its goods for its parcel and adds them to the stock, so that the stock in the range file stays available. */
const layApart: Step = async ({ app, connection }, ctx, { order }) => {
  await app.get(StockMovementService).createAllocationsForOrder(ctx, order);
  for (const line of order.lines) {
    const { productVariant: variant, quantity } = line;
    if (isCountedByPower(variant))
      await connection
        .getRepository(ctx, LensStock)
        .increment({ productVariantId: variant.id, power: powerOf(lineFieldsOf(line)) }, 'onHand', quantity);
    else
      await connection
        .getRepository(ctx, OrderLine)
        .query('update stock_level set "stockOnHand" = "stockOnHand" + $1 where "productVariantId" = $2', [
          quantity,
          variant.id,
        ]);
  }
};

interface Way {
  readonly steps: readonly Step[];
  /** The engine's states, and how long after the order each was reached. Units of the time: ms. */
  readonly states: readonly (readonly [state: OrderState, ms: number])[];
}
const ordered = [['AwaitingPayment', 0]] as const;
const paid = [...ordered, ['PaymentSettled', 2 * minute]] as const;
const ways: Readonly<Record<OrderEntry['state'], Way>> = {
  open: { steps: [pay, layApart], states: paid },
  shipped: { steps: [pay, ship], states: [...paid, ['Shipped', day], ['Delivered', 3 * day]] },
  cancelled: { steps: [], states: [...ordered, ['Cancelled', 30 * minute]] },
};

/** Writes the history for staff with the dates on which the events would have happened. */
const writeHistory = async (
  { app, connection }: Filler,
  ctx: RequestContext,
  { order, at }: PastOrder,
  states: Way['states'],
): Promise<void> => {
  const dated = (which: string, id: unknown, date: Date) =>
    connection
      .getRepository(ctx, Order)
      .query(`update history_entry set "createdAt" = $1 where ${which} = $2`, [date, id]);
  await dated('"orderId"', order.id, at);
  let from: OrderState = 'AddingItems';
  for (const [to, ms] of states) {
    const type = HistoryEntryType.ORDER_STATE_TRANSITION;
    const { id } = await app
      .get(HistoryService)
      .createHistoryEntryForOrder({ ctx, orderId: order.id, type, data: { from, to } });
    await dated('id', id, after(at, ms));
    from = to;
  }
};

/** Closes a cart as if it had been ordered, paid and shipped on its dates. No event is emitted, and no stock is reduced. */
export const closePastOrder: Step = async (filler, ctx, past) => {
  const { order, entry, at } = past;
  const { steps, states } = ways[entry.state];
  for (const step of steps) await step(filler, ctx, past);
  const lines = filler.connection.getRepository(ctx, OrderLine);
  for (const { id, quantity } of order.lines)
    await lines.update(id, {
      orderPlacedQuantity: quantity,
      ...(entry.state === 'cancelled' && { quantity: 0 }),
    });
  await writeHistory(filler, ctx, past, states);
  await filler.connection.getRepository(ctx, Order).update(order.id, {
    code: entry.number,
    state: states.at(-1)?.[0],
    active: false,
    createdAt: at,
    orderPlacedAt: at,
  });
};
