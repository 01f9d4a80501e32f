import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeDatatransAdapter } from '../../../src/adapters/payment-datatrans/datatrans-adapter.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import type { ExpressId } from '../../../src/application/checkout/express-ports.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { care, cartWith, checkedOut, done, failed, item } from '../sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../sandbox/fixtures/start-sandbox.ts';
import { type LocalDatatrans, localDatatrans, walletOwner } from './local-datatrans.ts';

let shop: TestSandbox;
let datatrans: LocalDatatrans;
beforeAll(async () => {
  const clock = { now: () => shop?.sandbox.clock.now() ?? testNow };
  datatrans = localDatatrans(clock.now);
  shop = await startSandbox(undefined, { provider: makeDatatransAdapter(datatrans.settings, clock) });
  datatrans.setShop(shop.fetch);
});
afterAll(() => shop?.close());
afterEach(() => {
  datatrans.setFault('none');
  datatrans.setOwner(walletOwner);
  datatrans.setDeclines(false);
  datatrans.setNotices('once');
});

it('a wallet is opened in the whole window and its payment confirmed once, however often requested · EXP-2', async () => {
  const twin = localDatatrans(() => testNow);
  const { express } = makeDatatransAdapter(twin.settings, { now: () => testNow });
  if (!express) throw new Error('no wallets');
  const open = () =>
    done(
      express.open({
        express: 'payment-1' as ExpressId,
        wallet: 'paypal',
        amount: 1999 as Minor,
        currency: 'CHF',
        locale: 'fr',
        returnUrl: 'https://shop.test/cart/express',
        noticeUrl: 'https://shop.test/pay/notices',
      }),
    );
  const { reference, url } = await open();
  expect((await open()).reference).toBe(reference);
  expect(twin.transactions.size).toBe(1);
  const back = 'https://shop.test/cart/express';
  expect(twin.transactions.get(reference)?.init).toMatchObject({
    language: 'fr',
    redirect: {
      successUrl: back,
      cancelUrl: back,
      errorUrl: back,
      startTarget: '_top',
      returnTarget: '_top',
      method: 'GET',
    },
  });
  await twin.press(url, 'succeed');
  const payment = {
    payment: 'payment-1' as PaymentId,
    order: 'OKU-1',
    amount: 1999 as Minor,
    currency: 'CHF',
  } as const;
  for (let times = 0; times < 2; times += 1) await done(express.confirm(reference, payment));
  expect(twin.transactions.get(reference)).toMatchObject({
    status: 'authorized',
    authorized: 1999,
    order: 'OKU-1',
  });
});

/** A Datatrans wallet, opened for a cart that is not empty. */
const opened = async () => {
  const client = shop.client();
  const cart = await cartWith(client, item(care));
  const token = cart.token_value;
  const body = { wallet: 'paypal', return_path: '/cart/express' } as const;
  const { express_id: express, redirect_url } = await done(client.startExpress({ params: { token }, body }));
  const params = { token, express };
  const transaction = () => {
    const found = [...datatrans.transactions.values()].find(({ init }) => init.refno === express);
    if (!found) throw new Error('no transaction');
    return found;
  };
  const order = async () => {
    const ready = await checkedOut(client, cart, { method: 'swisspost_b_parcel', payment: 'paypal' });
    const made = await done(
      client.createMyOrderFromCart({ body: { token_value: token, total: ready.total } }),
    );
    const of = { token: made.token_value };
    const start = () =>
      client.startPayment({ params: of, body: { return_path: `/checkout/thank-you/${of.token}` } });
    return {
      start,
      total: ready.total,
      state: async () => (await done(client.getOrder({ params: of }))).state,
    };
  };
  return {
    client,
    params,
    redirect_url,
    transaction,
    order,
    standing: () => client.getExpress({ params }),
    press: (ending: 'succeed' | 'decline' | 'cancel') => datatrans.press(redirect_url, ending),
  };
};

