import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ExpressAnswer, ExpressId } from '../../../src/application/checkout/express-ports.ts';
import { type ExpressParts, takeExpress } from '../../../src/application/checkout/take-express.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shipping.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { cartOf } from '../../arbitraries/cart.ts';

const francs = (minor: number) => ({ minor: minor as Minor, currency: 'CHF' as const });
const methods: readonly ShippingMethod[] = [
  { key: 'swisspost_a_parcel', price: francs(900) },
  { key: 'pickup', price: francs(0) },
  { key: 'swisspost_b_parcel', price: francs(700) },
];
const approved: ExpressAnswer = {
  wallet: 'paypal',
  standing: 'approved',
  payer: {
    email: 'lena@example.org',
    address: {
      firstName: 'Lena',
      lastName: 'Brandt',
      line1: 'Seestrasse 14',
      postcode: '8002',
      city: 'Zürich',
      country: 'CH',
    },
  },
};
const refused: Failure = { _tag: 'Refused', code: 'validation.invalid', violations: [] };
const gone: Failure = { _tag: 'NotFound', code: 'cart.not_found' };
const away: Failure = { _tag: 'Unreachable' };

type Step =
  | 'standing'
  | 'load'
  | 'setAddresses'
  | 'knownNumber'
  | 'setMilesAndMoreNumber'
  | 'shippingMethods'
  | 'chooseShipping'
  | 'choosePayment';

/** A checkout that records its requests; `fails`: at one of its steps. */
const desk = (
  change: {
    readonly answer?: ExpressAnswer;
    readonly cart?: Partial<Cart>;
    readonly ways?: typeof methods;
    readonly number?: string;
    readonly takesNumbers?: boolean;
  } = {},
  fails?: readonly [Step, Failure],
) => {
  const { answer = approved, cart = {}, ways = methods, number, takesNumbers = false } = change;
  const asked: (readonly [Step, unknown])[] = [];
  const step = <A>(name: Step, given: unknown, value: A): TE.TaskEither<Failure, A> => {
    asked.push([name, given]);
    return fails?.[0] === name ? TE.left(fails[1]) : TE.right(value);
  };
  const held = cartOf(undefined, { shipments: [{ id: 's1' }], ...cart });
  const parts: ExpressParts = {
    express: { standing: (_, id) => step('standing', id, answer) },
    carts: { load: () => step('load', undefined, held) },
    checkout: {
      setAddresses: (_, sent) => step('setAddresses', sent, held),
      setMilesAndMoreNumber: (_, sent) => step('setMilesAndMoreNumber', sent, held),
      shippingMethods: (_, shipment) => step('shippingMethods', shipment, ways),
      chooseShipping: (_, __, key, notice) => step('chooseShipping', [key, notice], held),
      choosePayment: (_, code) => step('choosePayment', code, held),
    },
    knownNumber: () => step('knownNumber', undefined, number)(),
    takesNumbers,
    countries: ['CH', 'LI'],
  };
  return { asked, parts, take: takeExpress(parts)('cart' as CartToken, 'e1' as ExpressId) };
};

