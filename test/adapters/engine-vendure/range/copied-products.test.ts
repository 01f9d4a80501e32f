import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { done, failed, item, refused, requestId } from '../../sandbox/fixtures/shopper.ts';
import { testNow } from '../../sandbox/fixtures/test-now.ts';
import { type CopiedShop, startCopiedShop, writtenRows } from './copied-range.ts';
import type { Told } from './recorded-engine.ts';

let shop: CopiedShop;
let follow: ReturnType<CopiedShop['follower']>;
beforeAll(async () => {
  shop = await startCopiedShop();
  follow = shop.follower();
  expect(await follow.changed()).toBe(true);
}, 60_000);
afterAll(async () => {
  await shop.close();
});

const day = 86_400_000;
const id = (text: string) => text as ProductId;
const product = (number: string, brand?: 'okulino' | 'viszola') =>
  done(shop.client(brand).getProduct({ params: { id: id(number) } }));
const listed = async (brand?: 'okulino' | 'viszola') =>
  (await done(shop.client(brand).getProducts({ query: {} }))).result;
const card = async (number: string) => (await listed()).find(({ product_id }) => product_id === number);
const found = async (query: string) =>
  (await done(shop.client().searchProducts({ query: { query } }))).result.map(({ product_id }) => product_id);

/** The engine's data of a product at Okulino. */
const told = (number: string): Told =>
  shop.recorded.shops.okulino?.products.find(({ shopId }) => shopId === number) ?? { shopId: '' };

/** Changes all shops, because a product is the same everywhere. */
const changeEverywhere = (number: string, fields: object): void => {
  for (const one of ['okulino', 'viszola']) shop.recorded.change(one, number, fields);
};

