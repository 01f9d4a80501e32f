import { beforeAll, expect, it } from 'vitest';
import type { BodyOf } from '../../../../src/adapters/contract/operation.ts';
import type { ShopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { updateRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { decideRating } from '../../../../src/adapters/sandbox/ratings/publish-rating.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { GivenStars } from '../../../../src/domain/catalogue/rating/given-rating.ts';
import { bought } from '../fixtures/bought.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { care, done, failed, refused, tenCare } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;
type Rated = BodyOf<ShopApi['addProductRating']>;
type Said = Pick<Rated, 'rating' | 'review'> & Partial<Pick<Rated, 'locale'>>;

/** Ratings by customers of products they bought. */
export const ratingSuite = (started: () => TestSandbox): void => {
  let mara: Person;
  let jonas: Person;
  const db = () => started().sandbox.db;

  const asking = (account: string) => ({
    query: {
      account,
      'product_parameters[brand_channel]': 'okulino',
      'product_parameters[sales_channel]': 'okulino',
      'product_parameters[locale]': 'de',
    } as const,
  });
  const accountOf = async ({ client }: Person) => (await done(client.getMe({}))).account_id;
  const rateable = async (who: Person) =>
    (await done(who.client.getRateableProducts(asking(await accountOf(who)))))['hydra:member'];
  const says = async ({ client }: Person, product: ProductId, said: Said, account?: string) => {
    const me = await done(client.getMe({}));
    const body = {
      catalog: 'lenscare',
      product_id: product,
      account: {
        customer_shop_account_id: account ?? me.account_id,
        first_name: me.first_name,
        last_name: me.last_name,
        context: 'okulino',
      },
      locale: 'de' as const,
      ...said,
    };
    return client.addProductRating({ body });
  };
  const waiting = () =>
    db().selectFrom('product_rating').selectAll().where('state', '=', 'waiting').orderBy('id').execute();
  const scores = (product: ProductId) =>
    done(
      started()
        .client()
        .getProductReviewScores({ params: { id: product } }),
    );
  const reviews = async (product: ProductId) =>
    (
      await done(
        started()
          .client()
          .getProductReviews({ params: { id: product }, query: {} }),
      )
    ).result;

  beforeAll(async () => {
    mara = await signedIn(started());
    jonas = await signedIn(started());
    await bought(started(), mara, 'shipped', care, tenCare);
    await bought(started(), jonas, 'open', care);
  });

  it('are possible for shipped products, and require sign-in · RATE-1', async () => {
    expect(await rateable(mara)).toMatchObject([
      { product_id: care, category: 'lenscare', ratings: ['effect', 'tolerance', 'handling'] },
      { product_id: tenCare },
    ]);
    expect(await rateable(jonas)).toEqual([]);
    const sara = await signedIn(started());
    await bought(started(), sara, 'shipped', care, tenCare);
    const [order] = (await done(sara.client.getOrdersHistory({ query: {} })))['hydra:member'];
    if (!order) throw new Error('nothing was ordered');
    const goods = order.items.flatMap(({ product_id, title }) => (product_id === care ? [title] : []));
    const withdrawn = { name: 'Sara', number: order.number, email: sara.email, goods };
    await done(sara.client.withdrawFromContract({ body: withdrawn }));
    expect((await rateable(sara)).map(({ product_id }) => product_id)).toEqual([tenCare]);
    const guest = started().client();
    expect(await refused(guest.getRateableProducts(asking('nobody')))).toMatchObject({
      code: 'customer.not_signed_in',
    });
  });

  it('are not listed for another account · RATE-1', async () => {
    const theirs = asking(await accountOf(mara));
    expect(await failed(jonas.client.getRateableProducts(theirs))).toEqual({
      _tag: 'NotFound',
      code: 'account.not_found',
    });
  });

  it('are refused for a product not bought, an unknown category, or in another name · RATE-1', async () => {
    const rating = { effect: 4 } as const;
    expect(await failed(await says(jonas, care, { rating }))).toEqual({
      _tag: 'NotFound',
      code: 'product.not_found',
    });
    for (const unknown of ['2147483648', '1e999', '0x10'])
      expect(await failed(await says(mara, unknown as ProductId, { rating }))).toEqual({
        _tag: 'NotFound',
        code: 'product.not_found',
      });
    const other = (await done(jonas.client.getMe({}))).account_id;
    expect(await failed(await says(mara, care, { rating }, other))).toEqual({
      _tag: 'NotFound',
      code: 'product.not_found',
    });
    expect(await refused(await says(mara, care, { rating: { comfort: 4 } }))).toMatchObject({
      code: 'rating.unknown_key',
    });
    expect(await refused(await says(mara, care, { rating: {} }))).toMatchObject({ code: 'rating.no_stars' });
    expect(await refused(await says(mara, care, { review: 'good' }))).toMatchObject({
      code: 'rating.no_stars',
    });
    const long = { review: 'x'.repeat(2001) };
    expect(await refused(await says(mara, care, long))).toMatchObject({ code: 'rating.too_long' });
    const link = { review: 'Cheaper at cheap-lenses.com' };
    expect(await refused(await says(mara, care, link))).toMatchObject({
      violations: [{ field: 'review', code: 'validation.carries_link' }],
    });
    const turned = { review: 'Mild\u202edlim' };
    expect(await refused(await says(mara, care, turned))).toMatchObject({
      violations: [{ field: 'review', code: 'validation.invalid_characters' }],
    });
  });

  it('keep stars, then text in its own language, and are not asked for again · RATE-1', async () => {
    await done(await says(mara, care, { rating: { effect: 2 } }));
    expect((await rateable(mara)).map(({ product_id }) => product_id)).toEqual([care, tenCare]);
    // From another tab, in another language.
    await done(await says(mara, care, { rating: { effect: 5, tolerance: 3 }, locale: 'en' }));
    await done(await says(mara, care, { review: ' <b>Mi\u200bld</b> ' }));
    await done(await says(mara, care, { review: 'something else' }));
    expect((await rateable(mara)).map(({ product_id }) => product_id)).toEqual([tenCare]);
    expect(await waiting()).toMatchObject([
      { author: 'Mara K.', stars: { effect: 5, tolerance: 3 }, review: '<b>Mild</b>', locale: 'de' },
    ]);
  });

  it('are shown once the shop has approved them, and counted once · RATE-1', async () => {
    const before = await scores(care);
    const written = await reviews(care);
    const [rating] = await waiting();
    if (!rating) throw new Error('nothing waits');
    const page = await started().fetch(new Request('http://okulino.localhost:4200/sandbox/reviews'));
    expect(await page.text()).toContain('&lt;b&gt;Mild&lt;/b&gt;');
    await decideRating(db(), rating.id, 'published');
    await decideRating(db(), rating.id, 'refused');
    await decideRating(db(), rating.id, 'published');
    const after = await scores(care);
    expect(after.rating_count).toBe(before.rating_count + 1);
    expect(after.given).toEqual(before.given.map((count, index) => (index === 1 ? count + 1 : count)));
    const [newest] = (await reviews(care)).filter(({ text }) => text === '<b>Mild</b>');
    expect(newest).toMatchObject({ author: 'Mara K.', rating: 4, title: '' });
    expect(await reviews(care)).toHaveLength(written.length + 1);
    expect(await waiting()).toEqual([]);
  });

  it('are not published if refused, and count stars without text · RATE-1', async () => {
    await bought(started(), jonas, 'shipped', care);
    const before = await scores(care);
    const written = await reviews(care);
    await done(await says(jonas, care, { rating: { effect: 1 } }));
    await done(await says(jonas, care, { review: '' }));
    const [refusal] = await waiting();
    await decideRating(db(), refusal?.id ?? 0, 'refused');
    expect(await scores(care)).toEqual(before);
    await done(await says(mara, tenCare, { rating: { handling: 5 } }));
    await done(await says(mara, tenCare, { review: '' }));
    const [stars] = await waiting();
    const few = await scores(tenCare);
    await decideRating(db(), stars?.id ?? 0, 'published');
    expect((await scores(tenCare)).rating_count).toBe(few.rating_count + 1);
    expect(await reviews(care)).toEqual(written);
    expect(await rateable(mara)).toEqual([]);
  });

  const publishes = async (
    { client }: Person,
    product_id: number,
    stars: GivenStars,
    review: string | null,
  ) => {
    const customer_id = Number((await done(client.getMe({}))).id);
    const said = { locale: 'de' as const, author: 'Jo K.', written: '2026-11-01' };
    const { id } = await db()
      .insertInto('product_rating')
      .values({ customer_id, product_id, ...said, review, stars: json(stars), state: 'waiting' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await decideRating(db(), id, 'published');
  };

  it('move the average of a product with many, and are taken from it with the account · RATE-2 · LAW-33', async () => {
    const before = await scores(care);
    const written = await reviews(care);
    expect(before.rating_count).toBeGreaterThan(400);
    // Lists, and what they are sorted by, are written apart from the product.
    const listed = async () => {
      const query = { product_id: [care] } as const;
      const [card] = await done(started().client().getProductDetails({ query }));
      const keys = db().selectFrom('lk').select('rating').distinct().where('id', '=', Number(care));
      return [
        card?.rating_total,
        card?.rating_count,
        ...(await keys.execute()).map(({ rating }) => rating / 10),
      ];
    };
    const shown = ({ rating_total, rating_count }: typeof before) => [
      rating_total,
      rating_count,
      rating_total,
    ];
    expect(await listed()).toEqual(shown(before));
    const unhappy = await Promise.all(Array.from({ length: 12 }, () => signedIn(started())));
    for (const [index, who] of unhappy.entries())
      await publishes(who, Number(care), { effect: 1 }, `Nicht gut ${index}`);
    const after = await scores(care);
    const sum = after.given.reduce((all, some, index) => all + some * (5 - index), 0);
    const all = after.given.reduce((one, other) => one + other, 0);
    expect(all).toBe(before.rating_count + 12);
    expect(after.rating_total).toBeLessThan(before.rating_total);
    expect(after.rating_total).toBe(Math.round((10 * sum) / all) / 10);
    const effect = ({ categories }: typeof after) =>
      categories.find(({ code }) => code === 'effect')?.rating_total;
    expect(effect(after)).toBeLessThan(effect(before) ?? 0);
    expect(await listed()).toEqual(shown(after));
    expect(await reviews(care)).not.toEqual(written);
    for (const { client } of unhappy) await done(client.deleteMe({ body: { password } }));
    expect(await scores(care)).toEqual(before);
    expect(await listed()).toEqual(shown(before));
    expect(await reviews(care)).toEqual(written);
  });

  it('are added to the average that an engine knows of its product · RATE-2', async () => {
    const product_id = Number(tenCare);
    await db().deleteFrom('product_score').where('product_id', '=', product_id).execute();
    await updateRow(db(), 'product', { id: product_id }, { rating_tenths: 40, rating_count: 2 });
    const who = await signedIn(started());
    await publishes(who, product_id, { effect: 1, handling: 2 }, null);
    expect(await scores(tenCare)).toEqual({
      rating_total: 3.3,
      rating_count: 3,
      given: [0, 0, 0, 1, 0],
      categories: [
        { code: 'effect', rating_total: 1 },
        { code: 'handling', rating_total: 2 },
      ],
    });
    await done(who.client.deleteMe({ body: { password } }));
    expect(await scores(tenCare)).toMatchObject({ rating_total: 4, rating_count: 2, categories: [] });
  });
};
