import * as t from 'io-ts';
import { cancellationKinds } from '../../../domain/orders/cancellation.ts';
import { operation } from '../operation.ts';
import { oneOf } from '../scalars.ts';
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
  lookUpOrder: operation({
    summary:
      'The token of the order that has this number and this e-mail; of no other, and never which is wrong.',
    method: 'POST',
    path: '/order-look-ups',
    body: t.type({ number: t.string, email: t.string }),
    answer: t.type({ token_value: OrderTokenC }),
    refusals: [404, 422, 429],
  }),
  withdrawFromContract: operation({
    summary:
      'Takes a withdrawal, with or without such an order, and says when it came; the same again gets the same receipt. A mail repeats it.',
    method: 'POST',
    path: '/withdrawals',
    body: t.type(declaration),
    answer: t.type({ ...declaration, receipt: t.string, received_at: t.string }),
    refusals: [422, 429],
  }),
  cancelContract: operation({
    summary:
      'Takes the cancellation of a subscription, with or without such a one, and ends the one that number and e-mail name together; the same again gets the same receipt. A mail repeats it.',
    method: 'POST',
    path: '/cancellations',
    body: CancellationC,
    answer: t.intersection([CancellationC, t.type({ receipt: t.string, received_at: t.string })]),
    refusals: [422, 429],
  }),
} as const;