describe('a copied range', () => {
  it('has the data and prices of the engine', async () => {
    const lens = await product('10010');
    const lensOf = told('10010');
    expect(lens).toMatchObject({
      sku: lensOf.sku,
      title: expect.stringMatching(/^Hydralis, 30.Tageslinsen$/),
      price: { current: lensOf.price, original: lensOf.struck },
      bulk_price: lensOf.steps,
      product_status: 'active',
      breadcrumb: [{ slug: 'kontaktlinsen' }, { slug: 'tageslinsen' }, { slug: 'sphaerisch' }],
      content: lensOf.facts,
      rating_count: lensOf.ratingCount,
    });
    expect(lens.options.map(({ code, values }) => ({ code, values }))).toEqual(lensOf.lensOptions);
    expect((await product('10010', 'viszola')).price.current).toBeLessThan(lens.price.current);
    expect((await listed()).length).toBe(6);
    expect(await found('hydralis')).toContain('10010');
    expect((await product('20061')).product_replacement).toBe('20012');
  });

  it('has demo customers and reviews, but no demo orders, coupons or subscriptions', async () => {
    const { db } = shop.sandbox;
    const count = async (table: 'shop_order' | 'coupon' | 'customer' | 'product_review' | 'subscription') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect([await count('shop_order'), await count('coupon'), await count('subscription')]).toEqual([
      0, 0, 0,
    ]);
    expect(await count('customer')).toBeGreaterThan(0);
    expect(await count('product_review')).toBeGreaterThan(0);
    expect((await product('10010')).rich_content.length).toBeGreaterThan(0);
  });

  it('is neither written nor published again if nothing changed', async () => {
    const [before, published] = [await writtenRows(shop.sandbox), shop.published()];
    await follow.changed();
    await follow.whole();
    expect(await writtenRows(shop.sandbox)).toEqual(before);
    expect(shop.published()).toBe(published);
  });

  it('shows a changed price, and the price before', async () => {
    const { price } = await product('10220');
    const published = shop.published();
    shop.controls.setClock(testNow + day);
    shop.recorded.change('okulino', '10220', { price: price.current - 100 }, 'quietly');
    await follow.changed();
    expect((await product('10220')).price).toMatchObject({
      current: price.current - 100,
      before: price.current,
    });
    expect((await card('10220'))?.price.current).toBe(price.current - 100);
    expect(shop.published()).toBe(published + 1);
  });

  it('shows no reduction if the price was lower on one of the days before', async () => {
    const { price } = await product('20012');
    shop.controls.setClock(testNow + 2 * day);
    for (const [change, at] of [
      [-300, 0],
      [0, 0],
      [-100, 5],
    ] as const) {
      shop.controls.setClock(testNow + (2 + at) * day);
      shop.recorded.change('okulino', '20012', { price: price.current + change }, 'quietly');
      await follow.changed();
    }
    const after = (await product('20012')).price;
    expect(after.current).toBe(price.current - 100);
    expect(after).not.toHaveProperty('before');
  });

  it('has a partner price for as long as the engine has one', async () => {
    const partners = [{ channel: 'okulino_partner', price: 777, steps: [{ quantity: 3, price: 700 }] }];
    shop.recorded.change('okulino', '10010', { partners }, 'quietly');
    await follow.changed();
    const pricing = (quantity: number) =>
      done(
        shop.client().getProductPricing({
          body: { product_id: id('10010'), quantity, price_channel: 'okulino_partner', fk: '' },
        }),
      );
    expect((await pricing(1)).unit.current).toBe(777);
    expect((await pricing(3)).unit.current).toBe(700);
    shop.recorded.change('okulino', '10010', { partners: [] }, 'quietly');
    await follow.changed();
    await expect(pricing(1)).rejects.toThrow('validation.invalid');
  });

  it('shows the related products that staff chose', async () => {
    const published = shop.published();
    changeEverywhere('10220', { related: [{ kind: 'similar', id: '40010' }] });
    await follow.changed();
    expect((await product('10220')).similar_products.map(({ product_id }) => product_id)).toEqual(['40010']);
    changeEverywhere('10220', { related: [] });
    await follow.changed();
    expect((await product('10220')).similar_products).toEqual([]);
    expect(shop.published()).toBe(published + 2);
  });

  it('has the recommended retail price of each shop', async () => {
    shop.recorded.change('viszola', '10010', { struck: 9990 }, 'quietly');
    await follow.changed();
    const recommended = async (brand: 'okulino' | 'viszola') =>
      (
        await done(
          shop.client(brand).getProductPricing({
            body: {
              product_id: id('10010'),
              quantity: 1,
              price_channel: `${brand}_web`,
              recommended_retail_channel: 'recommended_retail',
              fk: '',
            },
          }),
        )
      ).unit.original;
    expect([await recommended('viszola'), await recommended('okulino')]).toEqual([
      9990,
      told('10010').struck,
    ]);
    expect((await product('10010', 'viszola')).price.original).toBe(9990);
  });

  it('is found by a new name, and has its new slug', async () => {
    const texts = (told('40010').texts as readonly object[]).map((text) => ({
      ...text,
      name: 'Quarzperle',
      slug: 'quarzperle',
    }));
    changeEverywhere('40010', { texts });
    await follow.changed();
    expect(await found('quarzper')).toEqual(['40010']);
    expect(await product('40010')).toMatchObject({ title: 'Quarzperle', slugs: { it: 'quarzperle' } });
  });

  it('is published for stock only when a product runs out or comes back', async () => {
    const published = shop.published();
    const stock = async (available: number) => {
      changeEverywhere('20061', { available });
      await follow.changed();
      return [(await card('20061'))?.stock, shop.published() - published];
    };
    expect(told('20061').available).toBeLessThanOrEqual(0);
    expect(await stock(4)).toEqual([4, 1]);
    expect(await stock(3)).toEqual([3, 1]);
    expect(await stock(0)).toEqual([0, 2]);
    expect(await stock(-2)).toEqual([-2, 2]);
  });

  it('takes in a new product, in all its categories', async () => {
    for (const one of ['okulino', 'viszola']) {
      const range = shop.recorded.shops[one];
      const like = range?.products.find(({ shopId }) => shopId === '10010') as Told;
      range?.products.push({ ...like, shopId: '55555', sku: 'NEW', groupId: '55555', brand: 'Neuheit' });
      for (const category of range?.categories ?? [])
        if (category.shopId.startsWith('lens')) (category.productIds as string[]).push('55555');
      shop.recorded.change(one, '55555', {});
    }
    await follow.changed();
    expect((await product('55555')).breadcrumb).toHaveLength(3);
    const { meta } = await done(
      shop.client().getProducts({ query: { category: 'lens.daily', brand: ['Neuheit'] } }),
    );
    expect(meta.total).toBe(1);
  });
});

