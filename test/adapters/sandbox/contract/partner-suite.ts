import { expect, it } from 'vitest';
import type { NewItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { add, care, cartWith, done, refused, requestId } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const at = (price_channel: string, product_id: ProductId = care, quantity = 1, fk?: string): NewItemWire => ({
  product: { product_id, option: {}, price_channel, ...(fk !== undefined && { fk }) },
  quantity,
});
const own = (brand: BrandId) => `${brand}_web`;
const partner = (brand: BrandId) => `${brand}_partner`;

/** A visitor who comes by a partner's link buys at the partner's prices. */
export const partnerSuite = (started: () => TestSandbox): void => {
  it('are returned beside the price of the website · PRICE-2 · PRICE-6', async () => {
    const client = started().client();
    const price = (price_channel: string) =>
      done(
        client.getProductPricing({ body: { product_id: care, quantity: 2, price_channel, fk: 'studio7' } }),
      );
    const web = (await price(own('okulino'))).total_excluding_in_cart;
    const offered = (await price(partner('okulino'))).total_excluding_in_cart;
    expect(offered.current).toBeLessThan(web.current);
    expect(offered.website).toBe(web.current);
    expect(offered.savings_from_website).toBe(web.current - offered.current);
  });

  it('apply to each line by its channel, which the cart names · CART-1 · PRICE-6', async () => {
    const client = started().client();
    const web = await cartWith(client, at(own('okulino')));
    const cart = await cartWith(client, at(partner('okulino'), care, 1, 'studio7'));
    const [line] = cart.items;
    expect(line).toMatchObject({
      price_channel: 'okulino_partner',
      fk: 'studio7',
      website_unit_price: web.items[0]?.unit_price,
    });
    expect(line?.unit_price).toBeLessThan(web.items[0]?.unit_price ?? 0);
    expect(line?.savings).toBe((web.items[0]?.unit_price ?? 0) - (line?.unit_price ?? 0));
    expect([web.price_channel, cart.price_channel]).toEqual(['okulino_web', 'okulino_partner']);
    expect(cart.savings.website).toBe(web.items_total);
    expect(cart.total).toBe(line?.total);
  });

  it('stay on a line that grows at the shop’s own prices · CART-17 · PRICE-6', async () => {
    const client = started().client();
    const first = await cartWith(client, at(partner('okulino'), care, 1, 'studio7'));
    const grown = await add(client, first, at(own('okulino'), care, 2));
    expect(grown.items).toMatchObject([
      {
        quantity: 3,
        price_channel: 'okulino_partner',
        fk: 'studio7',
        unit_price: first.items[0]?.unit_price,
      },
    ]);
    const web = await cartWith(client, at(own('okulino')));
    const offered = await add(client, web, at(partner('okulino')));
    expect(offered.items).toMatchObject([{ quantity: 2, price_channel: 'okulino_partner' }]);
  });

  it.each(['opalys_partner', 'recommended_retail', "x'; drop table cart"])(
    'are refused for the channel %s, and with an invalid mark · PRICE-6',
    async (price_channel) => {
      const client = started().client();
      const { token_value: token } = await done(client.createCart({}));
      const tried = (item: NewItemWire) =>
        refused(client.addToCart({ params: { token }, body: { request_id: requestId(), items: [item] } }));
      expect((await tried(at(price_channel))).violations).toMatchObject([
        { field: 'items[0].product.price_channel', code: 'validation.invalid' },
      ]);
      expect(
        (await tried(at('okulino_web', care, 1, price_channel.padEnd(65, ' ')))).violations,
      ).toMatchObject([{ field: 'items[0].product.fk', code: 'validation.invalid' }]);
      expect((await done(client.getCart({ params: { token } }))).items).toEqual([]);
    },
  );

  it('allow coupons as their price channel does, in a shop without special prices · COUP-1', async () => {
    const client = started().client('linsenwerk');
    const coupon = { couponCode: 'SEHEN10' };
    const web = await cartWith(client, at(own('linsenwerk'), care, 4));
    const params = { token: web.token_value };
    expect((await done(client.applyCoupon({ params, body: coupon }))).promotion_coupon).toBeDefined();
    // A line at a partner's prices is added later: the coupon no longer applies, and the cart gives the reason.
    const mixed = await add(client, web, at(partner('linsenwerk')));
    expect(mixed.promotion_coupon).toBeUndefined();
    expect(mixed.discount_note).toBeTruthy();
    const offered = await cartWith(client, at(partner('linsenwerk'), care, 4));
    expect(
      (await refused(client.applyCoupon({ params: { token: offered.token_value }, body: coupon }))).code,
    ).toBe('coupon.not_with_promotions');
    // A shop with special prices uses them in every channel.
    const special = started().client('okulino');
    const taken = await cartWith(special, at(partner('okulino'), care, 4));
    expect(
      (await done(special.applyCoupon({ params: { token: taken.token_value }, body: coupon })))
        .promotion_coupon,
    ).toBeDefined();
  });
};
