import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRow, updateRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import type { Tables } from '../../../../src/adapters/sandbox/db/schema.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { worksOf } from '../../../../src/adapters/sandbox/job-works.ts';
import { runDueJobs } from '../../../../src/adapters/sandbox/jobs/run-due.ts';
import { schedule } from '../../../../src/adapters/sandbox/jobs/schedule.ts';
import { mailJob } from '../../../../src/adapters/sandbox/mail/deliver-mails.ts';
import { postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import { reminderJob } from '../../../../src/adapters/sandbox/reminders/reminder-store.ts';
import { takeReturn } from '../../../../src/adapters/sandbox/warehouse/take-return.ts';
import type { CartItemId } from '../../../../src/domain/cart/cart.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import { writeArticle } from '../../../../src/domain/orders/article.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { consent } from '../fixtures/consents.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import { anyItem, cartWith, checkedOut, daily, done, swissAddress } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { alarmBody } from '../foreign-ids/alarm-body.ts';
import type { Ids } from '../foreign-ids/ids.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const prescription = { issued_on: '2026-10-01' as Day, prescriber: 'Dr. Hélène Marchand' };
/** The sphere in every notation, and the prescriber. */
const values = '[-−]3[.,]25|Marchand';
const paris = {
  ...swissAddress,
  street: 'Rue des Tilleuls',
  street_number: '5',
  postcode: '75011',
  city: 'Paris',
  country_code: 'FR',
} as const;

/** The number of rows in which each column of the database contains the values. */
const found = async (): Promise<ReadonlyMap<string, number>> => {
  const { db } = shop.sandbox;
  const { rows: columns } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'json', 'jsonb', 'tsvector', 'ARRAY')`.execute(
    db,
  );
  const counts = new Map<string, number>();
  for (const { table, column } of columns) {
    const { rows } = await sql<{ readonly n: number }>`select count(*)::int as n from ${sql.table(table)}
      where ${sql.ref(column)}::text ~ ${values}`.execute(db);
    counts.set(`${table}.${column}`, rows[0]?.n ?? 0);
  }
  return counts;
};
const more = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): readonly string[] =>
  [...after].flatMap(([column, n]) => (n > (before.get(column) ?? 0) ? [column] : [])).toSorted();

/** A customer whose lens values are wherever the shop stores any. */
const customer = async () => {
  const who = await signedIn(shop);
  const { client, email } = who;
  const { sandbox, controls } = shop;
  const lens = await anyItem(client, daily);
  const right = {
    ...lens,
    product: { ...lens.product, option: { ...lens.product.option, sphere: '-3.25' } },
    meta: { eye: 'right' as const },
  };
  const wished = async () => {
    const cart = await checkedOut(client, await cartWith(client, right), {
      ...{ email, billing: paris, method: 'dhl', payment: 'visa' },
    });
    await done(
      client.updateOrder({
        params: { token: cart.token_value },
        body: { prescription, comment: 'Rechts bitte wieder -3.25' },
      }),
    );
    return cart;
  };
  const { token_value } = await wished();
  const order = await done(client.createMyOrderFromCart({ body: { token_value } }));
  const start = await done(
    client.startPayment({ params: { token: order.token_value }, body: { return_path: '/' } }),
  );
  if (start.status !== 'redirect') throw new Error('nothing to pay');
  await shop.fetch(pressed(start.redirect_url, 'succeed'));
  await postMails(sandbox);
  await sandbox.db
    .updateTable('shop_order')
    .set({ state: 'shipped' })
    .where('token', '=', order.token_value)
    .execute();

  await consent(client, 'order_reminder');
  const me = await done(client.getMe({}));
  const body = alarmBody({ account: me.account_id, internal: order.internal_order_id } as Ids) as never;
  const alarm = await done(client.createReminderAlarmSuggestion({ body }));
  await done(client.updateReminderAlarm({ params: { id: alarm.id }, body }));
  await done(client.updateActiveReminderAlarm({ params: { id: alarm.id }, body: { active: true } }));
  controls.setClock(Date.parse('2027-01-01T09:00:00Z'));
  const reminding = worksOf({})[reminderJob];
  if (!reminding) throw new Error('nothing reminds');
  await runDueJobs(sandbox, { [reminderJob]: reminding });
  await postMails(sandbox);
  controls.setClock(testNow);

  const given = { given: true, words: consentWords.subscription };
  const subscription = await done(
    client.createSubscription({
      body: { order_number: order.number, subscription_frequency: 30, consent: given },
    }),
  );
  const { option } = right.product;
  const shelf = (on_hand: number) =>
    sandbox.db
      .updateTable('stock')
      .set({ on_hand, stop_order: on_hand === 0 })
      .where('variant_id', '=', String(order.items[0]?.variant_id))
      .execute();
  await shelf(0);
  await done(
    client.askForProductAlert({ body: { kind: 'stock', product_id: daily, option, email, words: '1' } }),
  );
  await shelf(100);
  const [item] = order.items;
  const name = [item?.title, ...(item?.formatted_options ?? []).map(({ value }) => value)].join(' · ');
  const declared = { name: 'Mara Keller', number: order.number, email };
  await done(
    client.withdrawFromContract({ body: { ...declared, goods: [writeArticle({ pieces: 1, name })] } }),
  );
  await postMails(sandbox);
  await wished();
  return { ...who, order, subscription };
};

/**
 * The columns of each table that hold what somebody's eyes need. Before a column is named here, something has to erase
 * it: with the account, and after the configured years.
 */
const places: Readonly<Record<keyof Tables, readonly string[]>> = {
  bill: [],
  bill_series: [],
  bonus_conversion: [],
  brand: [],
  cancellation: [],
  care_cost: [],
  cart: ['comment'],
  cart_line: ['options', 'variant_id'],
  cart_request: [],
  category: [],
  category_former_path: [],
  category_product: [],
  category_text: [],
  chat_line: [],
  chat_room: [],
  consent_entry: [],
  consent_link: [],
  content_key: [],
  coupon: [],
  coupon_use: [],
  customer: [],
  customer_address: [],
  customer_identity: [],
  engine_notice: [],
  exchange_rate: [],
  express: [],
  eye_check: [],
  eye_check_link: [],
  facet_b: [],
  facet_brands: [],
  facet_cube: [],
  facet_made: [],
  facet_made_b: [],
  facet_made_brands: [],
  facet_nb: [],
  flag: [],
  flag_count: [],
  gap_rules: [],
  given_prescription: ['prescription'],
  identity_begun: [],
  identity_code: [],
  identity_key: [],
  identity_use: [],
  job: [],
  law_text: [],
  lens_range: [],
  lens_set_wearer: [],
  lens_wearer: [],
  listing: [],
  lk: [],
  mail: ['html', 'text'],
  mail_link: [],
  mail_refusal: [],
  mail_request: [],
  mail_stop: [],
  mail_stop_link: [],
  maker: [],
  marketing_communication: [],
  newcomer: [],
  order_law: [],
  order_line: ['variant_id'],
  order_refund: [],
  outbox: [],
  payment: [],
  payment_alias: [],
  price_channel: [],
  price_history: [],
  product: [],
  product_alert: ['options', 'variant_id'],
  product_change: [],
  product_content: [],
  product_gap: [],
  product_passport: [],
  product_price: [],
  product_rank: [],
  product_rating: [],
  product_relation: [],
  product_review: [],
  product_score: [],
  product_text: [],
  provider_alias: [],
  provider_payment: [],
  range_mark: [],
  range_stale: [],
  reminder_alarm: [],
  search_de: [],
  search_en: [],
  search_fr: [],
  search_it: [],
  session: [],
  shop_order: ['basket'],
  stock: ['variant_id'],
  story: [],
  subscription: ['lines', 'prescription'],
  subscription_delivery: [],
  subscription_event: [],
  subscription_wish: [],
  suggest: [],
  term: [],
  withdrawal: ['goods'],
};
/** Stock is counted for each variant, and says nothing of a person. */
const ofNobody = 'stock.variant_id';
const held = Object.entries(places).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
);
const personal = (columns: readonly string[]): readonly string[] =>
  columns.filter((column) => column !== ofNobody);

const digests = async (order: string) => {
  const { db } = shop.sandbox;
  const { rows } = await sql<{ readonly digest: string }>`
    select request_id as digest from cart_request r join shop_order o on o.cart_token = r.cart_token
      where o.token = ${order}
    union all select digest from withdrawal where order_token = ${order} and digest <> receipt`.execute(db);
  return rows;
};

it('every table of the database is known · LAW-33', async () => {
  const { rows } = await sql<{
    readonly name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely_%'`.execute(
    shop.sandbox.db,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(places).toSorted());
});

