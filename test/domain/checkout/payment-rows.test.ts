import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../src/domain/checkout/payment.ts';
import {
  type AliasId,
  type PaymentAlias,
  usableAliases,
} from '../../../src/domain/checkout/payment-alias.ts';
import { cardMethods } from '../../../src/domain/checkout/payment-code.ts';
import { paymentRows } from '../../../src/domain/checkout/payment-rows.ts';

const codes = ['visa', 'master_card', 'american_express', 'paypal', 'twint', 'invoice'] as const;
const offered = fc.uniqueArray(
  fc.record(
    { code: fc.constantFrom(...codes), unavailable: fc.constant('new_customer' as const) },
    { requiredKeys: ['code'] },
  ),
  { selector: ({ code }) => code },
);
const kept: fc.Arbitrary<readonly PaymentAlias[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid().map((id) => id as AliasId),
    method: fc.constantFrom(...codes),
    lastPaidWith: fc.boolean(),
    paidAt: fc.constant('2026-10-03T08:00:00.000Z'),
  }),
  { selector: ({ id }) => id },
);
const rowsOf = (...methods: readonly string[]) =>
  paymentRows(
    methods.map((code): PaymentMethod => ({ code })),
    [],
  ).map((row) => row.methods.map(({ code }) => code));

describe('the rows of the payment methods', () => {
  it.each([
    [[], []],
    [
      ['paypal', 'twint'],
      [['paypal'], ['twint']],
    ],
    [
      ['twint', 'visa', 'paypal', 'american_express'],
      [['twint'], ['visa', 'american_express'], ['paypal']],
    ],
  ])('of %j are %j · CHK-27', (methods, rows) => expect(rowsOf(...methods)).toEqual(rows));

  it('hold all cards in one row, each method once, and the others in their order · CHK-27', () =>
    fc.assert(
      fc.property(offered, kept, (methods, aliases) => {
        const rows = paymentRows(methods, aliases);
        const isCard = ({ code }: PaymentMethod) => cardMethods.includes(code);
        expect(rows.filter(({ isCards }) => isCards).flatMap((row) => row.methods)).toEqual(
          methods.filter(isCard),
        );
        expect(rows.filter(({ isCards }) => isCards).length).toBeLessThanOrEqual(1);
        expect(rows.filter(({ isCards }) => !isCards).map((row) => row.methods)).toEqual(
          methods.filter((method) => !isCard(method)).map((method) => [method]),
        );
      }),
    ));

  it('contain every stored method that can be paid with · CHK-27 · ACC-7', () =>
    fc.assert(
      fc.property(offered, kept, (methods, aliases) => {
        const shown = paymentRows(methods, aliases).flatMap((row) => row.aliases);
        expect(new Set(shown)).toEqual(new Set(usableAliases(aliases, methods)));
        expect(shown).toHaveLength(new Set(shown).size);
      }),
    ));
});
