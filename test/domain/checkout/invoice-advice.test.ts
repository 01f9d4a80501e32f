import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForAdvice, withAdvice } from '../../../src/domain/checkout/invoice-advice.ts';
import type { PaymentMethod } from '../../../src/domain/checkout/payment.ts';

const method: fc.Arbitrary<PaymentMethod> = fc.oneof(
  fc.record({ code: fc.constantFrom('invoice', 'visa', 'twint') }),
  fc.record({
    code: fc.constantFrom('invoice', 'apple_pay'),
    unavailable: fc.constantFrom('new_customer', 'not_in_this_browser', 'not_offered'),
  }),
);

describe('the advice on an invoice', () => {
  it.each<[string, readonly PaymentMethod[], boolean]>([
    ['an invoice that is open', [{ code: 'visa' }, { code: 'invoice' }], true],
    ['an invoice that is refused anyway', [{ code: 'invoice', unavailable: 'new_customer' }], false],
    ['no invoice', [{ code: 'visa' }], false],
    ['nothing', [], false],
  ])('is asked for %s: %s · CHK-16', (_, methods, asked) => expect(asksForAdvice(methods)).toBe(asked));

  it('makes the invoice unavailable, and nothing else · CHK-10 · CHK-16', () =>
    expect(withAdvice([{ code: 'visa' }, { code: 'invoice' }], 'refused')).toEqual([
      { code: 'visa' },
      { code: 'invoice', unavailable: 'credit' },
    ]));

  it('changes nothing if it is good, never another method, and is not asked for again if it is bad · CHK-16', () =>
    fc.assert(
      fc.property(fc.array(method), fc.constantFrom('open', 'refused'), (methods, advice) => {
        const advised = withAdvice(methods, advice);
        if (advice === 'open') expect(advised).toEqual(methods);
        else expect(asksForAdvice(advised)).toBe(false);
        expect(advised.filter(({ code }) => code !== 'invoice')).toEqual(
          methods.filter(({ code }) => code !== 'invoice'),
        );
        expect(advised.filter(({ unavailable }) => unavailable === 'new_customer')).toEqual(
          methods.filter(({ unavailable }) => unavailable === 'new_customer'),
        );
      }),
    ));
});
