import { describe, expect, it } from 'vitest';
import { paymentCode, paymentUnavailable, takesAlias } from '../../../src/domain/checkout/payment-code.ts';

describe('a payment method', () => {
  it.each([
    ['visa', 'VIS', true],
    ['master_card', 'ECA', true],
    ['american_express', 'AMX', true],
    ['twint', 'TWI', true],
    ['paypal', 'PAP', false],
    ['klarna_sofort', 'DIB', false],
    ['google_pay', 'PAY', false],
    ['postfinance_efinance', 'PEF', false],
    ['apple_pay', 'APL', false],
    ['invoice', 'invoice', false],
    ['constructor', 'constructor', false],
  ])('%s is %s to the provider and can be kept: %s · CHK-10', (method, code, alias) => {
    expect(paymentCode(method)).toBe(code);
    expect(takesAlias(method)).toBe(alias);
  });

  it.each([
    ['apple_pay', false, false, 'not_in_this_browser'],
    ['apple_pay', true, true, undefined],
    ['invoice', true, true, 'new_customer'],
    ['invoice', false, false, undefined],
    ['klarna_sofort', true, false, 'not_offered'],
    ['visa', false, true, undefined],
    ['google_pay', false, true, undefined],
  ])('%s, wallet %s, new customer %s: %s · CHK-10', (method, hasApplePay, newCustomer, why) =>
    expect(paymentUnavailable(method, { hasApplePay, newCustomer })).toBe(why),
  );
});
