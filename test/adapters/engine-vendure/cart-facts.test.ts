import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { OrderOfEngineC } from '../../../src/adapters/engine-vendure/carts/cart-answer.ts';
import { cartFacts, shipmentOf } from '../../../src/adapters/engine-vendure/carts/cart-facts.ts';
import { decode } from '../../../src/adapters/shared/decode.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { line, payload, readOrder } from './fixtures/order-of-engine.ts';

const facts = (change: object = {}, account?: { id: string; email: string; accountId: string }) =>
  cartFacts(shops.okulino, 'de', readOrder(change), account);
const ofLine = (change: object) => facts({ lines: [{ ...line, ...change }] }).lines[0];

describe('a cart of the engine', () => {
  it('has its totals, its coupon and its checkout step', () => {
    expect(facts()).toMatchObject({
      token: 'cart-token',
      checkoutState: 'addressed',
      coupon: 'SEHEN10',
      shippingMethod: 'swisspost_b_parcel',
      shippingOptIn: false,
      email: 'mara@example.org',
      customerId: '41',
      priceChannel: 'okulino_web',
      totals: {
        itemsBefore: 4000,
        promotion: -400,
        items: 3600,
        shipping: 750,
        total: 4350,
        website: 5200,
        savings: 1200,
      },
    });
    expect(facts()).not.toHaveProperty('couponPaused');
    expect(facts()).not.toHaveProperty('paymentMethod');
    expect(facts()).not.toHaveProperty('shippingAddress');
  });

  it.each([
    [{}, { name: 'lenses', amount: 30 }],
    [
      { unitAmount: 360, unitName: 'ml' },
      { name: 'ml', amount: 360 },
    ],
    [
      { unitAmount: null, unitName: 'piece' },
      { name: 'piece', amount: 1 },
    ],
    [{ unitAmount: null, unitName: null }, undefined],
  ])('says how much one piece of a line contains: %o · LAW-16', (change, unit) => {
    expect(ofLine(change)?.product.unit).toEqual(unit);
  });

  it('says why its coupon does not count, and from which amount it would', () => {
    const coupon = {
      code: 'AB50',
      counts: false,
      freeShipping: false,
      reason: 'minimum_not_reached',
      minimum: 5000,
    };
    expect(facts({ coupon })).toMatchObject({
      couponPaused: { code: 'AB50', refusal: 'minimum_not_reached', minimum: 5000 },
    });
    expect(facts({ coupon })).not.toHaveProperty('coupon');
    const unsaid = { code: 'AB50', counts: false, freeShipping: false, reason: null, minimum: null };
    expect(facts({ coupon: unsaid }).couponPaused).toEqual({ code: 'AB50', refusal: 'not_for_products' });
    expect(facts({ coupon: null })).not.toHaveProperty('coupon');
  });

  it('says what the coupon takes off each line, as long as there is one · COUP-7', () => {
    expect(ofLine({})).toMatchObject({ discount: 200 });
    expect(ofLine({ discount: null })).not.toHaveProperty('discount');
    expect(facts({ items: 4000, coupon: null }).lines[0]).not.toHaveProperty('discount');
  });

  it('says whether its coupon makes shipping free · COUP-3 · CHK-9', () => {
    const coupon = { code: 'PORTOFREI', counts: true, freeShipping: true, reason: null, minimum: null };
    expect(facts({ coupon })).toMatchObject({ coupon: 'PORTOFREI', isSentFree: true });
    expect(facts()).not.toHaveProperty('isSentFree');
  });

  it('names what stayed behind of another cart, spelled as usual in its country · CART-24', () => {
    const leftBehind = [{ title: 'Große Linse', taken: 2, left: 1 }];
    expect(facts({ leftBehind }).leftBehind).toEqual([{ title: 'Grosse Linse', taken: 2, left: 1 }]);
    expect(facts()).not.toHaveProperty('leftBehind');
  });

  it('spells the name of a product as usual in its country', () =>
    expect(facts().lines[0]?.product).toMatchObject({
      title: 'Grosse Linse',
      image: '/images/10010/front',
      brand: ['Zephira'],
      orderable: true,
    }));

  it('names an account only if it belongs to the account that asks', () => {
    const account = (id: string) => ({ id, email: 'mara@example.org', accountId: 'K-7' });
    expect(facts({}, account('41')).accountId).toBe('K-7');
    expect(facts({}, account('42'))).not.toHaveProperty('accountId');
    expect(facts({})).not.toHaveProperty('accountId');
  });

  it.each([
    ['the former price', {}, 2600, 1200],
    ['nothing if the former price is not higher', { struck: 2100 }, undefined, 0],
    ['nothing without a former price', { struck: null }, undefined, 0],
    ['the shop’s own price at a partner’s price', { priceChannel: 'partner', basePrice: 2400 }, 2400, 800],
    [
      'nothing if the shop’s own price is lower than a partner’s price',
      { priceChannel: 'partner', basePrice: 1900 },
      undefined,
      0,
    ],
  ])('is compared with %s', (_, change, website, savings) => {
    const compared = ofLine(change);
    expect(compared?.website).toBe(website);
    expect(compared?.savings).toBe(savings);
  });

  it('keeps eye, pair, partner, partner mark and recommendation of a line', () => {
    const recommendedBy = { recommendationId: 'r-1', source: 'cart', itemPosition: 3 };
    expect(ofLine({ priceChannel: 'okulino_partner', partnerMark: 'mark', recommendedBy })).toMatchObject({
      meta: { eye: 'right', pair_id: 'one' },
      priceChannel: 'okulino_partner',
      fk: 'mark',
      createdFrom: {
        type: 'recommendation',
        data: { recommendation_id: 'r-1', source: 'cart', item_position: 3 },
      },
    });
    expect(ofLine({ eye: null, pairId: null })?.meta).toEqual({});
    expect(facts({ lines: [{ ...line, priceChannel: 'okulino_partner' }] }).priceChannel).toBe(
      'okulino_partner',
    );
  });

  it('has the gift apart from the bought lines, whether it was added or not · CART-14', () => {
    const gift = {
      shopId: '20180',
      title: 'Große Gabe',
      slug: 'gabe',
      sku: 'GIFT',
      kind: 'lenscare',
      from: 9900,
      standing: 'tooLittle',
    };
    const waiting = facts({ gift });
    expect(waiting.gift).toMatchObject({
      productId: '20180',
      from: 9900,
      standing: 'tooLittle',
      product: { title: 'Grosse Gabe', image: '/images/20180/front' },
    });
    expect(waiting.gift).not.toHaveProperty('line');
    const given = {
      ...line,
      id: '8',
      shopId: '20180',
      unitPrice: 0,
      basePrice: 900,
      struck: null,
      gift: true,
    };
    const cart = facts({ gift: { ...gift, standing: 'given' }, lines: [line, given] });
    expect(cart.lines).toHaveLength(1);
    expect(cart.gift).toMatchObject({ standing: 'given', line: { id: '8', unit: 0 } });
    expect(cart.totals.website).toBe(5200);
    expect(facts()).not.toHaveProperty('gift');
  });

  it('has a line that cannot be ordered if its product cannot', () => {
    expect(ofLine({ status: 'discontinued', replacedBy: '10020' })?.product).toMatchObject({
      orderable: false,
      replacement: '10020',
    });
    expect(ofLine({ status: 'inactive' })?.product.orderable).toBe(false);
  });

  it.each([
    ['an unknown kind of product', { lines: [{ ...line, kind: 'car' }] }],
    ['a fractional quantity', { lines: [{ ...line, quantity: 0.5 }] }],
    ['a fractional amount', { total: 1.5 }],
    ['an unknown checkout step', { checkoutState: 'flying' }],
    ['an unknown currency', { currency: 'XXX' }],
    ['an invalid day', { createdAt: 'yesterday' }],
  ])('is rejected with %s', (_, change) =>
    expect(E.isLeft(decode(OrderOfEngineC)({ ...payload, ...change }))).toBe(true),
  );
});

describe('the shipment id of a cart', () => {
  it('is the same for the same cart only, and does not reveal its token', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(shipmentOf(one)).toBe(shipmentOf(one));
        expect(shipmentOf(one)).not.toContain(one.slice(0, 8));
        expect(shipmentOf(one) === shipmentOf(other)).toBe(one === other);
      }),
    ));
});
