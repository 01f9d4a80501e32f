import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CheckoutPort } from '../../../src/application/checkout/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { notFound, unreachable } from '../cart/shop-of-one.ts';
import { atTheTill, orderOf, paid } from './till.ts';

describe('placing an order', () => {
  it('sends one request, however often the button is pressed · CHK-12', async () => {
    let asked = 0;
    const till = await atTheTill({
      placeOrder: () => async () => {
        asked += 1;
        return E.right(orderOf());
      },
    });
    for (let press = 0; press < 20; press += 1) till.order();
    await till.settled();
    for (let press = 0; press < 20; press += 1) till.order();
    await till.settled();
    expect(asked).toBe(1);
    expect(till.task()).toMatchObject({ _tag: 'Ordered', start: { url: '/pay/p' } });
  });

  it('repeats the request for the same cart if the response is lost · CHK-12', async () => {
    const carts: string[] = [];
    const till = await atTheTill({
      placeOrder:
        ({ token }) =>
        async () => {
          carts.push(token);
          return carts.length < 3 ? E.left(unreachable) : E.right(orderOf());
        },
    });
    till.order();
    await till.settled();
    expect(carts).toEqual(['token-1', 'token-1', 'token-1']);
    expect(till.task()?._tag).toBe('Ordered');
  });

  it('forgets the cart once the order exists · CART-4', async () => {
    const till = await atTheTill();
    till.order();
    await till.settled();
    expect([till.cart(), till.kept(), till.attempt()]).toEqual([null, undefined, undefined]);
    expect(till.leftTraces()).toBe(false);
  });

  it('forgets a cart that another use case brings although it is ordered · CART-3', async () => {
    const till = await atTheTill();
    const cart = till.cart();
    if (!cart) throw new Error('no cart');
    await till.visitor.adopt(async () => E.right({ ...cart, checkoutState: 'completed' }));
    await till.settled();
    expect([till.cart(), till.kept()]).toEqual([null, undefined]);
  });

  it('keeps the cart and reports the reason if the order is refused · CHK-18', async () => {
    const failure: Failure = { _tag: 'Refused', code: 'stock.short', violations: [] };
    const till = await atTheTill({ placeOrder: () => TE.left(failure) });
    till.order();
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure });
    expect([till.cart()?.items.length, till.attempt()]).toEqual([1, undefined]);
    expect(till.leftTraces()).toBe(true);
  });

  it('reports that the order exists if only its payment could not be started', async () => {
    const till = await atTheTill({}, { ...paid, start: () => TE.left(unreachable) });
    till.order();
    await till.settled();
    expect(till.task()).toMatchObject({ _tag: 'PaymentNotStarted', order: { number: 'D-1' } });
  });

  it('saves a changed comment before the order', async () => {
    const did: string[] = [];
    const till = await atTheTill({
      setComment: (token, comment) => async () => {
        did.push(comment);
        return E.right({ ...(await atTheTill()).cart()!, token, comment });
      },
      placeOrder: () => async () => {
        did.push('order');
        return E.right(orderOf());
      },
    });
    till.order({ comment: 'Bitte klingeln' });
    await till.settled();
    await till.settled();
    expect(did).toEqual(['Bitte klingeln', 'order']);
  });
});

it.each([
  ['stays open after an unreadable response', { _tag: 'Unreadable', at: 'order' }, 'token-1'],
  ['stays open after an error of the server', { _tag: 'Unavailable', status: 504 }, 'token-1'],
  ['ends with a refusal', { _tag: 'Refused', code: 'cart.empty', violations: [] }, undefined],
] satisfies readonly (readonly [string, Failure, string | undefined])[])(
  'the attempt to order %s · CHK-12',
  async (_, failure, attempt) => {
    const till = await atTheTill({ placeOrder: () => async () => E.left(failure) });
    till.order();
    await till.settled();
    expect(till.attempt()?.seen.token).toBe(attempt);
  },
);

