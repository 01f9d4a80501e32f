import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type CheckoutState, checkoutStates } from '../../../src/domain/cart/checkout-state.ts';
import { gate, resume } from '../../../src/domain/checkout/checkout-gate.ts';
import {
  type CheckoutEvent,
  mayBeOrdered,
  progress,
} from '../../../src/domain/checkout/checkout-progress.ts';

const email: CheckoutEvent = { _tag: 'EmailGiven' };
const addresses: CheckoutEvent = { _tag: 'AddressesSaved' };
const shipping: CheckoutEvent = { _tag: 'ShippingChosen', nothingToPay: false };
const free: CheckoutEvent = { _tag: 'ShippingChosen', nothingToPay: true };
const payment: CheckoutEvent = { _tag: 'PaymentChosen', hasShipping: true };
const early: CheckoutEvent = { _tag: 'PaymentChosen', hasShipping: false };
const changed = (shippingApplies: boolean, nothingToPay: boolean): CheckoutEvent => ({
  _tag: 'CartChanged',
  shippingApplies,
  nothingToPay,
});
const ordered: CheckoutEvent = { _tag: 'Ordered' };
const no = undefined;

describe('the checkout state', () => {
  it.each([
    [
      'an e-mail',
      email,
      ['address', 'address', 'addressed', 'shipping_selected', 'payment_selected', no, 'payment_skipped'],
    ],
    [
      'addresses',
      addresses,
      ['addressed', 'addressed', 'addressed', 'addressed', 'addressed', no, 'addressed'],
    ],
    [
      'a shipping method',
      shipping,
      [no, no, 'shipping_selected', 'shipping_selected', 'shipping_selected', no, 'shipping_selected'],
    ],
    [
      'a shipping method with a total of zero',
      free,
      [no, no, 'payment_skipped', 'payment_skipped', 'payment_skipped', no, 'payment_skipped'],
    ],
    [
      'a payment method',
      payment,
      [no, no, 'payment_selected', 'payment_selected', 'payment_selected', no, 'payment_skipped'],
    ],
    ['a payment method before a shipping method', early, [no, no, no, no, no, no, no]],
    [
      'other lines',
      changed(true, false),
      ['cart', 'address', 'addressed', 'shipping_selected', 'payment_selected', no, 'shipping_selected'],
    ],
    [
      'other lines that cost nothing',
      changed(true, true),
      ['cart', 'address', 'addressed', 'payment_skipped', 'payment_skipped', no, 'payment_skipped'],
    ],
    [
      'other lines with another shipping method',
      changed(false, false),
      ['cart', 'address', 'addressed', 'addressed', 'addressed', no, 'addressed'],
    ],
    [
      'other lines with another shipping method, at no cost',
      changed(false, true),
      ['cart', 'address', 'addressed', 'addressed', 'addressed', no, 'addressed'],
    ],
    ['the order', ordered, [no, no, no, no, 'completed', no, 'completed']],
  ] as const)('changes by %s · CHK-1', (_fact, event, after) => {
    for (const [index, state] of checkoutStates.entries()) {
      const next = after[index];
      expect(progress(state, event)).toEqual(
        next ? E.right(next) : E.left({ _tag: 'NotReady', state, event: event._tag }),
      );
    }
  });

  it('allows an order in two states only · CHK-1', () =>
    expect(checkoutStates.filter(mayBeOrdered)).toEqual(['payment_selected', 'payment_skipped']));
});

/** What a shopper has done so far, beside the state that follows from it. */
interface Model {
  addressed: boolean;
  sent: boolean;
  paid: boolean;
  free: boolean;
  ordered: boolean;
}
interface Real {
  state: CheckoutState;
}

/** The state that the model expects. One comparison per step, because many cases are tested. */
const stateOf = ({ addressed, sent, paid, free: nothingToPay, ordered: isOrdered }: Readonly<Model>) =>
  isOrdered
    ? ['completed']
    : !addressed
      ? ['cart', 'address']
      : !sent
        ? ['addressed']
        : nothingToPay
          ? ['payment_skipped']
          : [paid ? 'payment_selected' : 'shipping_selected'];

const isLetIn = (state: CheckoutState, signedIn: boolean): boolean => {
  const target = resume({ state, signedIn });
  return target._tag !== 'Redirect' || gate({ state, step: target.step, signedIn })._tag === 'Allowed';
};

const expectState = (model: Readonly<Model>, { state }: Real): void => {
  expect(stateOf(model)).toContain(state);
  if (!model.ordered) expect(isLetIn(state, true) && isLetIn(state, false)).toBe(true);
};

/** One action of a shopper: `after` returns the model afterwards, or that the action is refused. */
const command = (
  name: string,
  event: (model: Readonly<Model>) => CheckoutEvent,
  after: (model: Readonly<Model>) => Partial<Model> | undefined,
): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    const expected = model.ordered ? undefined : after(model);
    const next = progress(real.state, event(model));
    expect(E.isRight(next)).toBe(expected !== undefined);
    if (E.isRight(next)) real.state = next.right;
    Object.assign(model, expected);
    expectState(model, real);
  },
  toString: () => name,
});

const commands = [
  command(
    'give an e-mail',
    () => email,
    () => ({}),
  ),
  command(
    'save addresses',
    () => addresses,
    () => ({ addressed: true, sent: false, paid: false }),
  ),
  command(
    'choose a way to send',
    ({ free: nothingToPay }) => ({ _tag: 'ShippingChosen', nothingToPay }),
    ({ addressed }) => (addressed ? { sent: true, paid: false } : undefined),
  ),
  command(
    'choose a way to pay',
    ({ sent }) => ({ _tag: 'PaymentChosen', hasShipping: sent }),
    ({ sent }) => (sent ? { paid: true } : undefined),
  ),
  command(
    'take a coupon for everything',
    () => changed(true, true),
    () => ({ free: true, paid: false }),
  ),
  command(
    'take the coupon off',
    () => changed(true, false),
    ({ free: wasFree, paid }) => ({ free: false, paid: paid && !wasFree }),
  ),
  command(
    'fill the cart beyond its parcel',
    ({ free: nothingToPay }) => changed(false, nothingToPay),
    () => ({ sent: false, paid: false }),
  ),
  command(
    'order',
    () => ordered,
    ({ sent, paid, free: nothingToPay }) => (sent && (paid || nothingToPay) ? { ordered: true } : undefined),
  ),
];

describe('a shopper who acts in any order', () => {
  it('can always resume where the checkout stands, and orders once · CHK-1 · CHK-2 · CHK-3', () =>
    fc.assert(
      fc.property(
        fc.commands(
          commands.map((one) => fc.constant(one)),
          { maxCommands: 24, size: 'max' },
        ),
        (plan) =>
          fc.modelRun(
            () => ({
              model: { addressed: false, sent: false, paid: false, free: false, ordered: false },
              real: { state: 'cart' as CheckoutState },
            }),
            plan,
          ),
      ),
    ));
});
