import type { Order } from './order.ts';
import type { OrderState } from './order-state.ts';

/** Where a parcel passes, in this order. */
export const stations = ['received', 'packed', 'sent', 'delivered'] as const;
export type Station = (typeof stations)[number];

/** A station of a parcel's way. `from` and `to`: days or instants, as far as anybody knows them. */
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
 * The way of an order's parcel, with the days that are known: that of the order, and those on which it is expected. Nobody
 * tells the shop that a parcel was handed over, so it never says so. Empty where nothing is or will be sent. Source: ORD-4.
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
