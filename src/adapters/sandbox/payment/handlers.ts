import * as E from 'fp-ts/Either';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { findRow } from '../db/rows.ts';
import { orderFor } from '../orders/order-store.ts';
import type { Sandbox } from '../sandbox.ts';
import { askProvider } from './send-notice.ts';
import { makeStartPayment } from './start-payment.ts';

export const makePaymentHandlers = (sandbox: Sandbox) =>
  ({
    startPayment: makeStartPayment(sandbox),

    /** Can be called any number of times. Source: CHK-11. */
    getPaymentOutcome: async (call) => {
      const { token, payment } = call.params;
      const order = await orderFor(sandbox, call, token);
      const read = () => findRow(sandbox.db, 'payment', { id: payment, order_token: token }, ['status']);
      const before = await read();
      const isOpen = order && before?.status === 'pending';
      if (isOpen) await askProvider(sandbox, payment);
      const found = isOpen ? await read() : before;
      return order && found ? E.right({ status: found.status }) : notFound('payment');
    },
  }) satisfies Partial<Handlers>;