describe('a product that leaves the range', () => {
  it('cannot be ordered, and its page says so', async () => {
    changeEverywhere('10020', { removed: true });
    await follow.changed();
    expect((await product('10020')).product_status).toBe('inactive');
    expect(await card('10020')).toBeUndefined();
    expect(await found('hydralis toric')).not.toContain('10020');
    const cart = await done(shop.client().createCart({}));
    const body = { request_id: requestId(), items: [item(id('10020'))] };
    const no = await refused(shop.client().addToCart({ params: { token: cart.token_value }, body }));
    expect(no.violations).toMatchObject([{ code: 'product.not_orderable' }]);
  });

  it('is withheld while facts required by law are missing, and sold again once they are there · LAW-21', async () => {
    const passport = shop.recorded.shops.okulino?.products.find(({ shopId }) => shopId === '20061')?.passport;
    changeEverywhere('20061', { passport: '{"kind":"lens_disinfectant"}' });
    await follow.changed();
    expect((await product('20061')).withheld).toBe(true);
    expect(await card('20061')).toBeUndefined();
    const cart = await done(shop.client().createCart({}));
    const body = { request_id: requestId(), items: [item(id('20061'))] };
    const no = await refused(shop.client().addToCart({ params: { token: cart.token_value }, body }));
    expect(no.violations).toMatchObject([{ code: 'product.withheld' }]);
    changeEverywhere('20061', { passport });
    await follow.changed();
    expect((await product('20061')).withheld).toBeUndefined();
    expect(await card('20061')).toBeDefined();
  });

  it('is noticed by a complete copy', async () => {
    for (const range of Object.values(shop.recorded.shops))
      range.products = range.products.filter(({ shopId }) => shopId !== '40010');
    await follow.changed();
    expect((await product('40010')).product_status).toBe('active');
    await follow.whole();
    expect((await product('40010')).product_status).toBe('inactive');
    expect(await found('quarzper')).toEqual([]);
  });

  it('is still sold in other shops if only one shop removes it', async () => {
    const range = shop.recorded.shops.okulino;
    if (range) range.products = range.products.filter(({ shopId }) => shopId !== '10220');
    await follow.whole();
    expect((await failed(shop.client().getProduct({ params: { id: id('10220') } })))._tag).toBe('NotFound');
    expect((await product('10220', 'viszola')).product_status).toBe('active');
    expect((await listed('viszola')).some(({ product_id }) => product_id === '10220')).toBe(true);
  });

  it('stays active if it merely could not be read', async () => {
    changeEverywhere('20012', { kind: 'shoes' });
    await follow.whole();
    expect((await product('20012')).product_status).toBe('active');
    expect(shop.incidents.map(({ detail }) => detail)).toEqual(Array(2).fill('ShopProduct.kind'));
    changeEverywhere('20012', { kind: 'lenscare' });
  });

  it('can be ordered again when it comes back', async () => {
    changeEverywhere('10020', { removed: false });
    await follow.changed();
    expect((await product('10020')).product_status).toBe('active');
    expect(await card('10020')).toBeDefined();
  });
});
