import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CheckoutSession } from '../../../src/application/checkout/checkout-session.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shipping.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { euros } from '../../arbitraries/money.ts';
import { notFound } from '../cart/shop-of-one.ts';
import { cartAtTheTill } from './till.ts';

const addresses = { email: 'mara@example.org', billing: plainAddress, shipping: plainAddress };
const account = { id: '7', accountId: 'a7', email: 'jean@example.org' };

describe('a step of the checkout', () => {
  it.each<['customer' | 'address' | 'shipping', (session: CheckoutSession) => void]>([
    ['customer', (session) => session.submitEmail('mara@example.org')],
    ['address', (session) => session.submitAddresses(addresses)],
    ['shipping', (session) => session.chooseShipping('swisspost_a')],
  ])('is saved and done under its name: %s', async (step, act) => {
    const { session, task, settled } = await cartAtTheTill();
    act(session);
    expect(task()).toEqual({ _tag: 'Busy', name: step });
    session.acknowledge();
    expect(task()).toEqual({ _tag: 'Busy', name: step });
    await settled();
    expect(task()).toEqual({ _tag: 'Done', name: step });
    session.acknowledge();
    expect(task()).toEqual({ _tag: 'Idle' });
  });

  it('runs alone: other steps are ignored while it is saved', async () => {
    const { session, asked, settled } = await cartAtTheTill();
    session.submitAddresses(addresses);
    session.submitAddresses(addresses);
    session.submitEmail('a@example.org');
    session.chooseShipping('swisspost_a');
    await settled();
    expect(asked).toEqual([['setAddresses', 'token-1', addresses]]);
  });

  it('waits for the e-mail that is being saved, and shows its own result · LAW-32', async () => {
    const { session, asked, task, settled } = await cartAtTheTill();
    session.submitEmail('a@example.org', true);
    session.submitEmail('a@example.org', false);
    session.submitAddresses(addresses);
    expect(task()).toEqual({ _tag: 'Busy', name: 'address' });
    await settled();
    expect(asked).toEqual([
      ['setEmail', 'token-1', 'a@example.org', true],
      ['setEmail', 'token-1', 'a@example.org', false],
      ['setAddresses', 'token-1', addresses],
    ]);
    expect(task()).toEqual({ _tag: 'Done', name: 'address' });
  });

  it('is not hidden by the failure of an e-mail before it', async () => {
    const { session, seen, settled } = await cartAtTheTill(
      {},
      { setEmail: () => TE.left({ _tag: 'Refused', code: 'x', violations: [] }) },
    );
    session.submitEmail('a@example.org');
    session.submitAddresses(addresses);
    await settled();
    expect(seen.map(({ task }) => task).filter(({ _tag }) => _tag === 'Failed')).toEqual([]);
    expect(seen.at(-1)?.task).toEqual({ _tag: 'Done', name: 'address' });
  });
});

describe('the addresses', () => {
  it.each<[string, Partial<Cart>, string]>([
    ['the typed one', {}, 'mara@example.org'],
    ['the one typed by a guest', { customer: { id: '7', email: 'jean@example.org' } }, 'mara@example.org'],
    ['the one of the account', { customer: account }, 'jean@example.org'],
  ])('are sent with an e-mail, which is %s · CHK-7 · CHK-22', async (_, cart, email) => {
    const { session, asked, settled } = await cartAtTheTill(cart);
    session.submitAddresses(addresses);
    await settled();
    expect(asked).toEqual([['setAddresses', 'token-1', { ...addresses, email }]]);
  });

  it.each([
    ['the answer of a guest', {}, true, [['setEmail', 'token-1', 'mara@example.org', true]]],
    ['a guest’s no', {}, false, [['setEmail', 'token-1', 'mara@example.org', false]]],
    ['nothing without an answer', {}, undefined, []],
    ['nothing for an account', { customer: account }, true, []],
  ] as const)(
    'are sent after the consent to cart reminders: %s · CHK-28 · LAW-32',
    async (_, cart, reminder, before) => {
      const { session, asked, settled } = await cartAtTheTill(cart);
      session.submitAddresses({ ...addresses, ...(reminder !== undefined && { reminder }) });
      await settled();
      expect(asked.slice(0, -1)).toEqual(before);
      expect(asked.at(-1)?.[0]).toBe('setAddresses');
    },
  );

  it('are sent before a loyalty number, even if the cart has no customer yet · CHK-15', async () => {
    const { session, asked, settled } = await cartAtTheTill();
    session.submitAddresses({ ...addresses, milesAndMoreNumber: '999912345678901' });
    await settled();
    expect(asked.map(([name]) => name)).toEqual(['setAddresses', 'setMilesAndMoreNumber']);
    expect(asked.at(-1)?.slice(1)).toEqual(['token-1', '999912345678901']);
  });
});