it('lens values are in known places, and erased in all of them with the account · LAW-33', async () => {
  const before = await found();
  const { client, order } = await customer();
  expect(more(before, await found())).toEqual(held.toSorted());
  expect(await digests(order.token_value)).not.toEqual([]);
  await done(client.deleteMe({ body: { password } }));
  expect(personal(more(before, await found()))).toEqual([]);
  expect(await digests(order.token_value)).toEqual([]);
  const { goods } = await getRow(shop.sandbox.db, 'withdrawal', { order_token: order.token_value });
  expect(goods).toEqual([`1 × ${order.items[0]?.title}`]);
});

it('a declaration of withdrawal that nobody has read keeps its words until then · LAW-33', async () => {
  const { sandbox, controls } = shop;
  const { client, email, order } = await customer();
  const said = 'Die rechte Linse mit −3,25';
  const declared = { name: 'Mara Keller', number: order.number, email, goods: [said] };
  const { receipt } = await done(client.withdrawFromContract({ body: declared }));
  await done(client.deleteMe({ body: { password } }));
  const goods = async () => (await getRow(sandbox.db, 'withdrawal', { receipt })).goods;
  expect(await goods()).toEqual([said]);
  controls.setClock(testNow + 2 * 86_400_000);
  await doDueWork(sandbox);
  expect(await goods()).toEqual([said]);
  const [item] = order.items;
  if (!item) throw new Error('nothing was ordered');
  await sandbox.db
    .transaction()
    .execute((trx) => takeReturn(trx, sandbox, receipt, { lines: [item.id] as readonly CartItemId[] }));
  controls.setClock(testNow + 4 * 86_400_000);
  await doDueWork(sandbox);
  expect(await goods()).toEqual([`1 × ${item.title}`]);
  controls.setClock(testNow);
});

