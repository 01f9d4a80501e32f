import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  type ScoreInput,
  type ScoreRequest,
  scoreRequest,
  scoreTags,
} from '../../../src/domain/checkout/credit-score.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cart, cartOf, plainCartItem } from '../../arbitraries/cart.ts';

const customer = { id: '7', email: 'mira@example.ch' };
const full = cartOf(undefined, { billingAddress: plainAddress, shippingAddress: plainAddress, customer });
const plain: ScoreInput = { cart: full, isLastPaymentLookup: false };
const { customer: _, ...nobody } = full;
const { billingAddress: __, ...unbilled } = full;
const { shippingAddress: ___, ...unshipped } = full;
const at = (email: string) => ({ ...plainAddress, email });

describe('the tags of a credit check', () => {
  const service = { ...full, items: [plainCartItem, { ...plainCartItem, category: 'service' as const }] };
  it.each([
    ['none', {}, []],
    ['none for another order type', { orderType: 'online' }, []],
    ['studio for a service order', { orderType: 'service' }, ['studio']],
    ['studio for a studio order', { orderType: 'studio' }, ['studio']],
    ['studio for a service in the cart', { cart: service }, ['studio']],
    ['studio only once', { cart: service, orderType: 'studio' }, ['studio']],
    ['internal for the last payment', { isLastPaymentLookup: true }, ['internal']],
    ['both', { orderType: 'service', isLastPaymentLookup: true }, ['studio', 'internal']],
  ])('are %s · CHK-16', (_fact, change, tags) => expect(scoreTags({ ...plain, ...change })).toEqual(tags));
});

describe('a credit check', () => {
  it('is sent with all known data · CHK-16', () =>
    expect(scoreRequest({ ...plain, lastOrderDate: '2026-01-31' })).toEqual(
      E.right({
        billingAddress: { ...plainAddress, email: 'mira@example.ch' },
        shippingAddress: { ...plainAddress, email: 'mira@example.ch' },
        orderTotal: full.total,
        priceChannel: 'default',
        items: full.items,
        lastOrderDate: '2026-01-31',
        tags: [],
        matchingProfile: 4,
      }),
    ));

  it('is sent without a last order date for a first order · CHK-16', () =>
    expect(E.map((asked: ScoreRequest) => 'lastOrderDate' in asked)(scoreRequest(plain))).toEqual(
      E.right(false),
    ));

  it.each([
    ['male', 'm'],
    ['female', 'f'],
    [undefined, undefined],
  ] as const)('with the salutation %s has the gender %s · CHK-16', (salutation, gender) => {
    const billingAddress = { ...plainAddress, ...(salutation && { salutation }) };
    const asked = scoreRequest({ ...plain, cart: { ...full, billingAddress } });
    expect(E.map(({ billingAddress: { gender: said } }: ScoreRequest) => said)(asked)).toEqual(
      E.right(gender),
    );
  });

  it.each([
    ['the address', { ...full, billingAddress: at('own@example.ch') }, 'own@example.ch', 'mira@example.ch'],
    [
      'each address',
      { ...nobody, billingAddress: at('a@b.ch'), shippingAddress: at('c@d.ch') },
      'a@b.ch',
      'c@d.ch',
    ],
    ['the billing address only', { ...nobody, billingAddress: at('a@b.ch') }, 'a@b.ch', 'a@b.ch'],
  ])('takes the e-mail of %s · CHK-16', (_fact, given, billing, shipping) => {
    const asked = scoreRequest({ ...plain, cart: given });
    expect(
      E.map(({ billingAddress: b, shippingAddress: s }: ScoreRequest) => [b.email, s.email])(asked),
    ).toEqual(E.right([billing, shipping]));
  });

  it.each([
    ['a billing address', unbilled, 'NoBillingAddress'],
    ['a shipping address', unshipped, 'NoShippingAddress'],
    ['an e-mail', nobody, 'NoEmail'],
    ['an e-mail for the bill', { ...nobody, shippingAddress: at('c@d.ch') }, 'NoEmail'],
    ['an e-mail that is not empty', { ...full, customer: { ...customer, email: '' } }, 'NoEmail'],
  ])('is not sent without %s · CHK-16', (_fact, given, _tag) =>
    expect(scoreRequest({ ...plain, cart: given })).toEqual(E.left({ _tag })),
  );

  const email = fc.constantFrom(undefined, '', 'a@b.ch', 'c@d.ch');
  const addressed = fc
    .record({ cart, billing: email, shipping: email, customer: email })
    .map(({ cart: given, billing, shipping, customer: own }) => ({
      ...given,
      billingAddress: { ...plainAddress, ...(billing !== undefined && { email: billing }) },
      shippingAddress: { ...plainAddress, ...(shipping !== undefined && { email: shipping }) },
      ...(own !== undefined && { customer: { ...customer, email: own } }),
    }));
  const type = fc.constantFrom('online', 'service', 'studio');

  it('has both e-mails, no last order date for a first order, and each tag once · CHK-16', () =>
    fc.assert(
      fc.property(addressed, type, fc.boolean(), (given, orderType, isLastPaymentLookup) => {
        const asked = scoreRequest({ cart: given, orderType, isLastPaymentLookup });
        fc.pre(E.isRight(asked));
        expect(asked.right.billingAddress.email).toContain('@');
        expect(asked.right.shippingAddress.email).toContain('@');
        expect(asked.right).not.toHaveProperty('lastOrderDate');
        expect(new Set(asked.right.tags).size).toBe(asked.right.tags.length);
      }),
    ));
});
