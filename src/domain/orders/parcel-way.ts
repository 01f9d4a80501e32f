import type { Order } from './order.ts';
import { hasLeft, type OrderState } from './order-state.ts';
import { isWhollyWithdrawn } from './withdrawn-lines.ts';

/** The stations of a parcel, in this order. */
export const stations = ['received', 'packed', 'sent', 'delivered'] as const;
export type Station = (typeof stations)[number];

/** A station of a parcel. `from` and `to`: days or instants, if known. */
export interface Stop {
  readonly station: Station;
  readonly standing: 'done' | 'now' | 'ahead';
  readonly from?: string;
  readonly to?: string;
}

const reached: Partial<Record<OrderState, Station>> = {
  new: 'received',
  fulfiller_ready: 'received',
  accepted: 'packed',
  open: 'packed',
  shipped: 'sent',
};

/** The parts of an order that its parcel depends on. */
export type ParcelOrder = Pick<Order, 'state' | 'createdAt' | 'delivery' | 'withdrawals'> &
  Partial<Pick<Order, 'items'>>;

/** Whether the order of a parcel was wholly withdrawn from. */
export const isWithdrawn = ({ items = [], ...order }: ParcelOrder): boolean =>
  isWhollyWithdrawn({ ...order, items });

/**
 * Returns the stations of an order's parcel with the known days: that of the order, and the expected ones. The shop is
 * not told about the delivery, so a parcel is never shown as delivered. Empty if nothing is or will be shipped. Source:
 * ORD-4.
 */
export const parcelWay = (order: ParcelOrder): readonly Stop[] => {
  const { state, createdAt, delivery } = order;
  const station = reached[state];
  if (!station || (!hasLeft(state) && isWithdrawn(order))) return [];
  const now = stations.indexOf(station);
  const days: Partial<Record<Station, Pick<Stop, 'from' | 'to'>>> = {
    received: { from: createdAt },
    ...(delivery && { delivered: { from: delivery.earliest, to: delivery.latest } }),
  };
  return stations.map((one, index) => ({
    station: one,
    standing: index < now ? 'done' : index === now ? 'now' : 'ahead',
    ...days[one],
  }));
};
