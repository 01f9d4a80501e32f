import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gate } from '../../../src/domain/checkout/checkout-gate.ts';
import { type ReorderTargetInput, reorderTarget } from '../../../src/domain/orders/reorder-target.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cart, cartOf } from '../../arbitraries/cart.ts';

const addressed = cartOf(undefined, { checkoutState: 'addressed', billingAddress: plainAddress });
const plain: ReorderTargetInput = { cart: addressed, fromLink: false, taxNumber: 'none', signedIn: true };
const billed = (change: object) => ({ ...addressed, billingAddress: { ...plainAddress, ...change } });
const payment = { _tag: 'Payment', anchor: 'reorder', isReorder: true };
const address = { _tag: 'Step', step: 'address' };
const { billingAddress: _, ...nameless } = addressed;

describe('after a reorder a shopper goes', () => {
  it.each([
    ['to the payment section', {}, payment],
    [
      'to the home page after a failed link',
      { cart: { ...addressed, items: [] }, fromLink: true },
      { _tag: 'Home' },
    ],
    ['nowhere after a failed press', { cart: { ...addressed, items: [] } }, { _tag: 'Stay' }],
    [
      'to the home page rather than the address step',
      { cart: { ...nameless, items: [] }, fromLink: true, taxNumber: 'private' },
      { _tag: 'Home' },
    ],
    ['to the address without a tax number', { taxNumber: 'private' }, address],
    ['to the address without any address', { cart: nameless, taxNumber: 'private' }, address],
    [
      'to the address with an empty number',
      { cart: billed({ taxNumber: ' ' }), taxNumber: 'private' },
      address,
    ],
    [
      'to the payment with a number',
      { cart: billed({ taxNumber: 'RSSMRA80A01H501U' }), taxNumber: 'private' },
      payment,
    ],
    [
      'to the payment as a company without a tax number rule',
      { cart: billed({ company: 'Optik' }), taxNumber: 'private' },
      payment,
    ],
    [
      'to the address as a company with a tax number rule',
      { cart: billed({ company: 'Optik' }), taxNumber: 'company' },
      address,
    ],
    ['to the address from an open cart', { cart: { ...addressed, checkoutState: 'cart' } }, address],
    [
      'to the customer step as a guest with an open cart',
      { cart: { ...addressed, checkoutState: 'cart' }, signedIn: false },
      { _tag: 'Step', step: 'customer' },
    ],
    [
      'to the home page with a cart that was ordered',
      { cart: { ...addressed, checkoutState: 'completed' } },
      { _tag: 'Home' },
    ],
  ] as const)('%s · REO-2', (_fact, change, target) =>
    expect(reorderTarget({ ...plain, ...change })).toEqual(target),
  );

  it('to a step that the checkout allows · REO-2', () =>
    fc.assert(
      fc.property(
        cart,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('none', 'company', 'private'),
        (one, fromLink, signedIn, taxNumber) => {
          const target = reorderTarget({ cart: one, fromLink, signedIn, taxNumber });
          const step =
            target._tag === 'Payment' ? 'payment' : target._tag === 'Step' ? target.step : undefined;
          const lackingNumber = target._tag === 'Step' && taxNumber !== 'none';
          if (step && !lackingNumber)
            expect(gate({ state: one.checkoutState, step, signedIn })._tag).toBe('Allowed');
        },
      ),
    ));
});
