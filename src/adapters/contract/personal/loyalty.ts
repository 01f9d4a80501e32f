import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { WholeC } from '../scalars.ts';

/** Miles that an order earned. `order_created_at` is an instant. */
const MilesC = t.type(
  { order_number: t.string, order_created_at: t.string, miles_and_more_number: t.string, points: WholeC },
  'Miles',
);
export type MilesWire = t.TypeOf<typeof MilesC>;

export const loyaltyOperations = {
  /** Returns what the customer’s orders earned in the loyalty programme, by the day of the order. */
  customerGetMilesAndMorePoints: operation({
    method: 'GET',
    path: '/customers/me/miles-and-more/points',
    query: t.partial({ 'order[order_created_at]': t.string }),
    answer: t.readonlyArray(MilesC),
    refusals: [401],
  }),
} as const;