describe('a checkout step', () => {
  it('is busy while it is saved, and then done', async () => {
    const till = await atTheTill();
    till.session.submitEmail('mia@example.ch');
    expect(till.task()).toEqual({ _tag: 'Busy', name: 'customer' });
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Done', name: 'customer' });
  });
  it('keeps the violations of a refusal · CHK-18', async () => {
    const failure: Failure = {
      _tag: 'Refused',
      code: 'address.invalid',
      violations: [{ field: 'postcode', code: 'invalid_postcode', message: 'PLZ?' }],
    };
    const till = await atTheTill({ setEmail: () => TE.left(failure) });
    till.session.submitEmail('mia@example.ch');
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'customer', failure });
  });
  it('is not started while another one is being saved', async () => {
    const emails: string[] = [];
    const till = await atTheTill({
      setEmail: (_, email) => async () => {
        emails.push(email);
        return E.left(notFound);
      },
    });
    till.session.submitEmail('a@example.ch');
    till.session.submitEmail('b@example.ch');
    await till.settled();
    expect(emails).toEqual(['a@example.ch']);
  });
  it('fails at once without a cart, and leaves nothing loading', async () => {
    const till = await atTheTill();
    till.forget();
    await till.settled();
    till.session.submitEmail('mia@example.ch');
    till.session.loadPaymentMethods();
    await till.settled();
    expect(till.seen.at(-1)).toMatchObject({
      task: { _tag: 'Failed', failure: notFound },
      paymentMethods: { _tag: 'Failed', error: notFound },
    });
  });
});

describe('begin-checkout', () => {
  it('is sent once per cart · CHK-5', async () => {
    const till = await atTheTill();
    till.session.begin();
    till.session.begin();
    await till.settled();
    expect(till.events).toEqual(['CheckoutBegun']);
  });
});

describe('a loyalty number', () => {
  const plain = { email: 'mara@example.org', billing: plainAddress, shipping: plainAddress };
  const sentWith = async (kept: string | undefined, milesAndMoreNumber?: string) => {
    const sent: string[] = [];
    const customer = { id: '1', email: plain.email, ...(kept && { milesAndMoreNumber: kept }) };
    const { session, settled } = await atTheTill({
      setAddresses: () => TE.right({ ...cartOf(), customer }),
      setMilesAndMoreNumber: (_, number) => {
        sent.push(number);
        return TE.right(cartOf());
      },
    });
    session.submitAddresses({ ...plain, ...(milesAndMoreNumber !== undefined && { milesAndMoreNumber }) });
    await settled();
    return sent;
  };
  it.each([
    [undefined, '999912345678901', ['999912345678901']],
    ['999912345678901', '', ['']],
    ['999912345678901', '999912345678901', []],
    [undefined, '', []],
    ['999912345678901', undefined, []],
  ])('stored as %j and typed as %j sends %j · CHK-15', async (kept, typed, sent) =>
    expect(await sentWith(kept, typed)).toEqual(sent),
  );

  const refused: Failure = {
    _tag: 'Refused',
    code: 'request.refused',
    violations: [{ field: 'miles_and_more_number', code: 'x', message: 'Diese Nummer gibt es nicht.' }],
  };
  const toldOf = async (
    typed: string | undefined,
    answers: readonly Failure[] = [],
    addresses?: Failure,
    kept?: string,
  ) => {
    const left = [...answers];
    const customer = { id: '1', email: plain.email, ...(kept && { milesAndMoreNumber: kept }) };
    const { session, settled, notes } = await atTheTill({
      setAddresses: () => (addresses ? TE.left(addresses) : TE.right({ ...cartOf(), customer })),
      setMilesAndMoreNumber: () => async () => {
        const failure = left.shift();
        return failure ? E.left(failure) : E.right(cartOf());
      },
    });
    session.submitAddresses({ ...plain, ...(typed !== undefined && { milesAndMoreNumber: typed }) });
    await settled();
    return notes;
  };
  const number = '999912345678901';
  it('is confirmed by a notification when it is set and when it is removed · MILES-3', async () => {
    expect(await toldOf(number)).toMatchObject([
      {
        key: 'cart.set_miles_and_more_number_success',
        tone: 'success',
        text: { key: 'personal:miles.saved' },
      },
    ]);
    expect(await toldOf('', [], undefined, number)).toMatchObject([
      { key: 'cart.miles_and_more_removed', tone: 'success', text: { key: 'personal:miles.removed' } },
    ]);
  });
  it('is confirmed once, however often the request had to be repeated · MILES-3', async () => {
    expect((await toldOf(number, [unreachable, unreachable])).map(({ key }) => key)).toEqual([
      'cart.set_miles_and_more_number_success',
    ]);
  });
  it('is reported with the message of a refusal, silently because the form shows it too · MILES-3', async () => {
    expect(await toldOf(number, [refused])).toMatchObject([
      {
        key: 'customer.invalid_miles_and_more_number',
        tone: 'danger',
        title: { key: 'account:failed' },
        text: { sentence: 'Diese Nummer gibt es nicht.' },
        silent: true,
      },
    ]);
  });
  it('is not reported if there is nothing to send or the addresses were refused first · MILES-3', async () => {
    expect(await toldOf(undefined)).toEqual([]);
    expect(await toldOf(number, [], undefined, number)).toEqual([]);
    expect(await toldOf(number, [], refused)).toEqual([]);
  });
});

