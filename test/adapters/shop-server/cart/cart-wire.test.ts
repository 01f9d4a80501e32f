import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CartC } from '../../../../src/adapters/contract/cart/cart.ts';
import { decode } from '../../../../src/adapters/shared/decode.ts';
import type { CartFacts, LineFacts } from '../../../../src/adapters/shop-server/cart/cart-facts.ts';
import { cartWire } from '../../../../src/adapters/shop-server/cart/cart-wire.ts';
import { texts } from '../../../../src/config/words/texts.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';
import { shops } from '../../sandbox/fixtures/shops.ts';

const line = (more: Partial<LineFacts> = {}): LineFacts => ({
  id: 'line-1',
  product: {
    id: '20012' as ProductId,
    sku: 'DAY-30',
    title: 'Day',
    slug: 'day',
    image: '/images/20012/front',
    category: 'lens',
    brand: ['Maker'],
    status: 'active',
    isTrial: false,
    orderable: true,
  },
  variantId: 'v-1',
  options: { sphere: '-2.50' },
  meta: { eye: 'right', pair_id: 'pair-1' },
  quantity: 2,
  unit: 1000,
  total: 2000,
  savings: 0,
  ...more,
});
const address = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
} as const;
const sums = {
  itemsBefore: 2000,
  promotion: 0,
  items: 2000,
  shipping: 0,
  rounding: 0,
  total: 2000,
  website: 2000,
  savings: 0,
};
const cart = (more: Partial<CartFacts> = {}): CartFacts => ({
  token: 'token',
  id: '7',
  checkoutState: 'cart',
  createdAt: new Date('2026-11-26T09:00:00Z'),
  lines: [line()],
  currency: 'CHF',
  totals: sums,
  priceChannel: 'okulino_web',
  shipmentId: 'shipment-7',
  ...more,
});
const said = (more?: Partial<CartFacts>) =>
  cartWire({ shops, texts }, { brand_channel: 'okulino', locale: 'de' }, cart(more));

describe('a cart on the wire', () => {
  it('has lines with their values, eye and position · CART-1', () => {
    expect(said().items).toEqual([
      {
        id: 'line-1',
        product_id: '20012',
        variant_id: 'v-1',
        sku: 'DAY-30',
        title: 'Day',
        slug: 'day',
        quantity: 2,
        unit_price: 1000,
        is_trial: false,
        meta: { eye: 'right', pair_id: 'pair-1' },
        formatted_options: [{ code: 'sphere', label: expect.any(String), value: '-2.50' }],
        images: ['/images/20012/front'],
        detail: { category: 'lens', product_status: 'active' },
        brand: ['Maker'],
        position: 1,
        price_channel: shops.okulino.priceChannel,
        total: 2000,
        number: '01',
      },
    ]);
  });

  it('says how much one piece of a line contains, if known · LAW-16', () => {
    const unit = { amount: 30, name: 'lenses' } as const;
    const { product } = line();
    expect(said({ lines: [line({ product: { ...product, unit } })] }).items[0]?.detail.unit).toEqual(unit);
    expect(said().items[0]?.detail).not.toHaveProperty('unit');
  });

  it('has no subscription and the frequency one by default · CART-1 · ACC-5', () =>
    expect(said()).toMatchObject({ subscription: false, subscription_frequency: 1 }));

  it('has the gift last, and marks only that · CART-14', () => {
    const gift = line({ id: 'gift-7', quantity: 1, unit: 0, total: 0, meta: {} });
    const { items, gift: offered } = said({
      gift: {
        productId: gift.product.id,
        from: 5000 as Minor,
        product: gift.product,
        standing: 'given',
        line: gift,
      },
    });
    expect(items.map(({ id, is_gift, number }) => [id, is_gift, number])).toEqual([
      ['line-1', undefined, '01'],
      ['gift-7', true, '02'],
    ]);
    expect(offered).toMatchObject({ product_id: '20012', from: 5000, standing: 'given' });
  });

  it('names a guest by the cart and a customer by the account', () => {
    expect(said().customer).toBeUndefined();
    expect(said({ email: 'a@example.org' }).customer).toEqual({
      '@id': '/api/customers/guest-7',
      email: 'a@example.org',
    });
    expect(
      said({ email: 'a@example.org', customerId: '3', accountId: 'K-3', billingAddress: address }).customer,
    ).toEqual({
      '@id': '/api/customers/3',
      email: 'a@example.org',
      account_id: 'K-3',
      first_name: 'Mara',
      last_name: 'Keller',
    });
  });

  it('states savings only if there are any · CART-16', () => {
    expect(said().savings).toEqual({});
    const totals = { ...sums, website: 2400, savings: 400 };
    expect(said({ totals }).savings).toEqual({
      current: 2000,
      website: 2400,
      savings_from_website: 400,
      savings_from_website_in_percents: 16.7,
    });
  });

  it('has its own currency, even if its shop now sells in another one · PRICE-9', () => {
    expect(said().currency_code).toBe('CHF');
    expect(said({ currency: 'EUR' }).currency_code).toBe('EUR');
    const couponPaused = { code: 'AB100', refusal: 'minimum_not_reached', minimum: 5000 } as const;
    expect(said({ currency: 'EUR', couponPaused }).discount_note).toContain('EUR\u00a050.00');
    expect(said({ couponPaused }).discount_note).toContain('CHF\u00a050.00');
  });

  it('states the rounding of its total, if there is one · PRICE-8', () => {
    expect(said()).not.toHaveProperty('rounding_total');
    const totals = { ...sums, rounding: -2, total: sums.total - 2 };
    expect(said({ totals })).toMatchObject({ rounding_total: -2, total: sums.total - 2 });
  });

  it('says that its coupon counts, or why it does not · COUP-5', () => {
    expect(said({ coupon: 'SEHEN10' })).toMatchObject({ promotion_coupon: { code: 'SEHEN10' } });
    const paused = said({ couponPaused: { code: 'SEHEN10', refusal: 'minimum_not_reached', minimum: 5000 } });
    expect(paused.promotion_coupon).toBeUndefined();
    expect(paused.discount_note).toContain('SEHEN10');
    expect(paused.discount_note).toContain('50');
  });

  it.each([
    ['-2.50', [40]],
    ['0.00', [220]],
  ])('has the tax of a lens by its power: of %s in Italy %j', (sphere, rates) => {
    const wire = said({
      lines: [line({ options: { sphere } })],
      shippingAddress: { ...address, country_code: 'IT' },
    });
    expect(wire.vat_lines?.map(({ rate }) => rate)).toEqual(rates);
  });

  it('has the tax of its destination country, which adds up to the total', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('CH', 'DE', 'AT', 'IT', 'FR', 'LI'),
        fc.nat(2000),
        (prices, country_code, shipping) => {
          const lines = prices.map((total, i) => line({ id: `line-${i}`, quantity: 1, unit: total, total }));
          const items = prices.reduce((sum, one) => sum + one, 0);
          const total = items + shipping;
          const wire = said({
            lines,
            totals: { ...sums, itemsBefore: items, items, shipping, total },
            shippingAddress: { ...address, country_code },
          });
          expect(decode(CartC)(JSON.parse(JSON.stringify(wire)))._tag).toBe('Right');
          expect(wire.vat_lines?.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
        },
      ),
    ));
});
