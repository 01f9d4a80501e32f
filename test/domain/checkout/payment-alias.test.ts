import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../src/domain/checkout/payment.ts';
import {
  type AliasId,
  type PaymentAlias,
  usableAliases,
  wayToPay,
} from '../../../src/domain/checkout/payment-alias.ts';
import { takesAlias } from '../../../src/domain/checkout/payment-code.ts';

const alias = (id: string, method: string, lastPaidWith = false): PaymentAlias => ({
  id: id as AliasId,
  method,
  lastPaidWith,
  paidAt: '2026-10-03T08:00:00.000Z',
});
const methods: readonly PaymentMethod[] = [
  { code: 'visa' },
  { code: 'master_card', unavailable: 'not_offered' },
  { code: 'twint' },
  { code: 'paypal' },
  { code: 'invoice', unavailable: 'new_customer' },
];
/** No alias has an empty name. */
const withNamed = (aliases: readonly PaymentAlias[]) => aliases.filter(({ id }) => id !== '');
const visa = alias('v', 'visa');
const other = alias('w', 'visa', true);
const twint = alias('t', 'twint', true);

describe('the preselected payment method', () => {
  it.each([
    [
      'a stored payment method chosen by the customer',
      { alias: 'v' },
      'paypal',
      [visa, twint],
      { method: 'visa', alias: 'v' },
    ],
    [
      'a payment method chosen by the customer',
      { method: 'paypal', alias: '' },
      'visa',
      [visa],
      { method: 'paypal' },
    ],
    [
      'a new card chosen by the customer, although one is stored',
      { method: 'visa', alias: '' },
      undefined,
      [visa],
      { method: 'visa' },
    ],
    [
      'its payment method if the chosen one was deleted meanwhile',
      { alias: 'x', method: 'visa' },
      undefined,
      [],
      { method: 'visa' },
    ],
    ['the method of the cart', {}, 'visa', [visa, twint], { method: 'visa', alias: 'v' }],
    ['the last of two for the payment method', {}, 'visa', [visa, other], { method: 'visa', alias: 'w' }],
    ['the payment method of the cart if no stored one fits', {}, 'paypal', [visa], { method: 'paypal' }],
    ['the payment method of the last order', {}, undefined, [visa, twint], { method: 'twint', alias: 't' }],
    ['the first one without a last order', {}, undefined, [visa], { method: 'visa', alias: 'v' }],
    ['none without stored ones', {}, undefined, [], undefined],
    [
      'the stored one if the payment method of the cart is not offered',
      {},
      'invoice',
      [visa],
      { method: 'visa', alias: 'v' },
    ],
    ['none if no stored one is offered either', {}, 'invoice', [], undefined],
    ['a choice of the customer that is not offered', { method: 'invoice' }, undefined, [], undefined],
  ] as const)('is chosen: %s · ACC-7 · CHK-10', (_, chosen, ofCart, aliases, way) => {
    expect(wayToPay(chosen, ofCart, methods, aliases)).toEqual(way);
  });

  it.each([
    ['by its payment method', {}, undefined, 'paypal', [], { method: 'paypal' }],
    [
      'by the stored one of its payment method',
      {},
      undefined,
      'visa',
      [visa, other, twint],
      { method: 'visa', alias: 'w' },
    ],
    ['before other stored ones', {}, undefined, 'paypal', [twint], { method: 'paypal' }],
    ['not if the cart has another payment method', {}, 'paypal', 'visa', [visa], { method: 'paypal' }],
    ['not if it is not offered', {}, undefined, 'invoice', [visa], { method: 'visa', alias: 'v' }],
    [
      'not instead of a choice of the customer',
      { method: 'twint', alias: '' },
      undefined,
      'paypal',
      [twint],
      { method: 'twint' },
    ],
  ] as const)('is that of the last order %s · CHK-26', (_, chosen, ofCart, last, aliases, way) => {
    expect(wayToPay(chosen, ofCart, methods, aliases, last)).toEqual(way);
  });

  const code = fc.constantFrom('visa', 'master_card', 'twint', 'paypal', 'invoice', 'klarna_sofort');
  const kept = fc.array(
    fc.record({
      id: fc.string().map((id) => id as AliasId),
      method: code,
      lastPaidWith: fc.boolean(),
      paidAt: fc.string(),
    }),
  );
  const offered = fc.array(
    fc.record({ code, unavailable: fc.constant('not_offered' as const) }, { requiredKeys: ['code'] }),
  );

  it('is a stored one only if it is offered and can be stored · ACC-7 · CHK-10', () => {
    fc.assert(
      fc.property(kept, offered, (aliases, on) => {
        for (const { method } of usableAliases(aliases, on)) {
          expect(takesAlias(method)).toBe(true);
          expect(on.some((one) => one.code === method && !one.unavailable)).toBe(true);
        }
      }),
    );
  });

  it('is never a stored one of another method · ACC-7', () => {
    const text = fc.option(fc.oneof(code, fc.string()), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, text, kept, offered, (method, id, ofCart, last, aliases, on) => {
        const way = wayToPay({ method, alias: id }, ofCart, on, aliases, last);
        fc.pre(way !== undefined);
        expect(on.some((one) => one.code === way.method && !one.unavailable)).toBe(true);
        if (way.alias !== undefined)
          expect(aliases.some((one) => one.id === way.alias && one.method === way.method)).toBe(true);
      }),
    );
  });

  it('never overrides a choice that is offered · CHK-26', () => {
    const maybe = fc.option(code, { nil: undefined });
    fc.assert(
      fc.property(code, maybe, maybe, kept, offered, (method, ofCart, last, aliases, on) => {
        fc.pre(on.some((one) => one.code === method && !one.unavailable));
        expect(wayToPay({ method, alias: '' }, ofCart, on, withNamed(aliases), last)).toEqual({ method });
      }),
    );
  });
});
