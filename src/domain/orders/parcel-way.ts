import type { Order } from './order.ts';
import type { OrderState } from './order-state.ts';

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

/**
 * Returns the stations of an order's parcel with the known days: that of the order, and the expected ones. The shop is
 * not told about the delivery, so a parcel is never shown as delivered. Empty if nothing is or will be shipped. Source:
 * ORD-4.
 */
export const parcelWay = ({
  state,
  createdAt,
  delivery,
}: Pick<Order, 'state' | 'createdAt' | 'delivery'>): readonly Stop[] => {
  const station = reached[state];
  if (!station) return [];
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
