import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makeAccounts } from '../fixtures/accounts';
import { atOnce, codeOf, ok, readyCart } from '../fixtures/shop';
import { madeByStaff, signInAsStaff } from '../fixtures/staff-orders';
import type { Suite } from './suite';

const password = 'a-long-password-1';
const other = 'another-password-2';

export const testAccounts: Suite = (engine, it) => {
  const accounts = (channel?: string) => makeAccounts(engine().address, channel);
  const staff = () => signInAsStaff(engine().address, engine().settings.admin.password ?? '');
  const newEmail = () => `${randomUUID()}@example.org`;
  const person = (email: string, rest: object = {}) => ({
    email,
    firstName: 'Mara',
    lastName: 'Keller',
    password,
    proven: false,
    ...rest,
  });
  const native = async (token: string, query: string) => {
    const response = await fetch(`${engine().address}/shop-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'vendure-token': 'okulino',
        'x-shop-key': engine().settings.shopKey,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: { activeCustomer: { emailAddress: string } | null } }).data;
  };

  it('signs in whom staff made, by the bearer of the engine itself, until the session is ended', async () => {
    const { signIn, whoIs, end } = accounts();
    const email = newEmail();
    const id = await madeByStaff(await staff(), { emailAddress: email }, password);
    const { customer, token, sessionId } = ok(await signIn({ email: email.toUpperCase(), password }));
    assert.deepEqual([customer.id, customer.verified, customer.hasPassword], [id, true, true]);
    assert.equal(ok(await whoIs(token)).email, email);
    assert.equal(
      (await native(token, '{ activeCustomer { emailAddress } }')).activeCustomer?.emailAddress,
      email,
    );
    ok(await end({ ids: [sessionId, 'no-id'] }));
    assert.equal(codeOf(await whoIs(token)), 'customer.not_found');
    assert.equal((await native(token, '{ activeCustomer { emailAddress } }')).activeCustomer, null);
  });

  it('tells nobody why they are not let in', async () => {
    const { signIn, open } = accounts();
    const email = newEmail();
    const id = await madeByStaff(await staff(), { emailAddress: email }, password);
    const waiting = newEmail();
    await madeByStaff(await staff(), { emailAddress: waiting });
    for (const wrong of [
      { email, password: other },
      { email: newEmail(), password },
      { email: waiting, password: '' },
      { email: newEmail(), password, customer: '999999' },
      { email: newEmail(), password, customer: `${id} or true` },
    ])
      assert.equal(codeOf(await signIn(wrong)), 'customer.sign_in_failed');
    assert.equal(codeOf(await open({ customer: '999999' })), 'customer.not_found');
  });

  it('does not let in by a password who still has to confirm their address at the engine', async () => {
    const { shop, signIn, setPassword, look } = accounts();
    const email = newEmail();
    await shop.ask(
      `mutation($input: RegisterCustomerInput!) { answer: registerCustomerAccount(input: $input) { __typename } }`,
      { input: { emailAddress: email, firstName: 'A', lastName: 'B', password } },
    );
    assert.equal(codeOf(await signIn({ email, password })), 'customer.sign_in_failed');
    const { id } = ok(await look({ email }));
    const proven = ok(await setPassword({ customer: id, password: other, proven: true }));
    assert.equal(proven.verified, true);
    ok(await signIn({ email, password: other }));
  });

  it('makes one customer of an address, also at once, and says that it is taken', async () => {
    const { add, signIn } = accounts();
    const email = newEmail();
    const made = await atOnce(4, () => add(person(email)));
    assert.deepEqual(made.map(codeOf).sort(), [...Array(3).fill('customer.taken'), undefined]);
    const { customer } = ok(await signIn({ email, password }));
    assert.deepEqual([customer.firstName, customer.verified], ['Mara', false]);
    const [count] = await engine().sql('select count(*)::int as n from customer where "emailAddress" = $1', [
      email,
    ]);
    assert.deepEqual(count, { n: 1 });
    assert.equal(codeOf(await add(person(newEmail(), { password: 'x' }))), 'validation.password_rule');
  });

  it('voids what was chosen before the mailbox was shown, and nothing after', async () => {
    const { add, signIn, whoIs } = accounts();
    const email = newEmail();
    ok(await add(person(email)));
    const { token } = ok(await signIn({ email, password }));
    const shown = ok(await add(person(email, { password: null, proven: true })));
    assert.deepEqual([shown.verified, shown.hasPassword], [true, false]);
    assert.equal(codeOf(await whoIs(token)), 'customer.not_found');
    assert.equal(codeOf(await signIn({ email, password })), 'customer.sign_in_failed');
    const { setPassword } = accounts();
    ok(await setPassword({ customer: shown.id, password, proven: false }));
    ok(await add(person(email, { proven: true })));
    ok(await signIn({ email, password }));
  });

  it('ends every session by a new password but the one that it is told of', async () => {
    const { add, signIn, whoIs, setPassword, matches } = accounts();
    const email = newEmail();
    const { id } = ok(await add(person(email)));
    const [here, elsewhere] = [ok(await signIn({ email, password })), ok(await signIn({ email, password }))];
    assert.equal(ok(await matches({ customer: id, password })), true);
    const set = ok(await setPassword({ customer: id, password: other, proven: false, but: here.sessionId }));
    assert.equal(set.verified, false);
    assert.equal(ok(await whoIs(here.token)).id, id);
    assert.equal(codeOf(await whoIs(elsewhere.token)), 'customer.not_found');
    assert.equal((await matches({ customer: id, password })).ok, false);
    assert.equal((await matches({ customer: id, password: other })).ok, true);
  });

  it('ends no session of staff', async () => {
    await staff();
    const [session] = await engine().sql(
      `select s.id from session s join "user" u on u.id = s."userId" where u.identifier = 'superadmin' limit 1`,
    );
    ok(await accounts().end({ ids: [String(session?.id)] }));
    const left = await engine().sql('select id from session where id = $1', [session?.id]);
    assert.equal(left.length, 1);
  });

  it('writes what customers change of themselves, and tells the shop', async () => {
    const { add, update, look } = accounts();
    const email = newEmail();
    const { id } = ok(await add(person(email)));
    const change = {
      lastName: 'Keller-Roth',
      phone: '+41446681800',
      birthday: '1980-02-29',
      loyaltyNumber: '992',
    };
    const written = ok(await update({ customer: id, change }));
    assert.deepEqual(written, { ...written, ...change, firstName: 'Mara', email });
    ok(await update({ customer: id, change: { birthday: '' } }));
    const { birthday, phone } = ok(await look({ customer: id }));
    assert.deepEqual([birthday, phone], [null, '+41446681800']);
    const told = await engine().sql(
      `select body::json->>'customer' as customer, body from dioptra_notice where kind = 'customer.changed' and subject = $1`,
      [`customer ${id}`],
    );
    assert.equal(told.length, 2);
    assert.ok(!String(told[0]?.body).includes(email));
  });

  it('hears of what staff change: the address, and that somebody is gone', async () => {
    const { add, look, signIn, whoIs } = accounts();
    const admin = await staff();
    const { id, email } = ok(await add(person(newEmail())));
    const { token } = ok(await signIn({ email, password }));
    const moved = newEmail();
    await admin.ask(
      'mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { __typename } }',
      { input: { id, emailAddress: moved } },
    );
    assert.equal(ok(await look({ customer: id })).email, moved);
    assert.equal(ok(await whoIs(token)).email, moved);
    assert.equal(codeOf(await signIn({ email, password })), 'customer.sign_in_failed');
    ok(await signIn({ email, password, customer: id }));
    await admin.ask('mutation($id: ID!) { deleteCustomer(id: $id) { result } }', { id });
    assert.equal(codeOf(await look({ customer: id })), 'customer.not_found');
    assert.equal(codeOf(await whoIs(token)), 'customer.not_found');
    const told = await engine().sql('select kind from dioptra_notice where subject = $1', [`customer ${id}`]);
    assert.equal(told.length, 2);
  });

  it('deletes whoever wants that: nothing signs in, and who ordered nothing is nobody', async () => {
    const { shop, add, signIn, remove, look } = accounts();
    const { id, email } = ok(await add(person(newEmail())));
    ok(await signIn({ email, password }));
    const cart = ok(await shop.open('871', email));
    ok(await remove({ customer: id, account: '871', everywhere: true }));
    assert.equal(codeOf(await look({ email })), 'customer.not_found');
    assert.equal(codeOf(await signIn({ email, password })), 'customer.sign_in_failed');
    assert.equal(codeOf(await shop.cart(cart.token, '871')), 'cart.not_found');
    const rows = await engine().sql(
      'select "emailAddress" as email, "firstName" as name from customer where id = $1',
      [id],
    );
    assert.deepEqual(rows, [{ email: `deleted-${id}`, name: '' }]);
    ok(await add(person(email)));
  });

  it('keeps the orders of who is deleted, and no account on them', async () => {
    const { shop, add, remove } = accounts();
    const { id, email } = ok(await add(person(newEmail())));
    const cart = await readyCart(shop, [{ shopId: 'care-1' }], { email });
    ok(await shop.claim('872', email, cart.token));
    const order = ok(await shop.place(cart.token, undefined, '872'));
    ok(await remove({ customer: id, account: '872', everywhere: true }));
    assert.equal(ok(await shop.order(order.orderToken ?? '')).number, order.number);
    assert.equal(ok(await shop.orders('872')).total, 0);
    const [row] = await engine().sql('select "emailAddress" as email from customer where id = $1', [id]);
    assert.deepEqual(row, { email });
  });

  it('leaves one shop and stays in the other', async () => {
    const [here, there] = [accounts(), accounts('viszola')];
    const { id, email } = ok(await here.add(person(newEmail())));
    ok(await there.signIn({ email, password }));
    ok(await here.remove({ customer: id, account: '873', everywhere: false }));
    const { customer } = ok(await there.signIn({ email, password }));
    assert.equal(customer.id, id);
  });

  it('renames nobody who has an account when somebody orders by their e-mail', async () => {
    const { shop, add, look } = accounts();
    const { id, email } = ok(await add(person(newEmail(), { firstName: 'Nora' })));
    const cart = await readyCart(shop, [{ shopId: 'care-2' }], { email });
    ok(await shop.place(cart.token));
    assert.equal(ok(await look({ customer: id })).firstName, 'Nora');
  });
};