describe('taking over the data of a wallet', () => {
  it('fills in e-mail, addresses, the cheapest home delivery and the payment method, without any consent · EXP-3', async () => {
    const { asked, take } = desk();
    expect(await take()).toEqual(E.right({ wallet: 'paypal', isCovered: false }));
    const address = expect.objectContaining({ street: 'Seestrasse', streetNumber: '14', countryCode: 'CH' });
    expect(asked).toEqual([
      ['standing', 'e1'],
      ['load', undefined],
      ['setAddresses', { email: 'lena@example.org', billing: address, shipping: address }],
      ['shippingMethods', 's1'],
      ['chooseShipping', ['swisspost_b_parcel', undefined]],
      ['choosePayment', 'paypal'],
    ]);
  });

  it.each([
    [1990, true],
    [1989, false],
  ])('tells whether an approval of %i covers the order: %s · EXP-6', async (minor, isCovered) => {
    const upTo = { minor: minor as Minor, currency: 'EUR' } as const;
    const { take } = desk({ answer: { ...approved, upTo } });
    expect(await take()).toEqual(E.right({ wallet: 'paypal', isCovered }));
  });

  it('keeps the e-mail of the account that owns the cart · EXP-3 · CHK-22', async () => {
    const { asked, take } = desk({
      cart: { customer: { accountId: 'a1', email: 'mara@example.org' } as never },
    });
    await take();
    expect(asked.find(([name]) => name === 'setAddresses')?.[1]).toMatchObject({ email: 'mara@example.org' });
  });

  describe('sends the loyalty number of the account', () => {
    const number = '992212345678901';
    const mine = { accountId: 'a1', email: 'mara@example.org' } as never;
    const sent = async (change: Parameters<typeof desk>[0]) => {
      const { asked, take } = desk({ number, takesNumbers: true, ...change });
      expect(E.isRight(await take())).toBe(true);
      return asked.flatMap(([name, given]) => (name === 'setMilesAndMoreNumber' ? [given] : []));
    };

    it('as the address form would fill it in · MILES-4 · EXP-3', async () => {
      expect(await sent({ cart: { customer: mine } })).toEqual([number]);
    });

    it.each<[string, NonNullable<Parameters<typeof desk>[0]>]>([
      ['the shop takes none', { cart: { customer: mine }, takesNumbers: false }],
      ['the visitor is a guest', {}],
      ['the programme issues no such number', { cart: { customer: mine }, number: '123456789012345' }],
      [
        'the order has one',
        { cart: { customer: { ...(mine as object), milesAndMoreNumber: '9' } as never } },
      ],
      ['the address form was sent without', { cart: { customer: mine, billingAddress: {} as never } }],
    ])('but not where %s · MILES-4', async (_why, change) => {
      expect(await sent(change)).toEqual([]);
    });

    it('and says so if it cannot be read · MILES-4', async () => {
      const { take } = desk({ number, takesNumbers: true, cart: { customer: mine } }, ['knownNumber', away]);
      expect(await take()).toEqual(E.left('failed'));
    });
  });

  it('takes over the shipping address alone if only the billing address is refused · EXP-3', async () => {
    const no = (...fields: readonly string[]): Failure => ({
      _tag: 'Refused',
      code: 'validation.invalid',
      violations: fields.map((field) => ({ field, code: 'validation.required' })),
    });
    const sent: unknown[] = [];
    const taken = (failure: Failure) => {
      const { parts } = desk();
      sent.length = 0;
      const setAddresses: ExpressParts['checkout']['setAddresses'] = (_, addresses) => {
        sent.push(addresses);
        return addresses.billing ? TE.left(failure) : TE.right(cartOf());
      };
      const checkout = { ...parts.checkout, setAddresses };
      return takeExpress({ ...parts, checkout })('cart' as CartToken, 'e1' as ExpressId)();
    };
    expect(await taken(no('billing_address.tax_number'))).toEqual(
      E.right({ wallet: 'paypal', isCovered: false, lacksBill: true }),
    );
    expect(sent.at(-1)).toEqual({
      email: 'lena@example.org',
      shipping: expect.objectContaining({ street: 'Seestrasse' }),
    });
    for (const failure of [
      no('billing_address.tax_number', 'shipping_address.postcode'),
      no('email'),
      no(),
    ]) {
      expect(await taken(failure)).toEqual(E.left('address'));
      expect(sent).toHaveLength(1);
    }
  });

  it('chooses no payment method if nothing is to be paid · EXP-3', async () => {
    const { asked, take } = desk({ cart: { checkoutState: 'payment_skipped' } });
    expect(await take()).toEqual(E.right({ wallet: 'paypal', isCovered: false }));
    expect(asked.map(([name]) => name)).not.toContain('choosePayment');
  });

  it.each(['open', 'declined', 'closed', 'expired', 'used'] as const)(
    'changes nothing if the wallet is %s · EXP-5',
    async (standing) => {
      const { asked, take } = desk({ answer: { wallet: 'twint', standing } });
      expect(await take()).toEqual(E.left(standing));
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    ['US', 'Seestrasse 14', 'country'],
    ['CH', 'Postfach 3', 'po_box'],
    ['CH', 'Seestrasse', 'incomplete'],
  ])('changes nothing for an address in %s, %s: %s · EXP-4', async (country, line1, why) => {
    const payer = { email: 'lena@example.org', address: { ...approved.payer?.address, country, line1 } };
    const { asked, take } = desk({ answer: { ...approved, payer } });
    expect(await take()).toEqual(E.left(why));
    expect(asked).toHaveLength(1);
  });

  it('changes nothing if the wallet sends no payer · EXP-4', async () => {
    const { asked, take } = desk({ answer: { wallet: 'paypal', standing: 'approved' } });
    expect(await take()).toEqual(E.left('incomplete'));
    expect(asked).toHaveLength(1);
  });

  it('changes nothing in a cart that was emptied meanwhile, and returns cart · EXP-5', async () => {
    const { asked, take } = desk({ cart: { items: [], shipments: [] } });
    expect(await take()).toEqual(E.left('cart'));
    expect(asked.map(([step]) => step)).toEqual(['standing', 'load']);
  });

  it.each<[string, Parameters<typeof desk>[0]]>([
    ['no shipping method is available', { ways: [] }],
    ['the order needs no shipping', { cart: { shipments: [] } }],
  ])('fails for shipping if %s · EXP-4', async (_, change) => {
    expect(await desk(change).take()).toEqual(E.left('sending'));
  });

  it.each<[Step, Failure, string]>([
    ['standing', { _tag: 'NotFound', code: 'express.not_found' }, 'expired'],
    ['standing', gone, 'cart'],
    ['standing', away, 'failed'],
    ['load', gone, 'cart'],
    ['load', away, 'failed'],
    ['setAddresses', refused, 'address'],
    ['setAddresses', away, 'failed'],
    ['shippingMethods', gone, 'cart'],
    ['chooseShipping', refused, 'sending'],
    ['chooseShipping', away, 'failed'],
    ['choosePayment', refused, 'sending'],
    ['choosePayment', { _tag: 'Unavailable', status: 503 }, 'failed'],
  ])('stops if %s fails with %j, and returns %s · EXP-5', async (step, failure, end) => {
    const { asked, take } = desk({}, [step, failure]);
    expect(await take()).toEqual(E.left(end));
    expect(asked.at(-1)?.[0]).toBe(step);
  });
});
