import { expect, it } from 'vitest';
import {
  getsOrderAgain,
  hasLinkEnded,
  linkDays,
  seesDocuments,
  seesOrder,
} from '../../../src/domain/orders/order-owner.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';

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

const since = '2026-11-01' as Day;
const now = Date.parse('2027-06-01T12:00:00Z');

it.each([
  ['shipped', linkDays, undefined, false],
  ['shipped', linkDays + 1, undefined, true],
  ['returned', linkDays + 1, undefined, true],
  ['cancelled', 5000, undefined, true],
  ['open', 5000, undefined, false],
  ['payment_pending', 5000, undefined, false],
  ['shipped', -1, undefined, false],
  ['shipped', linkDays + 1, now, true],
  ['shipped', linkDays + 1, now + 1, false],
] as const)(
  'the link of an order that is %s, %s days after its arrival, opened until %s, has ended: %s · ORD-8',
  (state, days, openUntil, ended) => {
    const link = { state, since, ...(openUntil !== undefined && { openUntil }) };
    expect(hasLinkEnded(link, { today: daysAfter(since, days), now })).toBe(ended);
  },
);
