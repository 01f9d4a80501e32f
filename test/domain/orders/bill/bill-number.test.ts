import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { billKinds } from '../../../../src/domain/orders/bill/bill.ts';
import { billKindOf, billNumber } from '../../../../src/domain/orders/bill/bill-number.ts';

it.each([
  ['OKU', 'invoice', 2026, 1, 'OKU-INV-2026-00001'],
  ['OKU', 'credit', 2026, 42, 'OKU-CN-2026-00042'],
  ['VIS', 'invoice', 2027, 123_456, 'VIS-INV-2027-123456'],
] as const)('the number of a bill of %s, %s, %i, %i is %s · DOC-3', (shop, kind, year, count, number) =>
  expect(billNumber(shop, kind, year, count)).toBe(number),
);

it('two different bills never have the same number · DOC-3', () => {
  const bill = fc.record({
    shop: fc.constantFrom('OKU', 'VIS'),
    kind: fc.constantFrom(...billKinds),
    year: fc.integer({ min: 2020, max: 2100 }),
    count: fc.integer({ min: 1, max: 2_000_000 }),
  });
  fc.assert(
    fc.property(bill, bill, (one, other) => {
      const numbers = [one, other].map(({ shop, kind, year, count }) => billNumber(shop, kind, year, count));
      expect(numbers[0] === numbers[1]).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

it.each(billKinds)('the number of a bill tells its kind: %s · ORD-2', (kind) =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2020, max: 2100 }),
      fc.integer({ min: 1, max: 2_000_000 }),
      (year, count) => {
        expect(billKindOf(billNumber('OKU', kind, year, count))).toBe(kind);
      },
    ),
  ),
);

it.each(['OKU-1234-5678', 'OKU-XX-2026-00001', 'INV-2026-00001', ''])('%j is no number of a bill', (text) =>
  expect(billKindOf(text)).toBeUndefined(),
);
