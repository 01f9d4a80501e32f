import { afterEach, expect, it } from 'vitest';
import { getRow, updateRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import type { CartToken } from '../../../../src/domain/cart/cart.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, done, failed, item, ordered, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

export const guestOrderSuite = (started: () => TestSandbox): void => {
  const placed = async (email: string) => {
    const client = started().client();
    return ordered(client, await cartWith(client, item(care)), { email });
  };
  const declaration = (number: string, email: string, goods: readonly string[] = []) => ({
    name: 'Mara Keller',
    number,
    email,
    goods,
  });
  const withdraw = (body: ReturnType<typeof declaration>) =>
    started().client().withdrawFromContract({ body });

  afterEach(() => started().controls.setClock(testNow));

  it('are found by number and e-mail together · ORD-3 · LAW-5', async () => {
    const { number, token_value } = await placed('Find.Me@example.org');
    const body = { number: number.toLowerCase().replaceAll('-', ' '), email: 'find.me@EXAMPLE.org' };
    expect(await done(started().client().lookUpOrder({ body }))).toEqual({ token_value });
  });

  it('are closed half a year after their arrival, until number and e-mail are named · ORD-8', async () => {
    const { sandbox, controls, client: anybody, fetch } = started();
    const email = 'old.link@example.org';
    const { number, token_value: token } = await placed(email);
    const cart = await getRow(sandbox.db, 'shop_order', { token }, ['cart_token']);
    const again = { body: { token_value: cart.cart_token as CartToken } };
    const finish = (state: 'open' | 'shipped') => updateRow(sandbox.db, 'shop_order', { token }, { state });
    await finish('open');
    const files = () => anybody().getCustomerDocuments({ params: { token } });
    const [first = ''] = (await done(files())).result.urls;
    const file = async () => (await fetch(new Request(`http://okulino.localhost:4200${first}`))).status;
    const seen = async () => {
      const asked = await Promise.all(
        [anybody().getOrder({ params: { token } }), files(), anybody().createMyOrderFromCart(again)].map(
          (task) => task(),
        ),
      );
      return [...asked.map(({ _tag }) => _tag === 'Right'), (await file()) === 200];
    };
    const after = (days: number) => controls.setClock(testNow + days * 86_400_000);
    const [open, closed] = [Array(4).fill(true), Array(4).fill(false)];
    after(400);
    expect(await seen()).toEqual(open);
    await finish('shipped');
    expect(await seen()).toEqual(closed);
    after(170);
    expect(await seen()).toEqual(open);
    after(400);
    await failed(anybody().lookUpOrder({ body: { number, email: 'other@example.org' } }));
    expect(await seen()).toEqual(closed);
    await done(anybody().lookUpOrder({ body: { number, email } }));
    expect(await seen()).toEqual(open);
    after(401.1);
    expect(await seen()).toEqual(closed);
    const browser = openBrowser(started());
    await done(browser.client.customerSignMeUp(signUp(email, token)));
    await done(browser.client.customerSignMeIn({ body: { email, password: 'lindenweg 12a' } }));
    const { token_value: cart_token } = await cartWith(browser.client);
    const body = { cart_token, source: 'email', last_order_token: token };
    expect(await failed(browser.client.reorder({ body }))).toMatchObject({ code: 'order.not_found' });
    expect(await ownOrders(email)).toEqual([]);
    await updateRow(
      sandbox.db,
      'shop_order',
      { token },
      { customer_id: Number((await done(browser.client.getMe({}))).id) },
    );
    expect(await done(browser.client.getOrder({ params: { token } }))).toMatchObject({ number });
  });

  const signUp = (email: string, order_token: string) => ({
    body: {
      email,
      first_name: 'Mara',
      last_name: 'Keller',
      password: 'lindenweg 12a',
      subscribed_to_marketing_channels: false,
      locale_code: 'de' as const,
      order_token,
    },
  });
  const ownOrders = async (email: string): Promise<readonly string[]> => {
    const browser = openBrowser(started());
    await done(browser.client.customerSignMeIn({ body: { email, password: 'lindenweg 12a' } }));
    const { 'hydra:member': orders } = await done(browser.client.getOrdersHistory({ query: {} }));
    return orders.map(({ number }) => number);
  };

  it('go to the account that is created from them with their e-mail, once · CHK-29 · ORD-3', async () => {
    const email = 'becomes.mine@example.org';
    const { number, token_value } = await placed(email);
    const client = started().client();
    await done(client.customerSignMeUp(signUp(email, token_value)));
    await done(client.customerSignMeUp(signUp(email, token_value)));
    expect(await ownOrders(email)).toEqual([number]);
    const order = await done(client.getOrder({ params: { token: token_value } }));
    expect(order.customer).toMatchObject({ email, account_id: expect.any(String) });
  });

  it('go to the account that their buyer already has, if its password is chosen again · CHK-29 · ORD-3', async () => {
    const email = 'had.one.before@example.org';
    const client = started().client();
    const { body } = signUp(email, (await placed(email)).token_value);
    await done(client.customerSignMeUp({ body }));
    const [first] = await ownOrders(email);
    const { number, token_value: order_token } = await placed(email);
    await refused(client.customerSignMeUp({ body: { ...body, order_token, password: 'anders 123' } }));
    expect(await ownOrders(email)).toEqual([first]);
    await done(client.customerSignMeUp({ body: { ...body, order_token } }));
    expect(new Set(await ownOrders(email))).toEqual(new Set([number, first]));
  });

  it('do not go to an account with another e-mail · CHK-29 · ORD-3', async () => {
    const { token_value } = await placed('stays.mine@example.org');
    const other = 'takes.others@example.org';
    await done(started().client().customerSignMeUp(signUp(other, token_value)));
    expect(await ownOrders(other)).toEqual([]);
    const order = await done(
      started()
        .client()
        .getOrder({ params: { token: token_value } }),
    );
    expect(order.customer).not.toHaveProperty('account_id');
  });

  it('get the same response whichever value is wrong, and in another shop · ORD-3 · LAW-5', async () => {
    const email = 'hidden@example.org';
    const { number } = await placed(email);
    const ask = async (body: { number: string; email: string }, brand: 'okulino' | 'opalys' = 'okulino') => {
      const answer = await started().fetch(
        new Request(`http://okulino.localhost:4200/api/order-look-ups?brand_channel=${brand}&locale=de`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
      return { status: answer.status, text: await answer.text() };
    };
    const wrong = await ask({ number, email: 'somebody.else@example.org' });
    expect(wrong.status).toBe(404);
    expect(wrong.text).not.toContain('@');
    expect(await ask({ number: 'OKU-0000-0000', email })).toEqual(wrong);
    expect(await ask({ number, email }, 'opalys')).toEqual(wrong);
  });

  it('report which field of a look-up is missing · LAW-5', async () => {
    const refusal = await refused(
      started()
        .client()
        .lookUpOrder({ body: { number: ' ', email: 'x' } }),
    );
    expect(refusal.violations.map(({ field, code }) => [field, code])).toEqual([
      ['number', 'validation.required'],
      ['email', 'validation.invalid_email'],
    ]);
  });

  it('get a withdrawal receipt with time and content, on screen and by e-mail · LAW-4', async () => {
    const email = 'receipt@example.org';
    const { number, token_value } = await placed(email);
    const receipt = await done(withdraw(declaration(number, email, ['2 × Clar 360 ml'])));
    expect(receipt).toEqual({
      ...declaration(number, email, ['2 × Clar 360 ml']),
      receipt: expect.stringMatching(/^WD(-\d{4}){3}$/),
      received_at: new Date(testNow).toISOString(),
      return_days: 14,
    });
    const [mail] = (await mailsTo(started(), email)).filter(({ text }) => text.includes(receipt.receipt));
    for (const part of ['19.11.2026, 10:00', 'Mara Keller', number, '2 × Clar 360 ml'])
      expect([mail?.text, mail?.html].every((text) => text?.includes(part))).toBe(true);
    const row = await started()
      .sandbox.db.selectFrom('withdrawal')
      .select('order_token')
      .where('receipt', '=', receipt.receipt)
      .executeTakeFirst();
    expect(row?.order_token).toBe(token_value);
  });

  it('are asked for goods only once these have left · LAW-4', async () => {
    const email = 'not-sent@example.org';
    const { number, token_value } = await placed(email);
    const told = async (article: string) => {
      const { receipt } = await done(withdraw(declaration(number, email, [article])));
      return (await mailsTo(started(), email)).find(({ text }) => text.includes(receipt))?.text;
    };
    const before = await told('1 × Clar 360 ml');
    expect(before).toContain('Diese Ware wird nicht mehr verschickt.');
    expect(before).toContain('bis 03.12.2026');
    expect(before).not.toContain('zurücksenden');
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'shipped' })
      .where('token', '=', token_value)
      .execute();
    const after = await told('2 × Clar 360 ml');
    expect(after).toMatch(/zurücksenden an: .*Lindenbachstrasse 14/);
    expect(after).not.toContain('nicht mehr verschickt');
  });

  it('get the same receipt for the same withdrawal, and one e-mail · LAW-4', async () => {
    const email = 'twice@example.org';
    const first = await done(withdraw(declaration('OKU-1111-2222', email)));
    started().controls.setClock(testNow + 60_000);
    const both = await Promise.all([
      done(withdraw(declaration('oku 1111 2222', email))),
      done(withdraw(declaration('OKU-1111-2222', email))),
    ]);
    expect(both).toEqual([first, first]);
    expect(await mailsTo(started(), email)).toHaveLength(1);
    const other = await done(withdraw(declaration('OKU-1111-2222', email, ['Aqua 30'])));
    expect(other.receipt).not.toBe(first.receipt);
  });

  it('accept a withdrawal of an unknown order like any other · LAW-4', async () => {
    const email = 'nobody@example.org';
    const receipt = await done(withdraw(declaration('the one from May', email)));
    expect(Object.keys(receipt).toSorted()).toEqual([
      'email',
      'goods',
      'name',
      'number',
      'receipt',
      'received_at',
      'return_days',
    ]);
    expect(await mailsTo(started(), email)).toHaveLength(1);
  });

  it('send no links or markup of a withdrawal by e-mail · LAW-4 · ADDR-7', async () => {
    const email = 'spam@example.org';
    const refusal = await refused(
      withdraw({ ...declaration('prize.example/win', email), name: 'Click https://prize.example' }),
    );
    expect(refusal.violations.map(({ field }) => field)).toEqual(['name', 'number']);
    expect(await mailsTo(started(), email)).toEqual([]);
    await done(withdraw({ ...declaration('OKU-1', email), name: '<b>Mara</b>' }));
    const [mail] = await mailsTo(started(), email);
    expect(mail?.html).toContain('&lt;b&gt;Mara');
    expect(mail?.html).not.toContain('<b>Mara');
  });

  it('reject a withdrawal without its fields', async () => {
    const body = { number: 'OKU-1' } as never;
    expect((await failed(started().client().withdrawFromContract({ body })))._tag).not.toBe('NotFound');
  });
};
