import { expect, it } from 'vitest';
import { getsOrderAgain, seesDocuments, seesOrder } from '../../../src/domain/orders/order-owner.ts';

const guest = undefined;

it.each([
  ['the order of a guest opens for a guest with its token', guest, guest, true, true],
  ['the order of a guest opens for a customer with its token', guest, 'mara', true, true],
  ['a customer sees their own order', 'mara', 'mara', true, true],
  ['with the token a guest sees the order of a customer, but not its documents', 'mara', guest, true, false],
  ['another customer sees nothing', 'mara', 'jonas', false, false],
] as const)('%s · ORD-3', (_, owner, visitor, order, documents) => {
  expect(seesOrder(owner, visitor)).toBe(order);
  expect(seesDocuments(owner, visitor)).toBe(documents);
  expect(getsOrderAgain(owner, visitor, false)).toBe(documents);
});

it.each([
  ['the order of a deleted account, a guest', guest, guest, false],
  ['the order of a deleted account, a customer', guest, 'jonas', false],
  ['an order that joined another account since, its customer', 'mara', 'mara', true],
  ['an order that joined another account since, a guest', 'mara', guest, false],
] as const)('by the token of its cart gets again %s: %s · ORD-3 · CHK-12', (_, owner, visitor, expected) => {
  expect(getsOrderAgain(owner, visitor, true)).toBe(expected);
});
