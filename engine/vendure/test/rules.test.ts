import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order, RequestContext } from '@vendure/core';
import { isAsGiven } from '../src/cart/gifts';
import { refusesCoupons } from '../src/coupons/price-channels';
import { isMade, type Made } from '../src/mending/made-values';
import { refusedMending } from '../src/mending/may-mend';
import { variantName } from '../src/mending/variant-name';
import type { CartGift } from '../src/orders/gift-view';
import { receiptIn } from '../src/outbox/receipt-in';
import { steppedPrice } from '../src/selling/bulk-price';

const steps = [
  { quantity: 2, price: 1900 },
  { quantity: 4, price: 1800 },
];

/** The shop's own table of `unitPriceFor`: the price on a page is the price in the cart. */
for (const [pieces, given, expected] of [
  [1, steps, 2000],
  [2, steps, 1900],
  [3, steps, 1900],
  [4, steps, 1800],
  [99, steps, 1800],
  [4, [...steps].reverse(), 1800],
  [4, [], 2000],
  [4, [{ quantity: 2, price: 2500 }], 2000],
  [5, [...steps, { quantity: 5, price: 1950 }], 1800],
] as const)
  test(`one of ${pieces} at ${JSON.stringify(given)} costs ${expected}`, () => {
    assert.equal(steppedPrice(2000, given, pieces), expected);
  });

for (const [reason, receipt] of [
  ['WD-0001-0002-0003', 'WD-0001-0002-0003'],
  ['Widerruf WD-0001-0002-0003, Ware zurück', 'WD-0001-0002-0003'],
  ['Kulanz', null],
  ['WD-0001-0002', null],
  ['KD-0001-0002-0003', null],
  [null, null],
] as const)
  test(`a refund for the reason ${reason} is one of the withdrawal ${receipt}`, () => {
    assert.equal(receiptIn(reason), receipt);
  });

const said = JSON.stringify({ shop_web: true, partner: false, other: true });

/**
 * The shop's own rule: a channel that is not listed accepts coupons, and a partner's channel takes precedence over the
 * shop's own.
 */
for (const [own, byPriceChannel, lines, expected] of [
  ['shop_web', said, [null], undefined],
  ['shop_web', said, ['partner'], 'not_with_promotions'],
  ['shop_web', said, [null, 'partner'], 'not_with_promotions'],
  ['shop_web', said, ['other', 'partner'], undefined],
  ['shop_web', said, ['unnamed'], undefined],
  ['partner', said, [null], 'not_with_promotions'],
  ['partner', said, ['other'], undefined],
  ['shop_web', null, ['partner'], undefined],
  ['shop_web', '{"partner":', ['partner'], undefined],
  ['shop_web', said, [], 'not_for_products'],
] as const)
  test(`a shop at ${own} with lines at ${JSON.stringify(lines)}, ${byPriceChannel}: ${expected}`, () => {
    const channel = { customFields: { priceChannel: own, couponByPriceChannel: byPriceChannel } };
    const order = { lines: lines.map((priceChannel, id) => ({ id, customFields: { priceChannel } })) };
    assert.equal(
      refusesCoupons({ channel } as unknown as RequestContext, order as unknown as Order),
      expected,
    );
  });

for (const [lying, gives, standing, expected] of [
  [[], undefined, 'given', true],
  [[7], undefined, 'given', false],
  [[7], 7, 'given', true],
  [[], 7, 'given', false],
  [[7, 7], 7, 'given', false],
  [[7], 8, 'given', false],
  [[], 7, 'tooLittle', true],
  [[7], 7, 'tooLittle', false],
  [[7], 7, 'declined', false],
] as const)
  test(`with gifts ${JSON.stringify(lying)} in the cart, ${standing} ${gives}, it is as given: ${expected}`, () => {
    const lines = [undefined, ...lying].map((productVariantId) => ({
      productVariantId: productVariantId ?? 7,
      customFields: { gift: productVariantId !== undefined },
    }));
    const gift = gives && ({ variant: { id: gives }, from: 1, standing } as unknown as CartGift);
    assert.equal(isAsGiven({ lines } as unknown as Order, gift), expected);
  });

const toric: Made = {
  options: [
    { code: 'sphere', values: ['-2.00', '-2.25'] },
    { code: 'axis', values: ['90', '180'] },
    { code: 'add', values: ['high'] },
  ],
  narrowings: [{ when: 'axis', values: ['90'], code: 'sphere', keep: ['-2.00'] }],
};

/** The shop's own rule for what may be added to a cart. */
for (const [what, values, expected] of [
  ['all values', { sphere: '-2.25', axis: '180', add: 'high' }, true],
  ['a value that is made at this axis', { sphere: '-2.00', axis: '90', add: 'high' }, true],
  ['a value that is not made at this axis', { sphere: '-2.25', axis: '90', add: 'high' }, false],
  ['a value in which no product is made', { sphere: '-9.00', axis: '180', add: 'high' }, false],
  ['too few values', { sphere: '-2.25', axis: '180' }, false],
  ['too many values', { sphere: '-2.25', axis: '180', add: 'high', color: 'blue' }, false],
  ['a value of another option instead of one', { sphere: '-2.25', axis: '180', color: 'blue' }, false],
] as const)
  test(`a lens is made in ${what}: ${expected}`, () => {
    const coded = Object.entries(values).map(([code, value]) => ({ code, value }));
    assert.equal(isMade(toric, coded), expected);
  });

test('a value that is said twice is none', () => {
  const twice = ['sphere', 'sphere', 'axis'].map((code) => ({
    code,
    value: code === 'axis' ? '180' : '-2.00',
  }));
  assert.equal(isMade(toric, twice), false);
});

/** The shop's own names of variants: values in the order in which they are requested, special characters escaped. */
for (const [values, expected] of [
  [{}, '20012'],
  [{ axis: '180', sphere: '-2.50', addition: 'high' }, '20012:sphere=-2.50;axis=180;add=high'],
  [{ color: 'a;b=c:d%' }, '20012:color=a%3Bb%3Dc%3Ad%25'],
] as const)
  test(`the shop calls it ${expected}`, () => assert.equal(variantName('20012', values), expected));

for (const [state, quantity, parcels, expected] of [
  ['AwaitingPayment', 1, [], undefined],
  ['PaymentAuthorized', 1, [], undefined],
  ['PaymentSettled', 1, ['Pending', 'Cancelled'], undefined],
  ['PartiallyShipped', 1, [], undefined],
  ['PartiallyShipped', 1, ['Shipped'], 'mend.shipped'],
  ['PartiallyDelivered', 1, ['Delivered'], 'mend.shipped'],
  ['Shipped', 1, [], 'mend.shipped'],
  ['Delivered', 1, [], 'mend.shipped'],
  ['Cancelled', 1, [], 'mend.cancelled'],
  ['PaymentSettled', 0, [], 'mend.cancelled'],
  ['Modifying', 1, [], 'mend.other_work'],
] as const)
  test(`mends in ${state}, ${quantity} of it, parcels ${parcels}: ${expected ?? 'yes'}`, () => {
    assert.equal(refusedMending({ state, quantity, parcels }), expected);
  });
