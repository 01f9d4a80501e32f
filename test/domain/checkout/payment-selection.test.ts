import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaymentSelection, remainingSelection } from '../../../src/domain/checkout/payment-selection.ts';

describe('the selection of a payment method that a tab keeps', () => {
  it.each<[string, PaymentSelection, string | undefined, boolean, string | undefined]>([
    ['a cart without a method', { method: 'twint', ofCart: 'twint' }, undefined, true, 'twint'],
    ['the same method', { method: 'visa', alias: 'v', ofCart: 'visa' }, 'visa', true, 'visa'],
    ['its own method, sent meanwhile', { method: 'visa', alias: 'v' }, 'visa', false, 'visa'],
    ['a selection not sent yet', { method: 'visa', ofCart: 'twint' }, 'paypal', false, 'visa'],
    ['no selection', { ofCart: 'twint' }, 'paypal', false, undefined],
    ['a wallet after a sent selection', { method: 'twint', ofCart: 'twint' }, 'paypal', false, undefined],
    ['a wallet, on return to the page', { method: 'twint', ofCart: 'twint' }, 'paypal', true, undefined],
    ['a wallet after a selection not sent, on return', { method: 'twint' }, 'paypal', true, undefined],
  ])('is what counts after %s · CHK-26 · EXP-3', (_, choice, ofCart, isOpened, method) => {
    const kept = remainingSelection(choice, ofCart, isOpened);
    expect(kept.method).toBe(method);
    expect(kept.ofCart).toBe(ofCart ?? choice.ofCart);
    expect(kept.alias).toBe(method === undefined ? undefined : choice.alias);
  });

  it('does not change once the cart’s method was seen', () => {
    const text = fc.constantFrom(undefined, 'visa', 'twint', 'paypal');
    fc.assert(
      fc.property(text, text, text, fc.boolean(), fc.boolean(), (method, before, ofCart, first, later) => {
        const choice: PaymentSelection = { ...(method && { method }), ...(before && { ofCart: before }) };
        const once = remainingSelection(choice, ofCart, first);
        expect(remainingSelection(once, ofCart, later)).toEqual(once);
      }),
    );
  });
});
