import * as t from 'io-ts';
import { operation } from './operation.ts';
import { OrderTokenC } from './orders.ts';
import { NoQuery } from './scalars.ts';

const declaration = {
  name: t.string,
  number: t.string,
  email: t.string,
  /** What it is about, an article each; none: the whole order. */
  goods: t.readonlyArray(t.string),
};

/** What can be done about an order without its link. */
export const guestOrderOperations = {
  lookUpOrder: operation({
    name: 'lookUpOrder',
    summary:
      'The token of the order that has this number and this e-mail; of no other, and never which is wrong.',
    method: 'POST',
    path: '/order-look-ups',
    query: NoQuery,
    body: t.type({ number: t.string, email: t.string }),
    answer: t.type({ token_value: OrderTokenC }),
    refusals: [404, 422, 429],
  }),
  withdrawFromContract: operation({
    name: 'withdrawFromContract',
    summary:
      'Takes a withdrawal, with or without such an order, and says when it came; the same again gets the same receipt. A mail repeats it.',
    method: 'POST',
    path: '/withdrawals',
    query: NoQuery,
    body: t.type(declaration),
    answer: t.type({ ...declaration, receipt: t.string, received_at: t.string }),
    refusals: [422, 429],
  }),
} as const;