describe('the prescription of the last lens order', () => {
  const facts = { issuedOn: '2026-01-15' as Day, prescriber: 'Dr. Marchand' };
  it.each<[string, CheckoutPort['lastPrescription'], typeof facts | undefined]>([
    ['is known as soon as it is found', () => TE.right(facts), facts],
    ['is undefined if there was none', () => TE.right(undefined), undefined],
    ['is undefined for a guest, without a notification', () => TE.left({ _tag: 'NotFound' }), undefined],
  ])('%s · LAW-27', async (_, lastPrescription, found) => {
    const { session, seen, task, settled } = await atTheTill({ lastPrescription });
    session.loadLastPrescription();
    await settled();
    expect(seen.at(-1)?.lastPrescription).toEqual(found);
    expect(task()).toEqual({ _tag: 'Idle' });
  });

  it('is forgotten with the way of payment when another customer comes, also if it arrives late · AUTH-22 · LAW-27', async () => {
    const late = Promise.withResolvers<typeof facts>();
    const answers = [TE.right(facts), TE.fromTask(() => late.promise)];
    const { session, visitor, seen, settled } = await atTheTill({
      lastPrescription: () => answers.shift() ?? TE.right(undefined),
      lastWay: () => TE.right('visa'),
    });
    const cart = (accountId: string) => ({
      ...cartOf(),
      customer: { id: accountId, email: 'a@example.org', accountId },
    });
    await visitor.adopt(async () => E.right(cart('a7')));
    session.loadLastPrescription();
    session.loadLastWay();
    await settled();
    expect(seen.at(-1)).toMatchObject({ lastPrescription: facts, lastWay: { method: 'visa' } });
    await visitor.adopt(async () => E.right({ ...cart('a7'), comment: 'the same customer' }));
    expect(seen.at(-1)?.lastPrescription).toEqual(facts);
    session.loadLastPrescription();
    await visitor.adopt(async () => E.right(cart('a8')));
    late.resolve(facts);
    await settled();
    expect(seen.at(-1)?.lastPrescription).toBeUndefined();
    expect(seen.at(-1)?.lastWay).toBeUndefined();
  });
});

it('the cart of a link is renewed as soon as it is in the checkout · REO-6', async () => {
  const token = 'linked-0123456789' as CartToken;
  const fresh = { ...cartOf(), token: 'fresh-0123456789ab' as CartToken };
  const asked: string[] = [];
  const { visitor, tokens, cart, settled } = await atTheTill({
    renew: (of, requestId) => {
      asked.push(of, requestId);
      return TE.right(fresh);
    },
  });
  tokens.write(token, '.request-0123456789');
  await visitor.adopt(async () => E.right({ ...cartOf(), token }));
  await settled();
  expect(asked).toEqual([token, 'request-0123456789']);
  expect(cart()).toEqual(fresh);
});
