import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { migrate } from '../../../../src/adapters/sandbox/db/migrations.ts';
import { getRow, updateRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { progressOf } from '../../../../src/adapters/sandbox/order-rows/order-progress.ts';
import { prepareDatabase } from '../../../../src/adapters/sandbox/prepare-database.ts';
import { decideRating } from '../../../../src/adapters/sandbox/ratings/publish-rating.ts';
import { matchingEmail } from '../../../../src/domain/customer/matching.ts';
import { withdrawnPieces } from '../../../../src/domain/orders/withdrawn-lines.ts';
import { care, cartWith, item, ordered, tenCare } from '../fixtures/shopper.ts';
import { startSandbox, testNow } from '../fixtures/start-sandbox.ts';

const done = async (db: Parameters<typeof migrate>[0]): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

it('a migration that is missing is run although a later one was done', async () => {
  const { sandbox, close } = await startSandbox();
  const { db } = sandbox;
  const all = await done(db);
  expect(all).toContain('0022-reminder-alarms');
  // The state left by a shop that was started between the two migrations.
  await sql`delete from kysely_migration where name = '0022-reminder-alarms'`.execute(db);
  await sql`drop table if exists reminder_alarm cascade`.execute(db);
  await migrate(db);
  expect(await done(db)).toEqual(all);
  await close();
});

describe('a migrated database', () => {
  it('has the part numbers among the extras of its products, whose pages count as unchanged', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const extras = () => db.selectFrom('product').select(['id', 'extras']).orderBy('id').execute();
    const before = await extras();
    expect(before[0]?.extras).toEqual({ mpn: expect.any(String) });
    await sql`update product set mpn = extras->>'mpn'`.execute(db);
    await sql`alter table product drop column extras`.execute(db);
    await sql`delete from product_change`.execute(db);
    await sql`delete from kysely_migration where name = '0111-product-extras'`.execute(db);
    await migrate(db);
    expect(await extras()).toEqual(before);
    expect(await db.selectFrom('product_change').selectAll().execute()).toEqual([]);
    const id = before[0]?.id ?? 0;
    await db.updateTable('product').set({ sku: 'CHANGED' }).where('id', '=', id).execute();
    expect(await db.selectFrom('product_change').select('product_id').execute()).toEqual([
      { product_id: id },
    ]);
    await close();
  });

  it('has the saving of regular deliveries on every line of its subscriptions · SUBS-2', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const lines = () => db.selectFrom('subscription').select(['id', 'lines']).orderBy('id').execute();
    const before = await lines();
    expect(before.flatMap((one) => one.lines).every(({ meta }) => meta.subscription_frequency)).toBe(true);
    await sql`update subscription s set lines = (select jsonb_agg(jsonb_set(line, '{meta}', (line->'meta')
      - 'subscription_frequency' - 'subscription_frequency_unit') order by at)
      from jsonb_array_elements(s.lines) with ordinality of_line(line, at))`.execute(db);
    expect(await lines()).not.toEqual(before);
    await sql`delete from kysely_migration where name = '0119-regular-lines'`.execute(db);
    await migrate(db);
    expect(await lines()).toEqual(before);
    await close();
  });

  it('has the interval of its subscriptions on their lines, and on no others · SUBS-2', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const lines = () => db.selectFrom('subscription').select(['id', 'lines']).orderBy('id').execute();
    const before = await lines();
    const [first] = before;
    // As after a change of the interval, and as of a subscription without a saving.
    await sql`update subscription set lines = (select jsonb_agg(line || jsonb_build_object('meta', line->'meta'
      || '{"subscription_frequency": 999}') order by at) from jsonb_array_elements(lines) with ordinality of_line(line, at))
      where id <> ${first?.id}`.execute(db);
    await sql`update subscription set lines = (select jsonb_agg(line || '{"meta": {"eye": "left"}}' order by at)
      from jsonb_array_elements(lines) with ordinality of_line(line, at)) where id = ${first?.id}`.execute(
      db,
    );
    await sql`delete from kysely_migration where name = '0130-lines-in-rhythm'`.execute(db);
    await migrate(db);
    const [single, ...others] = await lines();
    expect(others).toEqual(before.slice(1));
    expect(single?.lines.map(({ meta }) => meta)).toEqual(single?.lines.map(() => ({ eye: 'left' })));
    await close();
  });

  it.each([
    // Values, their order and all else on a line stay; a line without a saving gets none.
    [
      { every: 30, unit: 'day' },
      [{ subscription_frequency: 999, subscription_frequency_unit: 'month', eye: 'right' }, { eye: 'left' }],
      [{ subscription_frequency: 30, subscription_frequency_unit: 'day', eye: 'right' }, { eye: 'left' }],
    ],
    [
      { every: 2, unit: 'month' },
      [{ subscription_frequency: 2, subscription_frequency_unit: 'month' }, { subscription_frequency: 3 }],
      [
        { subscription_frequency: 2, subscription_frequency_unit: 'month' },
        { subscription_frequency: 2, subscription_frequency_unit: 'month' },
      ],
    ],
    [
      { every: 2, unit: 'month' },
      [{ subscription_frequency: 2, subscription_frequency_unit: 'day' }, {}],
      [{ subscription_frequency: 2, subscription_frequency_unit: 'month' }, {}],
    ],
    [
      { every: 2, unit: 'month' },
      [{ subscription_frequency: 2 }],
      [{ subscription_frequency: 2, subscription_frequency_unit: 'month' }],
    ],
    [{ every: 2, unit: 'day' }, [{ subscription_frequency: 2 }], [{ subscription_frequency: 2 }]],
    [{ every: 2, unit: 'day' }, [{}], [{}]],
  ] as const)('has the interval %j on a line that had %j · SUBS-2', async (interval, had, has) => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const [one] = await db.selectFrom('subscription').selectAll().orderBy('id').execute();
    const lineOf = (meta: object, at: number) => ({ ...one?.lines[0], id: `line-${9 - at}`, meta });
    await db
      .updateTable('subscription')
      .set({ ...interval, lines: json(had.map(lineOf) as never) })
      .where('id', '=', one?.id ?? '')
      .execute();
    await sql`delete from kysely_migration where name = '0130-lines-in-rhythm'`.execute(db);
    await migrate(db);
    const { lines } = await getRow(db, 'subscription', { id: one?.id ?? '' }, ['lines']);
    expect(lines).toEqual(has.map(lineOf));
    await close();
  });

  it('has no comments of buyers in orders that have lost their values, and all in others · LAW-33', async () => {
    const { sandbox, client, close } = await startSandbox();
    const { db } = sandbox;
    const made = async () => (await ordered(client(), await cartWith(client(), item(care)))).token_value;
    const [erased, kept] = [await made(), await made()];
    await sql`update shop_order set basket = basket || '{"comment": "Rechts -3.25"}'`.execute(db);
    await sql`update cart set comment = 'Rechts -3.25'`.execute(db);
    await updateRow(db, 'shop_order', { token: erased }, { values_erased_at: new Date(testNow) });
    await sql`delete from kysely_migration where name = '0133-erased-comments'`.execute(db);
    await migrate(db);
    const rows = await db
      .selectFrom('shop_order as o')
      .innerJoin('cart as c', 'c.token', 'o.cart_token')
      .select(['o.token', 'o.basket', 'c.comment'])
      .where('o.token', 'in', [erased, kept])
      .execute();
    expect(new Map(rows.map(({ token, basket, comment }) => [token, [basket.comment, comment]]))).toEqual(
      new Map([
        [erased, [undefined, null]],
        [kept, ['Rechts -3.25', 'Rechts -3.25']],
      ]),
    );
    expect(rows.find(({ token }) => token === erased)?.basket.items).toHaveLength(1);
    await close();
  });

  it('has the unit of its order intervals', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const rhythms = async () =>
      (
        await sql<{ number: string; every: number; unit: string | null }>`select number,
            (basket->>'subscription_frequency')::int as every, basket->>'subscription_frequency_unit' as unit
          from shop_order where basket->'subscription' = 'true' order by number`.execute(db)
      ).rows;
    const before = await rhythms();
    expect(new Set(before.map(({ unit }) => unit))).toEqual(new Set(['day', 'month']));
    await sql`update shop_order set basket = basket - 'subscription_frequency_unit'`.execute(db);
    await sql`delete from kysely_migration where name = '0066-order-rhythms'`.execute(db);
    await migrate(db);
    expect(await rhythms()).toEqual(before);
    await close();
  });

  it.each([
    ['0061-order-email-key', sql`alter table shop_order drop column email_key`],
    ['0105-order-email-keys', sql`update shop_order set email_key = replace(email_key, 's', '')`],
  ])('has the same e-mail keys in old orders as in new ones · %s', async (name, before) => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const keys = () => db.selectFrom('shop_order').select(['email', 'email_key']).orderBy('token').execute();
    const [first] = await keys();
    await sql`update shop_order set email = 'Susi.S+x y@GMail.com' where email = ${first?.email}`.execute(db);
    await before.execute(db);
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    await migrate(db);
    const after = await keys();
    expect(after.map(({ email }) => email)).toContain('Susi.S+x y@GMail.com');
    for (const { email, email_key } of after) expect(email_key).toBe(matchingEmail(email));
    await close();
  });

  it('has the lines of its withdrawals that were settled by the title of a product · ORD-6', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const order = await db
      .selectFrom('shop_order')
      .select(['token', 'basket'])
      .where(sql<boolean>`jsonb_array_length(basket->'items') > 1`)
      .executeTakeFirstOrThrow();
    const { items } = order.basket;
    const declare = (receipt: string, goods: readonly string[], settled: boolean, token?: string) =>
      sql`insert into withdrawal
        (receipt, digest, brand, locale, name, order_number, email, goods, order_token, received_at, settled_at)
        values (${receipt}, ${receipt}, 'okulino', 'de', 'Mara', 'OKU-1', 'mara@example.org',
          ${JSON.stringify(goods)}::text::jsonb, ${token ?? null}, '2026-11-01',
          ${settled ? '2026-11-02' : null}::timestamptz)`.execute(db);
    await declare('all', [], false, order.token);
    await declare('part', [`1 × ${items[0]?.title.toUpperCase()}`], true, order.token);
    await declare('unread', ['1 × Etui'], false, order.token);
    await declare('unknown', [], false);
    await sql`alter table withdrawal drop column lines`.execute(db);
    await sql`delete from kysely_migration where name = '0110-withdrawn-lines'`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('withdrawal').select(['receipt', 'lines']).execute();
    expect(Object.fromEntries(rows.map(({ receipt, lines }) => [receipt, lines]))).toEqual({
      all: items.map(({ id }) => id),
      part: items.flatMap(({ id, title }) => (title === items[0]?.title ? [id] : [])),
      unread: null,
      unknown: null,
    });
    await close();
  });

  it('has withdrawals of whole lines, if they are older than their pieces · ORD-6', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const [order] = await db.selectFrom('shop_order').select(['token', 'basket']).limit(1).execute();
    const [item] = order?.basket.items ?? [];
    if (!order || !item) throw new Error('no order');
    await sql`alter table withdrawal drop column pieces`.execute(db);
    await sql`delete from kysely_migration where name = '0112-withdrawn-pieces'`.execute(db);
    await sql`insert into withdrawal
      (receipt, digest, brand, locale, name, order_number, email, goods, order_token, lines, received_at)
      values ('old', 'old', 'okulino', 'de', 'Mara', 'OKU-1', 'mara@example.org', '[]', ${order.token},
        ${JSON.stringify([item.id])}::text::jsonb, '2026-11-01')`.execute(db);
    await migrate(db);
    const { withdrawals } = (await progressOf(db, [order.token]))(order.token);
    expect(withdrawals).toMatchObject([{ receipt: 'old', lines: [item.id] }]);
    expect(withdrawnPieces(item, withdrawals)).toBe(item.quantity);
    await close();
  });

  it('has averages of all its ratings, and no reviews of deleted accounts · RATE-2', async () => {
    const { sandbox, close, client } = await startSandbox();
    const { db } = sandbox;
    const [product_id, ofEngine] = [Number(care), Number(tenCare)];
    const scores = () =>
      db
        .selectFrom('product_score')
        .select(['product_id', 'given', 'earlier', 'aspects'])
        .orderBy('product_id')
        .execute();
    const ratings = () =>
      db.selectFrom('product').select(['id', 'rating_tenths', 'rating_count']).orderBy('id').execute();
    const others = async () => [
      (await scores()).filter((row) => ![product_id, ofEngine].includes(row.product_id)),
      (await ratings()).filter(({ id }) => ![product_id, ofEngine].includes(id)),
    ];
    const of = async (id: number) => (await ratings()).find((row) => row.id === id);
    const before = { others: await others(), care: await of(product_id) };
    const { rating_tenths = 0, rating_count = 0 } = before.care ?? {};
    const { id: customer_id } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    const said = { locale: 'de' as const, author: 'Jo K.', written: '2026-11-01' };
    const publish = async (review: string) => {
      const { id } = await db
        .insertInto('product_rating')
        .values({ customer_id, product_id, ...said, review, stars: json({ effect: 1 }), state: 'waiting' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await decideRating(db, id, 'published');
      return id;
    };
    const gone = await publish('gone');
    await sql`alter table product_review drop column rating_id`.execute(db);
    await db.deleteFrom('product_rating').where('id', '=', gone).execute();
    await sql`alter table product_review add column rating_id int`.execute(db);
    const kept = await publish('kept');
    await sql`update product_score set given = jsonb_set(given, '{4}', to_jsonb((given->>4)::int + 60))
      where product_id = ${product_id}`.execute(db);
    // Sixty ratings that did not move the average, and a product of an engine with one rating in the shop.
    await sql`update product set rating_tenths = ${rating_tenths}, rating_count = rating_count + 60
      where id = ${product_id}`.execute(db);
    await sql`update product_score s set categories = (select jsonb_agg(
        jsonb_build_object('code', key, 'tenths', round((value->>'tenths')::numeric / (value->>'count')::int)))
      from jsonb_each(s.aspects))`.execute(db);
    await sql`update product_score set given = '[0,0,0,0,1]', categories = '[]'
      where product_id = ${ofEngine}`.execute(db);
    await sql`update product set rating_tenths = 40, rating_count = 4 where id = ${ofEngine}`.execute(db);
    await sql`alter table product_score drop column aspects, drop column earlier`.execute(db);
    await sql`alter table product_review drop column rating_id`.execute(db);
    await sql`delete from kysely_migration where name = '0120-counted-ratings'`.execute(db);
    await migrate(db);
    expect(await others()).toEqual(before.others);
    expect(await of(product_id)).toEqual({
      id: product_id,
      rating_count: rating_count + 61,
      rating_tenths: Math.round((rating_tenths * rating_count + 610) / (rating_count + 61)),
    });
    expect(await of(ofEngine)).toMatchObject({ rating_tenths: 40, rating_count: 4 });
    expect((await scores()).find((row) => row.product_id === ofEngine)).toMatchObject({
      earlier: { tenths: 150, count: 3 },
    });
    const words = await db.selectFrom('product_review').selectAll().where('title', '=', '').execute();
    expect(words.map(({ body, rating_id }) => [body, rating_id])).toEqual([['kept', kept]]);
    // Lists show it from the next start on.
    await prepareDatabase(db, sandbox);
    const details = await client().getProductDetails({ query: { product_id: [care] } })();
    expect(details).toMatchObject({ right: [{ rating_count: rating_count + 61 }] });
    await close();
  });

  it('knows the orders whose lens values its mails may name, and the owners of prescriptions · LAW-33', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const { token } = await db.selectFrom('shop_order').select('token').executeTakeFirstOrThrow();
    const { id: customer } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    await sql`alter table mail drop column values_of`.execute(db);
    await sql`alter table withdrawal drop column values_erased_at`.execute(db);
    await sql`alter table given_prescription drop column customer_id`.execute(db);
    await sql`delete from mail`.execute(db);
    await sql`delete from outbox`.execute(db);
    await sql`insert into withdrawal
      (receipt, digest, brand, locale, name, order_number, email, goods, order_token, received_at)
      values ('W', 'W', 'okulino', 'de', 'Mara', 'OKU-1', 'mara@example.org', '[]', ${token}, '2026-11-01')`.execute(
      db,
    );
    await sql`insert into reminder_alarm (id, customer_id, order_token, locale, reminder_email, create_location,
        customer_usage, reminder_date, active)
      values ('A', ${customer}, ${token}, 'de', 'mara@example.org', 'account', '7', '2026-11-01', true)`.execute(
      db,
    );
    const topics = [
      ['order.confirmation', token],
      ['order.dispatched', token],
      ['withdrawal.received', 'W'],
      ['order.reminder', 'A 2026-11-01'],
      ['order.reminder', 'Gone 2026-11-01'],
    ];
    for (const [topic, subject] of topics)
      await sql`with said as (insert into outbox (topic, subject_id, created_at)
          values (${topic}, ${subject}, '2026-11-01') returning id)
        insert into mail (outbox_id, brand, locale, recipient, subject, html, text, sent_at)
        select id, 'okulino', 'de', 'mara@example.org', ${`${topic} ${subject}`}::text, '', '', '2026-11-01'
        from said`.execute(db);
    const cart = {
      ...{ token: 'C', brand: 'okulino', locale: 'de', checkout_state: 'cart', shipment_id: 'C' },
      ...{ customer_id: String(customer), created_at: '2026-11-01', updated_at: '2026-11-01' },
    };
    await sql`insert into cart (token, brand, locale, checkout_state, shipment_id, customer_id, created_at, updated_at)
      values (${sql.join(Object.values(cart))})`.execute(db);
    await sql`insert into given_prescription (cart_token, prescription, given_at)
      values ('C', '{}', '2026-11-01'), ('guest', '{}', '2026-11-01')`.execute(db);
    await sql`delete from kysely_migration
      where name in ('0121-values-of-mails', '0122-owners-of-prescriptions')`.execute(db);
    await migrate(db);
    const mails = await db.selectFrom('mail').select(['subject', 'values_of']).orderBy('id').execute();
    expect(mails.map(({ subject, values_of }) => [subject, values_of])).toEqual([
      [`order.confirmation ${token}`, token],
      [`order.dispatched ${token}`, null],
      ['withdrawal.received W', token],
      ['order.reminder A 2026-11-01', token],
    ]);
    const given = await db
      .selectFrom('given_prescription')
      .select(['cart_token', 'customer_id'])
      .orderBy('cart_token')
      .execute();
    expect(given).toEqual([
      { cart_token: 'C', customer_id: customer },
      { cart_token: 'guest', customer_id: null },
    ]);
    await close();
  });

  it('knows which withdrawal a refund belongs to', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const order = await db.selectFrom('shop_order').select(['token', 'number']).executeTakeFirstOrThrow();
    await sql`insert into withdrawal
      (receipt, digest, brand, locale, name, order_number, email, goods, order_token, received_at)
      values ('WD-1', 'd', 'okulino', 'de', 'Mara', ${order.number}, 'm@example.org', '[]', ${order.token}, '2026-11-01')`.execute(
      db,
    );
    await sql`alter table order_refund drop column receipt`.execute(db);
    await sql`insert into order_refund (id, order_token, amount, begun_at)
      values ('7', ${order.token}, 100, '2026-11-02'), ('WD-1', ${order.token}, 100, '2026-11-02')`.execute(
      db,
    );
    await sql`delete from kysely_migration where name = '0125-refunds-of-withdrawals'`.execute(db);
    await migrate(db);
    const refunds = await db.selectFrom('order_refund').select(['id', 'receipt']).orderBy('id').execute();
    expect(refunds).toEqual([
      { id: '7', receipt: null },
      { id: 'WD-1', receipt: 'WD-1' },
    ]);
    await close();
  });

  it('has the time of its refunds', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const order = await db.selectFrom('shop_order').select('token').executeTakeFirstOrThrow();
    const paid = (id: string, status: string) =>
      sql`insert into payment
        (id, order_token, method, amount, currency, status, return_path, created_at)
      values (${id}, ${order.token}, 'visa', 100, 'EUR', ${status}, '/', '2026-11-01T10:00:00Z')`.execute(db);
    await paid('told', 'refunded');
    await paid('untold', 'refunded');
    await paid('sold', 'succeeded');
    await sql`insert into outbox (topic, subject_id, created_at)
      values ('payment.refunded', 'told', '2026-11-02T10:00:00Z')`.execute(db);
    await sql`alter table payment drop column refunded_at`.execute(db);
    await sql`delete from kysely_migration where name = '0065-refund-days'`.execute(db);
    await migrate(db);
    const rows = await db
      .selectFrom('payment')
      .select(['id', 'refunded_at'])
      .where('id', 'in', ['told', 'untold', 'sold'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, refunded_at }) => [id, refunded_at?.toISOString()])).toEqual([
      ['sold', undefined],
      ['told', '2026-11-02T10:00:00.000Z'],
      ['untold', '2026-11-01T10:00:00.000Z'],
    ]);
    await close();
  });

  it('has the cost of wearing each lens, as in a new listing · LAW-17', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const costs = () =>
      db
        .selectFrom('lk')
        .select(['channel', 'category', 'id', 'wear'])
        .orderBy('channel')
        .orderBy('category')
        .orderBy('id')
        .execute();
    const before = await costs();
    expect(new Set(before.map(({ wear }) => wear)).size).toBeGreaterThan(10);
    await sql`drop index lk_wear, lk_combination`.execute(db);
    await sql`alter table lk drop column wear`.execute(db);
    await sql`create index lk_combination on lk (channel, category)`.execute(db);
    await sql`delete from kysely_migration where name in ('0085-cost-of-wearing', '0098-care-cost')`.execute(
      db,
    );
    await sql`drop index product_care`.execute(db);
    await sql`drop table care_cost`.execute(db);
    await migrate(db);
    expect(await costs()).toEqual(before);
    await close();
  });

  it('has the cost of care, and lenses counted by their cost with it · LAW-17 · CAT-18', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const contents = async () => [
      await db.selectFrom('care_cost').selectAll().orderBy('channel').execute(),
      await db.selectFrom('lk').selectAll().orderBy('channel').orderBy('category').orderBy('id').execute(),
      ...(await Promise.all(
        (['facet_cube', 'facet_made', 'facet_nb'] as const).map(async (table) => {
          const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
          return rows.map((row) => JSON.stringify(row)).toSorted();
        }),
      )),
    ];
    const before = await contents();
    expect(before[0]?.length).toBeGreaterThan(4);
    // The earlier state: without care products.
    await sql`drop index product_care`.execute(db);
    await sql`drop table care_cost`.execute(db);
    await sql`update lk set wear = was.wear, traits = (lk.traits & ~(15 << 16)) | (was.band << 16)
      from (select k.channel, k.category, k.id, k.wear, 5 - width_bucket(-k.wear::numeric,
          '{-6000,-4500,-3000,-1500}'::numeric[]) as band
        from (select lk.channel, lk.category, lk.id, ((120::bigint * lk.price + d.days) / (2 * d.days))::int as wear
          from lk join (select id, (contents->>'amount')::int * (contents->>'count')::int
              * case lens_usage when 'two_weekly' then 14 else 30 end as days
            from product where category = 'lens' and lens_usage <> 'daily') d on d.id = lk.id) k) was
      where lk.channel = was.channel and lk.category = was.category and lk.id = was.id`.execute(db);
    await sql`delete from kysely_migration where name = '0098-care-cost'`.execute(db);
    await migrate(db);
    expect(await contents()).toEqual(before);
    await close();
  });

  it('has product traits and lens ranges, as in a new listing · CAT-18 · CAT-19 · FIND-2', async () => {
    const { sandbox, close } = await startSandbox();
    const { db } = sandbox;
    const tables = [
      'lk',
      'facet_cube',
      'facet_brands',
      'facet_nb',
      'facet_made',
      'facet_made_brands',
      'facet_made_b',
    ] as const;
    const contents = () =>
      Promise.all(
        tables.map(async (table) => {
          const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
          return rows
            .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
            .toSorted();
        }),
      );
    const before = await contents();
    const traits = await db.selectFrom('lk').select('traits').distinct().execute();
    expect(traits.length).toBeGreaterThan(20);
    for (const name of ['combination', 'popular', 'price', 'rating', 'newest', 'wear'])
      await sql`drop index ${sql.table(`lk_${name}`)}`.execute(db);
    await sql`alter table lk drop column traits, drop column range`.execute(db);
    for (const name of ['combination', 'popular', 'price', 'rating', 'newest', 'wear'])
      await sql`create index ${sql.table(`lk_${name}`)} on lk (channel)`.execute(db);
    await sql`drop table facet_cube, facet_made, facet_made_brands, facet_made_b, lens_range`.execute(db);
    await sql`alter table facet_brands rename to facet_cube`.execute(db);
    await sql`alter index facet_brands_pkey rename to facet_cube_pkey`.execute(db);
    await sql`alter index facet_brands_combination rename to facet_cube_combination`.execute(db);
    await sql`delete from kysely_migration where name in ('0089-traits', '0091-lens-ranges')`.execute(db);
    await migrate(db);
    expect(await contents()).toEqual(before);
    await close();
  });
});
