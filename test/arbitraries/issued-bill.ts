import * as fc from 'fast-check';
import type { Bill, Settled } from '../../src/domain/orders/bill/bill.ts';
import { creditOf } from '../../src/domain/orders/bill/credit.ts';
import type { Day } from '../../src/domain/shared/dates.ts';
import { billSums } from './bill.ts';

const issuedOn = '2026-11-19' as Day;
export const number = 'OKU-INV-2026-00042';

const settled: fc.Arbitrary<Settled> = fc.constantFrom<Settled>(
  { _tag: 'Paid', on: issuedOn, method: 'visa' },
  { _tag: 'Due', by: '2026-12-19' as Day },
  { _tag: 'Nothing' },
);

/** Names may contain any letter, and characters with a meaning in XML. */
const name = fc.oneof(
  fc.constantFrom('Mara Keller', 'Željka Παππάς', 'Linsen & <Söhne> "GmbH"', 'Zoë\u0007 O’Hara'),
  fc.string({ maxLength: 30, unit: 'binary' }).map((text) => `${text}M`),
);

const seller = {
  shop: 'Okulino',
  company: 'Okulino AG',
  street: 'Lindenbachstrasse 14',
  city: '8006 Zürich',
  country: 'CH',
  phone: '+41 44 555 01 20',
  email: 'hallo@okulino.example',
  register: 'CHE-000.114.207',
  vatId: 'CHE-000.114.207 MWST',
} as const;

export const invoice: fc.Arbitrary<Bill> = fc
  .record({
    sums: billSums,
    settled,
    name,
    taxNumber: fc.constantFrom(undefined, 'DE 123 456 789', 'KLLMRA85T50F205X'),
  })
  .map(({ sums, settled: how, name: buyer, taxNumber }) => ({
    ...sums,
    kind: 'invoice',
    number,
    issuedOn,
    order: { number: 'OKU-1234-5678', orderedOn: issuedOn },
    locale: 'de',
    currency: 'CHF',
    seller,
    buyer: {
      lines: [buyer],
      name: buyer,
      street: 'Lindenweg 3a',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      ...(taxNumber !== undefined && { taxNumber }),
    },
    settled: how,
  }));

/** Two credit notes: a part of an invoice's total, and then the rest of it. */
export const creditsOf = (bill: Bill): readonly Bill[] => {
  const credit = {
    ...bill,
    kind: 'credit',
    corrects: { number, issuedOn },
    settled: { _tag: 'Nothing' },
  } as const;
  const first = creditOf(bill, [], { _tag: 'Amount', amount: Math.ceil(bill.total / 3) });
  if (!first) return [];
  const rest = creditOf(bill, [first], { _tag: 'Rest' });
  return [first, ...(rest ? [rest] : [])].map((sums) => ({ ...credit, ...sums }));
};