describe('the shipping method', () => {
  const post: ShippingMethod = { key: 'swisspost_a', price: euros(900) };

  it('is one of those offered for the shipment of the cart · CHK-9', async () => {
    const asked: unknown[] = [];
    const { session, seen, settled } = await cartAtTheTill(
      {},
      {
        shippingMethods: (...args) => {
          asked.push(args);
          return TE.right([post]);
        },
      },
    );
    expect(seen.at(-1)?.shippingMethods).toEqual({ _tag: 'Loading' });
    session.loadShippingMethods();
    await settled();
    expect(asked).toEqual([['token-1', 'shipment-1']]);
    expect(seen.at(-1)?.shippingMethods).toEqual({ _tag: 'Ready', value: [post] });
  });

  it.each([[undefined], [true], [false]])(
    'is saved with the answer on the delivery notice (%s), and sent as an event · CHK-9 · TRK-1',
    async (notice) => {
      const { session, asked, told, cart, settled } = await cartAtTheTill();
      session.chooseShipping('swisspost_a', notice);
      await settled();
      expect(asked).toEqual([['chooseShipping', 'token-1', 'shipment-1', 'swisspost_a', notice]]);
      expect(told).toEqual([{ _tag: 'ShippingChosen', cart: cart(), tier: 'swisspost_a' }]);
    },
  );

  it('is neither offered nor saved if the cart has no shipment · CHK-9', async () => {
    const { session, asked, told, seen, task, settled } = await cartAtTheTill({ shipments: [] });
    session.loadShippingMethods();
    session.chooseShipping('swisspost_a');
    await settled();
    expect(seen.at(-1)?.shippingMethods).toEqual({ _tag: 'Ready', value: [] });
    expect(task()).toEqual({ _tag: 'Failed', name: 'shipping', failure: { _tag: 'NotFound' } });
    expect([asked, told]).toEqual([[], []]);
  });
});

describe('the preselected shipping method', () => {
  const parcel = { id: 'shipment-1', method: 'gls_parcel' };

  it('is saved at once, only the newest of several, and the step stays open · CHK-33', async () => {
    const { session, asked, events, task, settled } = await cartAtTheTill();
    session.loadShippingMethods();
    session.sendAtOnce('gls_parcel', false);
    session.sendAtOnce('dhl', true);
    await settled();
    expect(asked).toEqual([['chooseShipping', 'token-1', 'shipment-1', 'dhl', true]]);
    expect([task(), events]).toEqual([{ _tag: 'Idle' }, []]);
  });

  it.each<[string, Partial<Cart>, boolean | undefined, number]>([
    ['as it is', { shipments: [parcel] }, undefined, 0],
    ['with the same refusal', { shipments: [parcel], deliveryNotice: false }, false, 0],
    ['with another answer', { shipments: [parcel], deliveryNotice: false }, true, 1],
    ['without its answer', { shipments: [parcel] }, true, 1],
    ['and nothing is sent', { shipments: [] }, undefined, 0],
  ])('is sent only if it is not saved yet: %s · CHK-33', async (_, change, notice, times) => {
    const { session, asked, settled } = await cartAtTheTill(change);
    session.sendAtOnce('gls_parcel', notice);
    await settled();
    expect(asked).toHaveLength(times);
  });

  it('reports no failure if it cannot be saved; the step does · CHK-33', async () => {
    const { session, task, settled } = await cartAtTheTill({}, { chooseShipping: () => TE.left(notFound) });
    session.sendAtOnce('gls_parcel');
    await settled();
    expect(task()).toEqual({ _tag: 'Idle' });
    session.chooseShipping('gls_parcel');
    await settled();
    expect(task()).toEqual({ _tag: 'Failed', name: 'shipping', failure: notFound });
  });
});

describe('shipping and payment method together', () => {
  const sends = ['chooseShipping', 'token-1', 'shipment-1', 'swisspost_a', undefined];
  const pays = ['choosePayment', 'token-1', 'visa'];

  it('are saved by one press in this order, with one payment event however often they are saved · CHK-28 · TRK-1', async () => {
    const { session, asked, events, task, settled } = await cartAtTheTill();
    session.chooseShipping('swisspost_a', undefined, 'visa');
    expect(task()).toEqual({ _tag: 'Busy', name: 'shipping' });
    await settled();
    expect(task()).toEqual({ _tag: 'Done', name: 'payment' });
    session.chooseShipping('swisspost_a', undefined, 'visa');
    await settled();
    expect(asked).toEqual([sends, pays, sends, pays]);
    expect(events).toEqual(['ShippingChosen', 'PaymentChosen', 'ShippingChosen']);
  });

  it('skip the payment method if nothing is left to pay · CHK-28', async () => {
    const { session, asked, task, settled } = await cartAtTheTill({ checkoutState: 'payment_skipped' });
    session.chooseShipping('swisspost_a', undefined, 'visa');
    await settled();
    expect(asked).toEqual([sends]);
    expect(task()).toEqual({ _tag: 'Done', name: 'shipping' });
  });

  it.each([
    ['shipping', { chooseShipping: () => TE.left(notFound) }, []],
    ['payment', { choosePayment: () => TE.left(notFound) }, ['ShippingChosen']],
  ] as const)('name the one that failed: %s · CHK-28', async (step, answers, told) => {
    const { session, events, task, settled } = await cartAtTheTill({}, answers);
    session.chooseShipping('swisspost_a', undefined, 'visa');
    await settled();
    expect(task()).toEqual({ _tag: 'Failed', name: step, failure: notFound });
    expect(events).toEqual(told);
  });
});