describe('an express wallet at Datatrans', () => {
  it('is opened for approval only, and returns with the express id of the shop · EXP-2 · EXP-7', async () => {
    const { params, transaction, press } = await opened();
    const { init } = transaction();
    expect(init).toMatchObject({
      paymentMethods: ['PAP'],
      option: { authenticationOnly: true },
      autoSettle: false,
    });
    const back = new URL(await press('succeed'));
    expect(back.pathname).toBe('/cart/express');
    expect([...back.searchParams.keys()].sort()).toEqual(['datatransTrxId', 'express']);
    expect(back.searchParams.get('express')).toBe(params.express);
    // The transaction contains no money, and its webhook is accepted.
    expect(transaction()).toMatchObject({ status: 'authenticated' });
    expect(transaction().authorized).toBeUndefined();
  });

  it('returns the e-mail and address of the payer from the provider · EXP-3', async () => {
    const { press, standing, transaction } = await opened();
    expect(await done(standing())).toEqual({ wallet: 'paypal', standing: 'open' });
    await press('succeed');
    expect(await done(standing())).toEqual({
      wallet: 'paypal',
      standing: 'approved',
      email: 'lena@example.org',
      up_to: transaction().init.amount,
      currency_code: 'CHF',
      address: {
        first_name: 'Lena',
        last_name: 'Brandt',
        line1: 'Seestrasse 14',
        postcode: '8002',
        city: 'Zürich',
        country: 'CHE',
      },
    });
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'closed'],
  ] as const)('has after %s the status %s · EXP-5', async (ending, stands) => {
    const { press, standing } = await opened();
    await press(ending);
    expect(await done(standing())).toEqual({ wallet: 'paypal', standing: stands });
  });

  it('authorises the money with the order, once, however often the payment is started · EXP-6', async () => {
    const { press, standing, order, transaction } = await opened();
    await press('succeed');
    await done(standing());
    const { start, total, state } = await order();
    expect(transaction().authorized).toBeUndefined();
    const starts = await Promise.all([done(start()), done(start())]);
    expect(starts).toEqual([{ status: 'settled' }, { status: 'settled' }]);
    expect(transaction().authorized).toBe(total);
    expect(await state()).toBe('new');
    // The second start may already have settled it: it does the due work first.
    await doDueWork(shop.sandbox);
    expect(transaction()).toMatchObject({ status: 'settled', authorized: total, settled: total });
  });

  it('redirects to the payment page if the wallet declines after approval · EXP-6', async () => {
    const { press, standing, order } = await opened();
    await press('succeed');
    await done(standing());
    const { start, state } = await order();
    datatrans.setDeclines(true);
    expect(await done(start())).toMatchObject({ status: 'redirect' });
    expect(await state()).toBe('payment_pending');
  });

  it('responds 503 while the authorisation is unknown, and authorises on the next attempt · EXP-6', async () => {
    const { press, standing, order } = await opened();
    await press('succeed');
    await done(standing());
    const { start, state } = await order();
    datatrans.setFault('down');
    expect(await failed(start())).toMatchObject({ _tag: 'Unavailable', status: 503 });
    datatrans.setFault('none');
    expect(await done(start())).toEqual({ status: 'settled' });
    expect(await state()).toBe('new');
  });

  it.each(['down', 'cut', 'nonsense'] as const)(
    'responds 503 while Datatrans is %s, and keeps its approval · EXP-5',
    async (fault) => {
      const { press, standing } = await opened();
      await press('succeed');
      datatrans.setFault(fault);
      expect(await failed(standing())).toMatchObject({ _tag: 'Unavailable', status: 503 });
      datatrans.setFault('none');
      expect((await done(standing())).standing).toBe('approved');
    },
  );

  it('is replaced by a new one after a few seconds, because its page can be used only once · EXP-5', async () => {
    const { client, params } = await opened();
    const body = { wallet: 'paypal', return_path: '/cart/express' } as const;
    const again = () => done(client.startExpress({ params: { token: params.token }, body }));
    expect((await again()).express_id).toBe(params.express);
    shop.controls.setClock(testNow + 5001);
    expect((await again()).express_id).not.toBe(params.express);
    shop.controls.setClock(testNow);
  });
});
