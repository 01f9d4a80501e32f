import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { plainOrders } from '../../../../src/config/server/forms/plain-orders.ts';
import type { Order } from '../../../../src/domain/orders/order.ts';
import type { OrderState } from '../../../../src/domain/orders/order-state.ts';

const listed = async (state: OrderState) => {
  const order = { token: 'token', state } as unknown as Order;
  const read = await plainOrders({
    history: () => TE.right({ orders: [order], total: 1 }),
    documents: () => TE.right(['/documents/Rechnung.pdf']),
  });
  return read?.newest.map(({ documents }) => documents.length);
};

it.each([
  ['shipped', 1],
  ['returned', 1],
  // It may have been sold before, and then has an invoice and a credit note.
  ['cancelled', 1],
  ['payment_pending', 0],
] as const)('the plain account asks for the files of an order that is %s: %i · ORD-2', async (state, files) =>
  expect(await listed(state)).toEqual([files]),
);
