import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { reminderTopic } from '../../../../src/adapters/sandbox/cart/reminder-topic.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, registered, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { agreed as agreedToKeep, every, eyes } from '../fixtures/regular-goods.ts';
import { care, cartWith, checkedOut, done, failed, item, ordered, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const noCart = { _tag: 'NotFound', code: 'cart.not_found' };

export const cartRenewalSuite = (started: () => TestSandbox): void => {
  const renewal = (token: string, request_id: string = randomUUID(), client = started().client()) =>
    client.renewCart({ params: { token }, body: { request_id } });

  it('give the cart a new token and keep everything else, what was entered too · CART-25', async () => {
    const client = started().client();
    const cart = await checkedOut(client, await cartWith(client, item(care, 2)));
    await done(client.applyCoupon({ params: { token: cart.token_value }, body: { couponCode: 'SEHEN10' } }));
    const before = await done(client.getCart({ params: { token: cart.token_value } }));
    const after = await done(renewal(cart.token_value));
    expect(after.token_value).toMatch(/^[\w-]{24}$/);
    expect(after.token_value).not.toBe(before.token_value);
    expect({ ...after, token_value: before.token_value }).toEqual(before);
    expect(await done(client.getCart({ params: { token: after.token_value } }))).toEqual(after);
    expect(await failed(client.getCart({ params: { token: cart.token_value } }))).toEqual(noCart);
    expect(await failed(client.setCurrentCart({ body: { abandoned_cart_token: cart.token_value } }))).toEqual(
      noCart,
    );
    const body = { token_value: cart.token_value };
    expect(await failed(client.createMyOrderFromCart({ body }))).toEqual(noCart);
    const order = await done(client.createMyOrderFromCart({ body: { token_value: after.token_value } }));
    expect(order.items.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('answer the same request with the same cart, also at the same time, for a day · CART-25', async () => {
    const { token_value: token } = await cartWith(started().client(), item(care));
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => done(renewal(token, id))));
    expect(new Set(answers.map(({ token_value }) => token_value)).size).toBe(1);
    started().controls.setClock(testNow + 23 * 60 * 60_000);
    expect((await done(renewal(token, id))).token_value).toBe(answers[0]?.token_value);
    started().controls.setClock(testNow + 25 * 60 * 60_000);
    expect(await failed(renewal(token, id))).toEqual(noCart);
    started().controls.setClock(testNow);
  });

  it('tell the new token nobody who has only the old one · CART-25', async () => {
    const { token_value: token } = await cartWith(started().client(), item(care));
    await done(renewal(token));
    expect(await failed(renewal(token))).toEqual(noCart);
    for (const guessed of ['', '1', 'request-1', 'x'.repeat(129)])
      expect(await refused(renewal(token, guessed))).toMatchObject({ code: 'validation.invalid' });
  });

  it('can follow one another, and then the last request counts · CART-25', async () => {
    const { token_value: token } = await cartWith(started().client(), item(care));
    const [first, second] = [randomUUID(), randomUUID()];
    const { token_value: next } = await done(renewal(token, first));
    const last = await done(renewal(next, second));
    expect(await failed(renewal(token, first))).toEqual(noCart);
    expect(await done(renewal(next, second))).toEqual(last);
  });

  it('are done in the shop of the cart, for its customer, until it is ordered · CART-25', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    expect(await failed(renewal(cart.token_value, randomUUID(), started().client('augental')))).toEqual(
      noCart,
    );
    await ordered(client, cart);
    expect(await failed(renewal(cart.token_value))).toEqual(noCart);
    expect(await failed(renewal('nobody'))).toEqual(noCart);
    const own = openBrowser(started());
    const email = await registered(own.client);
    await done(own.client.customerSignMeIn({ body: { email, password } }));
    const mine = await cartWith(own.client, item(care));
    expect(await failed(renewal(mine.token_value))).toEqual(noCart);
    const id = randomUUID();
    const renewed = await done(renewal(mine.token_value, id, own.client));
    expect(renewed.items).toEqual(mine.items);
    expect(await failed(renewal(mine.token_value, id))).toEqual(noCart);
  });

  /** A cart whose sender has left their e-mail, and agreed to be reminded. */
  const agreed = async () => {
    const client = started().client();
    const email = newEmail();
    const { token_value: token } = await cartWith(client, item(care));
    const cart_reminder = { given: true, words: consentWords.cart_reminder };
    await done(client.updateOrder({ params: { token }, body: { email, cart_reminder } }));
    return { client, email, token };
  };
  const mailsAfter = async (hours: number, email: string) => {
    const { controls, sandbox } = started();
    controls.setClock(testNow + hours * 60 * 60_000);
    await doDueWork(sandbox);
    controls.setClock(testNow);
    return mailsTo(started(), email);
  };
  const consentsOf = (subject: string) =>
    started().sandbox.db.selectFrom('consent_entry').select('act').where('subject', '=', subject).execute();

  it('drop the consent of whoever sent the link to a reminder, which would tell them the new token · CART-25 · LAW-32', async () => {
    const { client, email, token } = await agreed();
    const { token_value, customer } = await done(renewal(token));
    expect(customer?.email).toBe(email);
    expect(await mailsAfter(30, email)).toEqual([]);
    // The proof stays with the token for which the consent was given.
    expect(await consentsOf(token)).toEqual([{ act: 'given' }]);
    const cart_reminder = { given: true, words: consentWords.cart_reminder };
    await done(client.updateOrder({ params: { token: token_value }, body: { email, cart_reminder } }));
    expect((await mailsAfter(31, email)).map(({ text }) => text.includes(token_value))).toEqual([true]);
  });

  it('keep the consent of who comes by the link of the reminder, and send no second one · CART-25 · LAW-32', async () => {
    const { email, token } = await agreed();
    expect(await mailsAfter(2, email)).toHaveLength(1);
    const { token_value } = await done(renewal(token));
    expect([await consentsOf(token), await consentsOf(token_value)]).toEqual([[], [{ act: 'given' }]]);
    expect(await mailsAfter(30, email)).toHaveLength(1);
  });

  it('send no reminder that was due but not yet sent · CART-25 · LAW-32', async () => {
    const { email, token } = await agreed();
    const created_at = new Date(testNow);
    await started()
      .sandbox.db.insertInto('outbox')
      .values({ topic: reminderTopic, subject_id: token, created_at })
      .execute();
    await done(renewal(token));
    expect(await mailsAfter(2, email)).toEqual([]);
  });

  it('keep the consent of an account to a reminder of its cart · CART-25 · LAW-32', async () => {
    const { client } = await signedIn(started());
    const { token_value: token } = await cartWith(client, item(care));
    await done(client.customerClaimCart({ body: { cart_token: token } }));
    const cart_reminder = { given: true, words: consentWords.cart_reminder };
    await done(client.updateOrder({ params: { token }, body: { cart_reminder } }));
    const { token_value } = await done(renewal(token, randomUUID(), client));
    expect([await consentsOf(token), await consentsOf(token_value)]).toEqual([[], [{ act: 'given' }]]);
  });

  it('drop the consent of whoever sent the link to keep the lens values of regular goods · CART-25 · LAW-30', async () => {
    const client = started().client();
    const sent = await cartWith(client, ...eyes.map((eye) => every(eye)));
    await agreedToKeep(client, sent);
    const renewed = await done(renewal(sent.token_value));
    const cart = await checkedOut(client, renewed, { payment: 'visa' });
    const order = () => client.createMyOrderFromCart({ body: { token_value: cart.token_value } });
    expect(await refused(order())).toMatchObject({ code: 'subscription.consent' });
    await agreedToKeep(client, cart);
    expect((await done(order())).subscription).toBe(true);
  });

  it('keep that consent of an account · CART-25 · LAW-30', async () => {
    const { client, email } = await signedIn(started());
    const own = await cartWith(client, ...eyes.map((eye) => every(eye)));
    await done(client.customerClaimCart({ body: { cart_token: own.token_value } }));
    await agreedToKeep(client, own);
    const renewed = await done(renewal(own.token_value, randomUUID(), client));
    const cart = await checkedOut(client, renewed, { email, payment: 'visa' });
    const body = { token_value: cart.token_value };
    expect((await done(client.createMyOrderFromCart({ body }))).subscription).toBe(true);
  });

  it('do not count as a change, which would put off a reminder · CART-25 · REO-5', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const at = async (of: string) =>
      started().sandbox.db.selectFrom('cart').select('updated_at').where('token', '=', of).executeTakeFirst();
    const before = await at(token);
    started().controls.setClock(testNow + 1000);
    const { token_value } = await done(renewal(token));
    started().controls.setClock(testNow);
    expect(await at(token_value)).toEqual(before);
  });
};
