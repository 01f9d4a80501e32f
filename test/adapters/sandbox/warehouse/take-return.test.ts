import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { beginRefund } from '../../../../src/adapters/sandbox/invoices/begin-refund.ts';
import { billsOf } from '../../../../src/adapters/sandbox/invoices/bill-store.ts';
import { progressOf } from '../../../../src/adapters/sandbox/order-rows/order-progress.ts';
import { dispatchJob } from '../../../../src/adapters/sandbox/warehouse/dispatch-job.ts';
import { signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import { eyes } from '../fixtures/regular-goods.ts';
import { anyItem, care, cartWith, daily, done, item, ordered, supplierCare } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const paidOrder = async (email: string, goods: readonly NewItemWire[] = []): Promise<OrderWire> => {
  const client = shop.client();
  const bought = goods.length > 0 ? goods : [await anyItem(client, daily, 2), item(care)];
  const order = await ordered(client, await cartWith(client, ...bought), { email });
  const params = { token: order.token_value };
  const begun = await done(client.startPayment({ params, body: { return_path: '/', method: 'visa' } }));
  if (begun.status !== 'redirect') throw new Error('not begun');
  await shop.fetch(pressed(begun.redirect_url, 'succeed'));
  return order;
};
const withdrawn = async (
  { number }: OrderWire,
  email: string,
  goods: readonly string[],
  more: { readonly after?: string } = {},
): Promise<string> => {
  const body = { name: 'Mara Keller', number, email, goods, ...more };
  return (await done(shop.client().withdrawFromContract({ body }))).receipt;
};
const back = async (receipt: string, body = ''): Promise<void> => {
  const at = `http://okulino.localhost:4200/sandbox/returns/${receipt}`;
  const headers = { origin: 'http://okulino.localhost:4200' };
  await shop.fetch(new Request(at, { method: 'POST', headers, body }));
  await doDueWork(shop.sandbox);
};
const warehouse = async (): Promise<string> =>
  (await shop.fetch(new Request('http://okulino.localhost:4200/sandbox/warehouse'))).text();
const now = (order: OrderWire) => done(shop.client().getOrder({ params: { token: order.token_value } }));
const bills = async (order: OrderWire) =>
  (await billsOf(shop.sandbox.db, order.token_value)).map(({ kind, total }) => [kind, total]);

describe('returned goods of a withdrawal', () => {
  it('are credited and refunded once; if all come back, the order is returned · DOC-5', async () => {
    const email = 'all@example.org';
    const order = await paidOrder(email);
    const receipt = await withdrawn(order, email, []);
    await back(receipt);
    await back(receipt);
    expect(await bills(order)).toEqual([
      ['invoice', order.total],
      ['credit', order.total],
    ]);
    expect(await now(order)).toMatchObject({ state: 'returned', given_back: order.total });
    const told = (await mailsTo(shop, email)).filter(({ text }) => text.includes('zurückgezahlt'));
    expect(told).toHaveLength(1);
  });

  it('that are part of an order leave the rest sold · DOC-5', async () => {
    const email = 'part@example.org';
    const order = await paidOrder(email);
    const { title = '', total = 0 } = order.items.at(-1) ?? {};
    await back(await withdrawn(order, email, [title]));
    expect(await bills(order)).toEqual([
      ['invoice', order.total],
      ['credit', total],
    ]);
    expect(await now(order)).toMatchObject({ state: 'new', given_back: total });
  });

  it('are refunded by name: no other refund counts as theirs · LAW-37', async () => {
    const email = 'named@example.org';
    const order = await paidOrder(email);
    const [one, other] = [order.items[0]?.title ?? '', order.items.at(-1)?.title ?? ''];
    // Both arrive in the same instant: the order's page sorts them by receipt.
    const receipts = [await withdrawn(order, email, [one]), await withdrawn(order, email, [other])];
    const [first = '', second = ''] = receipts.sort();
    const at = new Date(testNow);
    await shop.sandbox.db
      .transaction()
      .execute((trx) => beginRefund(trx, { id: 'goodwill', token: order.token_value, amount: 100 }, at));
    await doDueWork(shop.sandbox);
    expect(await now(order)).toMatchObject({ given_back: 100, refunded_at: at.toISOString() });
    const standing = async () =>
      (await now(order)).withdrawals?.map(({ receipt, settled_at, refunded_at }) => [
        receipt,
        settled_at,
        refunded_at,
      ]);
    expect(await standing()).toEqual([
      [first, undefined, undefined],
      [second, undefined, undefined],
    ]);
    await back(second);
    expect(await standing()).toEqual([
      [first, undefined, undefined],
      [second, at.toISOString(), at.toISOString()],
    ]);
  });

  it('lose their bonus points and miles; the rest of the order keeps its own · ACC-4 · MILES-3', async () => {
    const { client, email } = await signedIn(shop);
    const cart = await cartWith(client, await anyItem(client, daily, 2), item(care, 3));
    const miles_and_more_number = '992212345678901';
    const params = { token: cart.token_value };
    await done(client.updateOrder({ params, body: { miles_and_more_number } }));
    const order = await ordered(client, cart, { email });
    const ofOrder = { token: order.token_value };
    const begun = await done(
      client.startPayment({ params: ofOrder, body: { return_path: '/', method: 'visa' } }),
    );
    if (begun.status !== 'redirect') throw new Error('not begun');
    await shop.fetch(pressed(begun.redirect_url, 'succeed'));
    const [kept, gone] = order.items;
    const points = async () => ({
      balance: (await done(client.getBonusPointsStats({}))).balance,
      order: (await done(client.getOrder({ params: ofOrder }))).bonus_points?.points,
      miles: (await done(client.customerGetMilesAndMorePoints({ query: {} })))[0]?.points,
    });
    const whole = Math.floor(order.items_total / 100);
    expect(await points()).toEqual({ balance: whole, order: whole, miles: Math.floor(order.total / 100) });
    await back(await withdrawn(order, email, [gone?.title ?? '']));
    const left = Math.floor((kept?.total ?? 0) / 100);
    expect(await points()).toEqual({
      balance: left,
      order: left,
      miles: Math.floor((order.total - (gone?.total ?? 0)) / 100),
    });
  });

  it('that had not left hold the order back until they are credited; then the rest leaves · ORD-6', async () => {
    const email = 'rest@example.org';
    const order = await paidOrder(email);
    const [kept, gone] = [order.items[0]?.title ?? '', order.items.at(-1)?.title ?? ''];
    const receipt = await withdrawn(order, email, [gone]);
    const week = 7 * 86_400_000;
    shop.controls.setClock(testNow + week);
    await doDueWork(shop.sandbox);
    expect(await now(order)).toMatchObject({ state: 'new' });
    await back(receipt);
    shop.controls.setClock(testNow + 4 * week);
    await doDueWork(shop.sandbox);
    await doDueWork(shop.sandbox);
    shop.controls.setClock(testNow);
    expect(await now(order)).toMatchObject({ state: 'shipped' });
    const [sent, ...more] = (await mailsTo(shop, email)).filter(({ subject }) => /unterwegs/i.test(subject));
    expect(more).toEqual([]);
    expect(sent?.text).toContain(kept);
    expect(sent?.text).not.toContain(gone);
  });

  it('that are withdrawn twice are credited once; once nothing is left, the order is returned · ORD-6 · DOC-5', async () => {
    const email = 'twice@example.org';
    const order = await paidOrder(email);
    const [one, other] = [order.items[0]?.title ?? '', order.items.at(-1)?.title ?? ''];
    const credits = async () => (await bills(order)).slice(1).map(([, total]) => Number(total));
    await back(await withdrawn(order, email, [other]));
    const first = await credits();
    await back(await withdrawn(order, email, [other, other]));
    expect(await credits()).toEqual(first);
    expect(await now(order)).toMatchObject({ state: 'new' });
    await back(await withdrawn(order, email, [one]));
    expect((await credits()).reduce((sum, total) => sum + total, 0)).toBe(order.total);
    expect(await now(order)).toMatchObject({ state: 'returned', given_back: order.total });
  });

  it('that are for one eye leave the other eye sold, credited once and sent · ORD-6 · DOC-5', async () => {
    const email = 'eye@example.org';
    const order = await paidOrder(email, eyes);
    const [right, left] = order.items;
    if (!right || !left) throw new Error('not a pair');
    const articleOf = ({ title, formatted_options }: typeof right) =>
      [`1 × ${title}`, ...formatted_options.map(({ value }) => value)].join(' · ');
    await back(await withdrawn(order, email, [articleOf(right)]));
    expect(await bills(order)).toEqual([
      ['invoice', order.total],
      ['credit', right.total],
    ]);
    expect(await now(order)).toMatchObject({ state: 'new', withdrawals: [{ lines: [right.id] }] });
    expect((await warehouse()).split(`Hand ${order.number} to`)).toHaveLength(2);
    shop.controls.setClock(testNow + 28 * 86_400_000);
    await doDueWork(shop.sandbox);
    await doDueWork(shop.sandbox);
    shop.controls.setClock(testNow);
    const [sent] = (await mailsTo(shop, email)).filter(({ subject }) => /unterwegs/i.test(subject));
    expect(sent?.text.split(left.title)).toHaveLength(2);
    await back(await withdrawn(order, email, [articleOf(left)]));
    expect(await now(order)).toMatchObject({ state: 'returned', given_back: order.total });
  });

  it('that the shop cannot read stay until a person has read which are meant · ORD-6 · DOC-5', async () => {
    const email = 'other@example.org';
    const order = await paidOrder(email, eyes);
    const receipt = await withdrawn(order, email, ['Das rechte Auge']);
    await back(receipt);
    expect(await bills(order)).toEqual([['invoice', order.total]]);
    expect((await now(order)).withdrawals?.[0]).not.toHaveProperty('lines');
    const page = await warehouse();
    expect(page).toContain('Declared: Das rechte Auge.');
    const [right] = order.items;
    expect(page).toContain(`name="line" value="${right?.id}"`);
    await back(receipt, `read=on&line=${right?.id}`);
    expect(await bills(order)).toEqual([
      ['invoice', order.total],
      ['credit', right?.total],
    ]);
    expect(await now(order)).toMatchObject({ state: 'new', withdrawals: [{ lines: [right?.id] }] });
  });

  it('that are one of two boxes are credited by the piece; the other one is sent, and can come back later · ORD-6 · DOC-5', async () => {
    const email = 'box@example.org';
    const order = await paidOrder(email, [item(care, 2)]);
    const [line] = order.items;
    if (!line) throw new Error('nothing was ordered');
    const goods = [`1 × ${line.title}`];
    const receipt = await withdrawn(order, email, goods);
    const entry = (await warehouse()).split('<li>').find((one) => one.includes(receipt));
    expect(entry).toContain(`<p>1 × ${line.title}</p>`);
    expect(entry).not.toContain('Which goods are meant?');
    await back(receipt);
    expect(await bills(order)).toEqual([
      ['invoice', order.total],
      ['credit', line.unit_price],
    ]);
    expect(await now(order)).toMatchObject({
      state: 'new',
      given_back: line.unit_price,
      withdrawals: [{ lines: [line.id], pieces: { [line.id]: 1 } }],
    });
    expect(await withdrawn(order, email, goods)).toBe(receipt);
    shop.controls.setClock(testNow + 28 * 86_400_000);
    await doDueWork(shop.sandbox);
    await doDueWork(shop.sandbox);
    shop.controls.setClock(testNow);
    const [sent] = (await mailsTo(shop, email)).filter(({ subject }) => /unterwegs/i.test(subject));
    expect(sent?.text).toContain(`1 × ${line.title}`);
    const other = await withdrawn(order, email, goods, { after: receipt });
    expect(other).not.toBe(receipt);
    await back(other);
    expect((await bills(order)).slice(1).reduce((sum, [, total]) => sum + Number(total), 0)).toBe(
      order.total,
    );
    expect(await now(order)).toMatchObject({ state: 'returned', given_back: order.total });
  });

  it('are named with their number of pieces by a person, who sees what is left and how it is written · ORD-6 · LAW-4', async () => {
    const email = 'read-pieces@example.org';
    const client = shop.client();
    const order = await paidOrder(email, [await anyItem(client, daily, 3), item(care)]);
    const [line, rest] = order.items;
    if (!line || !rest) throw new Error('nothing was ordered');
    const values = line.formatted_options.map(({ value }) => value.replace('-', '−')).join(' · ');
    expect(values).toContain('−');
    await back(await withdrawn(order, email, [`1 × ${line.title}`]));
    const receipt = await withdrawn(order, email, ['Eine Packung · -2.25']);
    const page = (await warehouse()).split('<li>').find((entry) => entry.includes(receipt));
    expect(page).toContain('Declared: Eine Packung · −2.25.');
    expect(page).toContain(`${line.title} · ${values}`);
    expect(page).toContain(
      `<select name="pieces ${line.id}" aria-label="Pieces of ${line.title} · ${values}"><option>2</option><option>1</option></select>`,
    );
    expect(page).toContain(`<input type="hidden" name="pieces ${rest.id}" value="1">`);
    const read = new URLSearchParams({ read: 'on', line: line.id, [`pieces ${line.id}`]: '1' });
    await back(receipt, read.toString());
    expect(await bills(order)).toEqual([
      ['invoice', order.total],
      ['credit', line.unit_price],
      ['credit', line.unit_price],
    ]);
    expect((await now(order)).withdrawals?.map(({ pieces }) => pieces)).toEqual([
      { [line.id]: 1 },
      { [line.id]: 1 },
    ]);
  });

  it('that come from the supplier are not waited for by the rest · ORD-6', async () => {
    const email = 'supplier@example.org';
    const order = await paidOrder(email, [item(supplierCare, 2), item(care)]);
    const leaves = async (occasion: string) =>
      shop.sandbox.db
        .selectFrom('job')
        .select('due_at')
        .where('kind', '=', dispatchJob)
        .where('subject_id', '=', order.token_value)
        .where('occasion', '=', occasion)
        .executeTakeFirstOrThrow();
    const first = await leaves('');
    const receipt = await withdrawn(order, email, [`2 × ${order.items[0]?.title}`]);
    await back(receipt);
    expect((await leaves(receipt)).due_at.getTime()).toBeLessThan(first.due_at.getTime());
  });

  it('that are none of the order are credited by nobody, and the order leaves · ORD-6', async () => {
    const email = 'none@example.org';
    const order = await paidOrder(email, eyes);
    await back(await withdrawn(order, email, ['Etwas anderes']), 'read=on');
    expect(await bills(order)).toEqual([['invoice', order.total]]);
    shop.controls.setClock(testNow + 28 * 86_400_000);
    await doDueWork(shop.sandbox);
    await doDueWork(shop.sandbox);
    shop.controls.setClock(testNow);
    expect(await now(order)).toMatchObject({ state: 'shipped' });
  });

  it('count as refunded only by a refund of their own order, also in a list of orders · LAW-37', async () => {
    const email = 'two-orders@example.org';
    const [mine, other] = [await paidOrder(email), await paidOrder(email)];
    const receipt = await withdrawn(mine, email, []);
    // Staff named the receipt of another order.
    const mistaken = { id: 'mistaken', token: other.token_value, amount: 100, receipt };
    await shop.sandbox.db.transaction().execute((trx) => beginRefund(trx, mistaken, new Date(testNow)));
    await doDueWork(shop.sandbox);
    const listed = await progressOf(shop.sandbox.db, [mine.token_value, other.token_value]);
    expect(listed(mine.token_value).withdrawals[0]).not.toHaveProperty('refunded_at');
    expect(listed(other.token_value).refunded).toBe(100);
  });
});