it('a mail with lens values is deleted once it is delivered · LAW-33', async () => {
  const { sandbox, controls } = shop;
  const { client, email, order } = await customer();
  const [mail] = await mailsTo(shop, email);
  if (!mail) throw new Error('no mail');
  const now = new Date(sandbox.clock.now() + 30 * 86_400_000);
  await sandbox.db
    .transaction()
    .execute((trx) => schedule(trx, { kind: mailJob, subjectId: String(mail.id) }, now));
  await done(client.deleteMe({ body: { password } }));
  const kept = () =>
    sandbox.db.selectFrom('mail').select('id').where('values_of', '=', order.token_value).execute();
  expect(await kept()).toEqual([{ id: mail.id }]);
  await sandbox.db
    .updateTable('job')
    .set({ done_at: now })
    .where('subject_id', '=', String(mail.id))
    .where('kind', '=', mailJob)
    .execute();
  controls.setClock(testNow + 6 * 86_400_000);
  await doDueWork(sandbox);
  controls.setClock(testNow);
  expect(await kept()).toEqual([]);
});

it('lens values are erased in all places after the configured years · LAW-33', async () => {
  const { sandbox, controls } = shop;
  const before = await found();
  const { client, email, order, subscription } = await customer();
  const declared = { name: 'Mara Keller', number: 'OKU-0', email, goods: ['Linse −3,25'] };
  const { receipt } = await done(client.withdrawFromContract({ body: declared }));
  await updateRow(
    sandbox.db,
    'subscription',
    { id: subscription.id },
    { state: 'cancelled', cancelled_at: new Date(testNow) },
  );
  const night = async (days: number) => {
    controls.setClock(testNow + days * 86_400_000);
    await doDueWork(sandbox);
    controls.setClock(testNow);
    return personal(more(before, await found()));
  };
  expect(await night(3 * 365 - 1)).toContain('withdrawal.goods');
  expect(await night(3 * 366 + 45)).toEqual([]);
  expect(await digests(order.token_value)).toEqual([]);
  // Nobody knows which goods were meant: no goods would mean all.
  expect((await getRow(sandbox.db, 'withdrawal', { receipt })).goods).toEqual(['…']);
});
