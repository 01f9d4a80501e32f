import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../../../src/adapters/sandbox/db/migrations.ts';
import { seedCatalogue } from '../../../../src/adapters/sandbox/seed-catalogue.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const pricesIn = async (currency: string) => {
  const { rows } = await sql<{ n: number; shelf: number; history: number }>`select
      (select count(*)::int from product_price p where p.channel = any(array_agg(c.num))) n,
      (select count(*)::int from lk where lk.channel = any(array_agg(c.num))) shelf,
      (select count(*)::int from price_history h where h.channel = any(array_agg(c.num))) history
    from price_channel c where c.currency = ${currency}`.execute(shop.sandbox.db);
  return rows[0];
};
/** The state left by an earlier shop: one price of each channel, in euros. */
const undo = async (): Promise<void> => {
  const { db } = shop.sandbox;
  const francs = sql`(select num from price_channel where currency = 'CHF')`;
  for (const table of [
    'product_price',
    'price_history',
    'lk',
    'facet_cube',
    'facet_brands',
    'facet_nb',
    'facet_made',
    'facet_made_brands',
    'facet_made_b',
    'facet_b',
  ])
    await sql`delete from ${sql.table(table)} where channel in ${francs}`.execute(db);
  await sql`delete from price_channel where currency = 'CHF'`.execute(db);
  await sql`alter table price_channel drop column currency`.execute(db);
  await sql`alter table price_channel add constraint price_channel_code_key unique (code)`.execute(db);
  await sql`delete from kysely_migration where name in ('0074-price-lists', '0075-coupon-amounts')`.execute(
    db,
  );
};

describe('a shop filled when all prices were in euros', () => {
  it('gets the price lists of the other currency on its next start, once · PRICE-7', async () => {
    const { db } = shop.sandbox;
    const before = [await pricesIn('EUR'), await pricesIn('CHF')];
    await undo();
    await migrate(db);
    expect(await pricesIn('EUR')).toEqual(before[0]);
    await seedCatalogue(db);
    expect([await pricesIn('EUR'), await pricesIn('CHF')]).toEqual(before);
    await seedCatalogue(db);
    expect([await pricesIn('EUR'), await pricesIn('CHF')]).toEqual(before);
  });

  it('gets no price in the other currency for a product of the merchant’s own · PRICE-7', async () => {
    const { db } = shop.sandbox;
    await undo();
    const own = JSON.stringify({ id: 99_001, sku: 'OWN', group_id: 99_001 });
    await sql`insert into product select (jsonb_populate_record(p, ${own}::text::jsonb)).*
      from product p where id = 20012`.execute(db);
    await sql`insert into product_price (channel, product_id, price, bulk) values (1, 99001, 1290, '[]')`.execute(
      db,
    );
    await migrate(db);
    await seedCatalogue(db);
    const { rows } = await sql<{ currency: string }>`select c.currency from product_price p
      join price_channel c on c.num = p.channel where p.product_id = 99001`.execute(db);
    expect(rows).toEqual([{ currency: 'EUR' }]);
  });

  it('has coupons with amounts in euros, and bonus coupons with amounts in francs as well · COUP-4 · ACC-4 · PRICE-7', async () => {
    const { db } = shop.sandbox;
    await undo();
    const { id } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    const of = async (code: string, rule: object) =>
      db
        .insertInto('coupon')
        .values({ code, rule: JSON.stringify(rule), used_before: 0 })
        .execute();
    await of('OLD', { gift: { _tag: 'Amount', amount: 700 }, minimum: 5000 });
    await of('PERCENT', { gift: { _tag: 'Percent', percent: 10 } });
    await of('BONUS-OLD', { gift: { _tag: 'Amount', amount: 1000 }, owner: id });
    await db
      .insertInto('bonus_conversion')
      .values({ customer_id: id, nth: 99, points: 200, code: 'BONUS-OLD', created_at: new Date(0) })
      .execute();
    await migrate(db);
    const rules = await db
      .selectFrom('coupon')
      .select(['code', 'rule'])
      .where('code', 'in', ['OLD', 'PERCENT', 'BONUS-OLD'])
      .execute();
    expect(Object.fromEntries(rules.map(({ code, rule }) => [code, [rule.gift, rule.minimum]]))).toEqual({
      OLD: [{ _tag: 'Amount', amount: { EUR: 700 } }, { EUR: 5000 }],
      PERCENT: [{ _tag: 'Percent', percent: 10 }, undefined],
      'BONUS-OLD': [{ _tag: 'Amount', amount: { EUR: 1000, CHF: 1000 } }, undefined],
    });
  });
});
