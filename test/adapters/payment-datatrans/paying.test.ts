import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatatransAdapter } from '../../../src/adapters/payment-datatrans/datatrans-adapter.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { signNotice } from '../../../src/adapters/sandbox/provider/notice.ts';
import { readProviderPayment } from '../../../src/adapters/sandbox/provider/provider-payments.ts';
import { type PayingShop, payingSuite } from '../sandbox/contract/paying-suite.ts';
import { signedIn } from '../sandbox/fixtures/customers.ts';
import { context, unpaid } from '../sandbox/fixtures/kept-alias.ts';
import { pressed } from '../sandbox/fixtures/pressed.ts';
import { care, cartWith, done, failed, item, ordered } from '../sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../sandbox/fixtures/start-sandbox.ts';
import { type LocalDatatrans, localDatatrans } from './local-datatrans.ts';

const ownShop = async (): Promise<PayingShop> => {
  const shop = await startSandbox();
  return {
    shop,
    press: async ({ redirect_url }, ending) =>
      (await shop.fetch(pressed(redirect_url, ending))).headers.get('location') ?? '',
    setNotices: shop.controls.setNotices,
    tell: async ({ payment_id }) => {
      const row = await readProviderPayment(shop.sandbox.db, payment_id);
      if (!row) throw new Error('no payment');
      const { text, signature } = signNotice(row, shop.sandbox.clock.now());
      const answer = await shop.fetch(
        new Request('http://okulino.localhost:4200/pay/notices', {
          method: 'POST',
          headers: { 'datatrans-signature': signature },
          body: text,
        }),
      );
      return answer.status;
    },
    gaveBack: async ({ payment_id }) =>
      (await readProviderPayment(shop.sandbox.db, payment_id))?.credited === true,
  };
};

interface Twin extends PayingShop {
  readonly datatrans: LocalDatatrans;
  readonly transactionOf: (payment: string) => NonNullable<ReturnType<LocalDatatrans['transactions']['get']>>;
}

const twinShop = async (): Promise<Twin> => {
  let shop: TestSandbox | undefined;
  const clock = { now: () => shop?.sandbox.clock.now() ?? testNow };
  const datatrans = localDatatrans(clock.now);
  shop = await startSandbox(undefined, { provider: makeDatatransAdapter(datatrans.settings, clock) });
  const { fetch } = shop;
  datatrans.setShop(fetch);
  const transactionOf = (payment: string) => {
    const found = [...datatrans.transactions.values()].find(({ init }) => init.refno === payment);
    if (!found) throw new Error('no transaction');
    return found;
  };
  return {
    shop,
    datatrans,
    transactionOf,
    press: ({ redirect_url }, ending) => datatrans.press(redirect_url, ending),
    setNotices: datatrans.setNotices,
    tell: async ({ payment_id }) => (await fetch(datatrans.noticeOf(transactionOf(payment_id).id))).status,
    gaveBack: async ({ payment_id }) => {
      const { status, authorized, credited, settled } = transactionOf(payment_id);
      return authorized !== undefined && (status === 'canceled' || (credited > 0 && credited === settled));
    },
  };
};

describe.each([
  { name: 'the sandbox’s own provider', start: ownShop },
  { name: 'Datatrans, as documented', start: twinShop },
])('paying by $name', ({ start }) => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await start();
  });
  afterAll(() => shop?.shop.close());
  payingSuite(() => shop);
  it('reported neither a crash nor an answer that its codec refuses', () => {
    expect(shop.shop.incidents).toEqual([]);
  });
});

