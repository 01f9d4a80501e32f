import { expect, it } from 'vitest';
import { seesDocuments, seesOrder } from '../../../src/domain/orders/order-owner.ts';

const guest = undefined;

it.each([
  ['a guest’s order is open to a guest who holds its token', guest, guest, true, true],
  ['and to a customer who holds it', guest, 'mara', true, true],
  ['a customer sees their own', 'mara', 'mara', true, true],
  ['its token opens it to who is not signed in, but not its documents', 'mara', guest, true, false],
  ['another customer sees nothing', 'mara', 'jonas', false, false],
] as const)('%s · ORD-3', (_, owner, visitor, order, documents) => {
  expect(seesOrder(owner, visitor)).toBe(order);
  expect(seesDocuments(owner, visitor)).toBe(documents);
});
