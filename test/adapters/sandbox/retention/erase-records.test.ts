import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressWire } from '../../../../src/adapters/contract/checkout/address.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import { clearOut } from '../../../../src/adapters/sandbox/retention/retention-job.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { pressed } from '../fixtures/pressed.ts';
import { care, cartWith, done, germanAddress, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

/** The columns of the database that contain a text. */
const found = async (text: string): Promise<readonly string[]> => {
  const { db } = shop.sandbox;
  const { rows: columns } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'json', 'jsonb')`.execute(db);
  const named: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ readonly n: number }>`select count(*)::int as n from ${sql.table(table)}
      where ${sql.ref(column)}::text ~* ${text}`.execute(db);
    if (rows[0]?.n) named.push(`${table}.${column}`);
  }
  return named;
};
/** What the shop does in the night of a day. */
const night = (day: string): Promise<void> =>
  shop.sandbox.db
    .transaction()
    .execute((trx) => clearOut(trx, shop.sandbox, {} as never, new Date(`${day}T03:00:00Z`)));

/** A guest's paid and shipped order of November 2026 with a declaration of withdrawal. Nobody else has the name. */
const sold = async (name: string, to: AddressWire = germanAddress) => {
  const client = shop.client('linsenwerk');
  const email = `${name}@example.org`;
  const order = await ordered(client, await cartWith(client, item(care, 2)), {
    ...{ email, billing: { ...to, last_name: name }, method: 'dhl' },
  });
  const params = { token: order.token_value };
  const begun = await done(client.startPayment({ params, body: { return_path: '/', method: 'visa' } }));
  if (begun.status !== 'redirect') throw new Error('not begun');
  await shop.fetch(pressed(begun.redirect_url, 'succeed'));
  const body = { name, number: order.number, email, goods: ['Etwas'] };
  await done(client.withdrawFromContract({ body }));
  await postMails(shop.sandbox);
  await doDueWork(shop.sandbox);
  await shop.sandbox.db
    .updateTable('shop_order')
    .set({ state: 'shipped' })
    .where('token', '=', order.token_value)
    .execute();
  return order;
};

describe('the records of a sale', () => {
  it('name the buyer until the law no longer requires them, and then nowhere · LAW-40', async () => {
    await sold('Heidelbeer');
    const { db } = shop.sandbox;
    const body = {
      name: 'Heidelbeer',
      number: 'LW-0',
      email: 'heidelbeer@example.org',
      kind: 'ordinary',
    } as const;
    await done(shop.client('linsenwerk').cancelContract({ body }));
    await postMails(shop.sandbox);
    const first = await found('Heidelbeer');
    expect(first).toEqual(
      expect.arrayContaining([
        'bill.bill',
        'cancellation.name',
        'cart.billing_address',
        'mail.text',
        'shop_order.basket',
        'withdrawal.name',
      ]),
    );
    await night('2032-12-31');
    expect(await found('Heidelbeer')).toEqual(first);
    await night('2033-01-02');
    const letters = ['cancellation.', 'mail.'];
    const bills = first.filter((column) => !letters.some((table) => column.startsWith(table)));
    expect(await found('Heidelbeer')).toEqual(bills);
    await night('2034-12-31');
    expect(await found('Heidelbeer')).toEqual(bills);
    const payments = () => db.selectFrom('provider_payment').select('id').execute();
    const before = await payments();
    await night('2035-01-02');
    expect(await found('Heidelbeer')).toEqual([]);
    expect(await payments()).toHaveLength(before.length - 1);
  });

  it('to another country are kept for ten years · LAW-40', async () => {
    await sold('Brombeer', { ...germanAddress, postcode: '1010', city: 'Wien', country_code: 'AT' });
    await night('2036-12-31');
    expect(await found('Brombeer')).toContain('shop_order.basket');
    await night('2037-01-02');
    expect(await found('Brombeer')).toEqual([]);
  });

  it('begin anew with a later record of the same sale · LAW-40', async () => {
    const order = await sold('Himbeer');
    await shop.sandbox.db
      .updateTable('withdrawal')
      .set({ received_at: new Date('2027-01-02T09:00:00Z') })
      .where('order_token', '=', order.token_value)
      .execute();
    await night('2035-01-02');
    expect(await found('Himbeer')).toContain('shop_order.basket');
    await night('2036-01-02');
    expect(await found('Himbeer')).toEqual([]);
  });

  it('stay in an account as long as it exists · LAW-40', async () => {
    const { client, email } = await signedIn(shop);
    const order = await ordered(client, await cartWith(client, item(care)), { email });
    await shop.sandbox.db
      .updateTable('shop_order')
      .set({ state: 'shipped' })
      .where('token', '=', order.token_value)
      .execute();
    await night('2050-01-02');
    const kept = () =>
      shop.sandbox.db
        .selectFrom('shop_order')
        .select('token')
        .where('token', '=', order.token_value)
        .execute();
    expect(await kept()).toHaveLength(1);
    await done(client.customerSignMeIn({ body: { email, password } }));
    await done(client.deleteMe({ body: { password } }));
    expect(await kept()).toHaveLength(1);
    await night('2050-01-03');
    expect(await kept()).toEqual([]);
  });

  it('stay while a subscription that began with them goes on · LAW-40', async () => {
    const order = await sold('Stachelbeer');
    const { db } = shop.sandbox;
    const { id } = await db.selectFrom('subscription').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('subscription_event')
      .values({
        subscription_id: id,
        kind: 'ordered',
        due: '2026-11-19',
        order_token: order.token_value,
        detail: '{}' as never,
        at: new Date('2026-11-19T09:00:00Z'),
      })
      .execute();
    await night('2035-01-02');
    expect(await found('Stachelbeer')).toContain('shop_order.basket');
    await db.deleteFrom('subscription_event').where('order_token', '=', order.token_value).execute();
    await night('2035-01-03');
    expect(await found('Stachelbeer')).toEqual([]);
  });

  it('leave a coupon as used as before · LAW-40', async () => {
    const order = await sold('Johannisbeer');
    const { db } = shop.sandbox;
    const { code, used_before } = await db.selectFrom('coupon').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('coupon_use')
      .values({ code, order_token: order.token_value, customer: 'x' })
      .execute();
    await night('2035-01-02');
    const coupon = await db
      .selectFrom('coupon')
      .select('used_before')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(coupon.used_before).toBe(used_before + 1);
  });
});