describe('a shop with Datatrans', () => {
  let twin: Twin;
  beforeAll(async () => {
    twin = await twinShop();
  });
  afterAll(() => twin?.shop.close());

  const started = async (method = 'visa') => {
    const client = twin.shop.client();
    const order = await ordered(client, await cartWith(client, item(care)));
    const params = { token: order.token_value };
    const start = () => client.startPayment({ params, body: { return_path: '/x', method } });
    return { client, order, params, start, outcome: client.getOrder({ params }) };
  };
  const opened = async (method?: string) => {
    const shopper = await started(method);
    const waiting = await done(shopper.start());
    if (waiting.status !== 'redirect') throw new Error('nothing to pay');
    return { ...shopper, waiting, transaction: twin.transactionOf(waiting.payment_id) };
  };

  it('sends the amount, method and language of the order, and nothing about the buyer · CHK-10 · CHK-11', async () => {
    const { order, waiting, transaction } = await opened('twint');
    expect(transaction.init).toEqual({
      amount: order.total,
      currency: order.currency_code,
      refno: waiting.payment_id,
      refno2: order.number,
      autoSettle: false,
      language: 'de',
      paymentMethods: ['TWI'],
      redirect: expect.objectContaining({
        successUrl: `http://okulino.localhost:4200/x?payment=${waiting.payment_id}`,
      }),
      webhook: { url: 'http://okulino.localhost:4200/pay/notices' },
    });
    expect(waiting).toMatchObject({
      redirect_url: `https://pay.datatrans.test/v1/start/${transaction.id}`,
      lightbox_script: 'https://pay.datatrans.test/upp/payment/js/datatrans-2.0.0.js',
      provider_reference: transaction.id,
    });
  });

  it('settles the whole amount of a paid order · CHK-11', async () => {
    const { order, waiting, transaction, outcome } = await opened();
    await twin.press(waiting, 'succeed');
    await doDueWork(twin.shop.sandbox);
    expect((await done(outcome)).state).toBe('new');
    expect(transaction).toMatchObject({ status: 'settled', settled: order.total, credited: 0 });
  });

  it('has no sandbox page that marks an order as paid · CHK-11', async () => {
    const { waiting, outcome } = await opened();
    for (const address of [`/pay/${waiting.payment_id}`, '/pay/lightbox.js']) {
      const page = await twin.shop.fetch(new Request(`http://okulino.localhost:4200${address}`));
      expect(page.status).toBe(404);
    }
    expect((await twin.shop.fetch(pressed(`/pay/${waiting.payment_id}`, 'succeed'))).status).toBe(404);
    expect((await done(outcome)).state).toBe('payment_pending');
  });

  it('rejects a notice with another amount, currency, transaction, key or day · CHK-11', async () => {
    const { order, waiting, transaction, outcome } = await opened();
    const other = await opened();
    transaction.status = 'authorized';
    transaction.authorized = order.total;
    const paid = { detail: { authorize: { amount: order.total } } };
    const said = (change: object, at?: number) => twin.datatrans.noticeOf(transaction.id, { ...change }, at);
    const forged = said(paid);
    forged.headers.set('datatrans-signature', `t=${testNow},s0=${'0'.repeat(64)}`);
    const unsigned = said(paid);
    unsigned.headers.delete('datatrans-signature');
    for (const notice of [
      forged,
      unsigned,
      said({ detail: { authorize: { amount: 1 } } }),
      said({ ...paid, currency: 'USD' }),
      said({ detail: {} }),
      said({ detail: { authorize: { amount: 19.5 } } }),
      said({ ...paid, transactionId: other.transaction.id }),
      said({ ...paid, refno: 'somebody else’s' }),
      said(paid, testNow - 25 * 60 * 60_000),
      said(paid, testNow + 10 * 60_000),
    ])
      expect((await twin.shop.fetch(notice)).status).toBe(400);
    expect((await done(outcome)).state).toBe('payment_pending');
    expect((await twin.shop.fetch(said(paid))).status).toBe(204);
    expect((await done(outcome)).state).toBe('new');
    expect(waiting.payment_id).toBe(transaction.init.refno);
    expect(twin.shop.incidents.map(({ detail }) => detail)).toEqual(
      Array.from({ length: 3 }, () => 'the paid amount differs from the requested one'),
    );
  });

  it.each(['down', 'cut', 'nonsense'] as const)(
    'responds 503 to a payment while Datatrans is %s · CALL-2',
    async (fault) => {
      const { start, outcome } = await started();
      twin.datatrans.setFault(fault);
      expect(await failed(start())).toEqual({ _tag: 'Unavailable', status: 503 });
      expect((await done(outcome)).state).toBe('payment_pending');
      twin.datatrans.setFault('none');
      expect((await done(start())).status).toBe('redirect');
    },
  );

  it('starts a payment although Datatrans first reports a conflict · CHK-11', async () => {
    const { start } = await started();
    twin.datatrans.setFault('conflict');
    expect((await done(start())).status).toBe('redirect');
  });

  it('keeps a card, pays with it at Datatrans, and has it deleted there · ACC-7', async () => {
    const customer = await signedIn(twin.shop);
    const first = await unpaid(customer);
    const begin = async (token: typeof first.token_value, wish: object) => {
      const answer = await done(
        customer.client.startPayment({ params: { token }, body: { return_path: '/', ...wish } }),
      );
      if (answer.status !== 'redirect') throw new Error('nothing to pay');
      return answer;
    };
    const start = await begin(first.token_value, { method: 'visa', keep_alias: true });
    expect(twin.transactionOf(start.payment_id).init.option).toEqual({ createAlias: true });
    await twin.press(start, 'succeed');
    const [kept] = await done(customer.client.getCustomerPaymentAlias(context));
    expect(kept).toMatchObject({ internal_payment_method: 'visa', last_digits: '4242' });
    const second = await unpaid(customer);
    const again = await begin(second.token_value, { alias: kept?.alias });
    expect(twin.transactionOf(again.payment_id).init.card).toEqual({
      alias: kept?.alias,
      expiryMonth: '06',
      expiryYear: '29',
    });
    await done(
      customer.client.deleteCustomerPaymentAlias({
        params: { alias: kept?.alias ?? ('' as never) },
        ...context,
      }),
    );
    await doDueWork(twin.shop.sandbox);
    expect(twin.datatrans.aliases.has(kept?.alias ?? '')).toBe(false);
  });
});
