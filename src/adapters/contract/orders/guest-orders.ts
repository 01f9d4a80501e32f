import * as t from 'io-ts';
import { cancellationKinds } from '../../../domain/orders/cancellation.ts';
import { operation } from '../operation.ts';
import { oneOf, WholeC } from '../scalars.ts';
import { OrderTokenC } from './orders.ts';

const declaration = {
  name: t.string,
  number: t.string,
  email: t.string,
  /** The articles concerned, one each; empty: the whole order. */
  goods: t.readonlyArray(t.string),
};

/** Ends a subscription; `number` is the subscription's, `ends_on` (`yyyy-MM-dd`) absent: as soon as possible. */
const CancellationC = t.intersection([
  t.type({
    name: t.string,
    number: t.string,
    email: t.string,
    kind: oneOf('CancellationKind', cancellationKinds),
  }),
  t.partial({ reason: t.string, ends_on: t.string }),
]);

/** Operations on an order without its link. */
export const guestOrderOperations = {
  /**
   * Returns the token of the order with this number and e-mail. A refusal does not say which of the two is
   * wrong.
   */
  lookUpOrder: operation({
    method: 'POST',
    path: '/order-look-ups',
    body: t.type({ number: t.string, email: t.string }),
    answer: t.type({ token_value: OrderTokenC }),
    refusals: [404, 422, 429],
  }),
  /**
   * Accepts a withdrawal, even if no such order exists, and returns the time of receipt; a repeated request
   * gets the same receipt. A mail confirms it.
   */
  withdrawFromContract: operation({
    method: 'POST',
    path: '/withdrawals',
    body: t.intersection([
      t.type(declaration),
      /** The receipt of the withdrawal before, if the same goods are declared once more: the second of two boxes. */
      t.partial({ after: t.string }),
    ]),
    answer: t.intersection([
      t.type({ ...declaration, receipt: t.string, received_at: t.string }),
      /** The number of days to send goods back, if it is the same for every country: whether there is an order stays unsaid. */
      t.partial({ return_days: WholeC }),
    ]),
    refusals: [422, 429],
  }),
  /**
   * Accepts the cancellation of a subscription, even if none exists, and ends the one with this number and
   * e-mail; a repeated request gets the same receipt. A mail confirms it.
   */
  cancelContract: operation({
    method: 'POST',
    path: '/cancellations',
    body: CancellationC,
    answer: t.intersection([CancellationC, t.type({ receipt: t.string, received_at: t.string })]),
    refusals: [422, 429],
  }),
} as const;
