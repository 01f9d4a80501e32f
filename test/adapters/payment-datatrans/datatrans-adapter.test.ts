import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { makeDatatransAdapter } from '../../../src/adapters/payment-datatrans/datatrans-adapter.ts';
import { datatransHosts } from '../../../src/adapters/payment-datatrans/settings.ts';
import { checkSignature, noticeWindow, sealOf } from '../../../src/adapters/payment-datatrans/webhook.ts';
import type { AnnouncedPayment } from '../../../src/application/checkout/payment-provider.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import { paymentCodes } from '../../../src/domain/checkout/payment-code.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { done, failed } from '../sandbox/fixtures/shopper.ts';
import { localDatatrans } from './local-datatrans.ts';

const now = Date.UTC(2026, 5, 1);

let names = 0;
const announced = (change: Partial<AnnouncedPayment> = {}): AnnouncedPayment => ({
  payment: `payment-${++names}` as PaymentId,
  order: 'OKU-1',
  method: 'visa',
  amount: 1999 as Minor,
  currency: 'CHF',
  locale: 'fr',
  keeps: false,
  returnUrl: 'https://shop.test/thanks',
  noticeUrl: 'https://shop.test/pay/notices',
  ...change,
});
const opened = () => {
  const datatrans = localDatatrans(() => now);
  return { datatrans, provider: makeDatatransAdapter(datatrans.settings, { now: () => now }) };
};

const card = { alias: 'AAAB1', expires: new Date(Date.UTC(2029, 6, 1) - 1) };
const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) as fc.Arbitrary<Minor>;

describe('money', () => {
  it('reaches Datatrans and comes back unchanged, to the last minor unit · PRICE-1 · CHK-11', async () => {
    const { datatrans, provider } = opened();
    await fc.assert(
      fc.asyncProperty(amounts, fc.constantFrom('CHF', 'EUR'), async (amount, currency) => {
        const payment = announced({ amount, currency });
        const { url, reference } = await done(provider.open(payment));
        await datatrans.press(url, 'succeed');
        const standing = await done(provider.standing(reference));
        expect(standing).toMatchObject({ payment: payment.payment, sum: { amount, currency } });
        const notice = datatrans.noticeOf(reference);
        const signature = notice.headers.get('datatrans-signature') ?? '';
        expect(provider.hear({ text: await notice.text(), signature }, now)).toEqual(E.right(standing));
        await done(provider.settle(reference, payment.payment, { amount, currency }));
        await done(provider.credit(reference, payment.payment, { amount, currency }));
        expect(datatrans.transactions.get(reference)).toMatchObject({ settled: amount, credited: amount });
      }),
      { numRuns: 50 },
    );
  });

  it('is not refunded before it is settled, nor twice · CHK-11', async () => {
    const { datatrans, provider } = opened();
    const { payment, amount, currency, ...rest } = announced();
    const { url, reference } = await done(provider.open({ payment, amount, currency, ...rest }));
    await datatrans.press(url, 'succeed');
    const sum = { amount, currency };
    const early = await done(provider.open(announced()));
    expect(
      await failed(provider.credit(early.reference, `payment-${names}` as PaymentId, sum)),
    ).toMatchObject({
      code: 'payment.not_possible',
    });
    await done(provider.settle(reference, payment, sum));
    await Promise.all([0, 1].map(() => done(provider.credit(reference, payment, sum))));
    expect(datatrans.transactions.get(reference)?.credited).toBe(amount);
    expect(await failed(provider.release(reference, payment))).toMatchObject({
      code: 'payment.not_possible',
    });
  });

  it('is charged, settled and released once, however often requested · CHK-11', async () => {
    const { datatrans, provider } = opened();
    datatrans.aliases.add(card.alias);
    const bought = { ...announced(), alias: card };
    const [{ reference }, again] = [await done(provider.charge(bought)), await done(provider.charge(bought))];
    expect(again.reference).toBe(reference);
    expect(datatrans.transactions.size).toBe(1);
    const { payment, amount, currency } = bought;
    for (let times = 0; times < 2; times += 1)
      await done(provider.settle(reference, payment, { amount, currency }));
    expect(datatrans.transactions.get(reference)).toMatchObject({ status: 'settled', settled: amount });
    const given = { ...announced(), alias: card };
    const unwanted = await done(provider.charge(given));
    for (let times = 0; times < 2; times += 1)
      await done(provider.release(unwanted.reference, given.payment));
    expect(datatrans.transactions.get(unwanted.reference)).toMatchObject({ status: 'canceled' });
  });

  it('is not taken before the shop settles it, paid on the page or with a card · CHK-11', async () => {
    const { datatrans, provider } = opened();
    datatrans.aliases.add(card.alias);
    const page = await done(provider.open(announced()));
    await datatrans.press(page.url, 'succeed');
    const charged = await done(provider.charge({ ...announced(), alias: card }));
    for (const { reference } of [page, charged]) {
      expect(datatrans.transactions.get(reference)).toMatchObject({ status: 'authorized', authorized: 1999 });
      expect(datatrans.transactions.get(reference)?.settled).toBeUndefined();
    }
  });

  it('is not read from a response about another transaction, nor without its currency · CHK-11', async () => {
    const said = {
      transactionId: '2',
      refno: 'payment-1',
      status: 'authorized',
      detail: { authorize: { amount: 1999 } },
    };
    const provider = makeDatatransAdapter(
      { ...opened().datatrans.settings, fetch: async () => Response.json(said) },
      { now: () => now },
    );
    const another = { _tag: 'Unreadable', at: 'status: another transaction' };
    expect(await failed(provider.standing('1'))).toEqual(another);
    expect(await failed(provider.express.standing('1'))).toEqual(another);
    expect(await done(provider.standing('2'))).not.toHaveProperty('sum');
  });
});

describe('a payment opened at Datatrans', () => {
  it.each(Object.entries(paymentCodes))('by %s is requested as %s · CHK-10', async (method, code) => {
    const { datatrans, provider } = opened();
    const { reference } = await done(provider.open(announced({ method })));
    expect(datatrans.transactions.get(reference)?.init.paymentMethods).toEqual([code]);
  });

  it('leads there and back in the whole window, in the language of the shop · CHK-11', async () => {
    const { datatrans, provider } = opened();
    const { returnUrl: back, ...payment } = announced();
    const { reference } = await done(provider.open({ ...payment, returnUrl: back }));
    expect(datatrans.transactions.get(reference)?.init).toMatchObject({
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
  });

  it('twice is one transaction, and is refused with another amount · CHK-11', async () => {
    const { datatrans, provider } = opened();
    const payment = announced();
    const [one, other] = [await done(provider.open(payment)), await done(provider.open(payment))];
    expect(other).toEqual(one);
    expect(datatrans.transactions.size).toBe(1);
    expect(await failed(provider.open({ ...payment, amount: 1 as Minor }))).toEqual({
      _tag: 'Unavailable',
      status: 422,
    });
  });

  it('with a forgotten alias is refused · ACC-7', async () => {
    const { datatrans, provider } = opened();
    const alias = card;
    const unusable = { _tag: 'Refused', code: 'payment.alias_unusable' };
    expect(await failed(provider.open(announced({ alias })))).toMatchObject(unusable);
    expect(await failed(provider.charge({ ...announced(), alias }))).toMatchObject(unusable);
    datatrans.aliases.add('AAAB1');
    const { reference } = await done(provider.charge({ ...announced({ method: 'twint' }), alias }));
    expect(datatrans.transactions.get(reference)?.init.TWI).toEqual({ alias: 'AAAB1' });
    await done(provider.forget('AAAB1'));
    await done(provider.forget('AAAB1'));
  });
});

it.each([
  ['down', { _tag: 'Unavailable', status: 502 }],
  ['cut', { _tag: 'Unreachable' }],
  ['nonsense', { _tag: 'Unreadable', at: expect.stringContaining('transactions') }],
] as const)(
  'a payment fails with its cause while Datatrans is %s, without revealing the password · CALL-2',
  async (fault, failure) => {
    const { datatrans, provider } = opened();
    datatrans.setFault(fault);
    const said = await failed(provider.open(announced()));
    expect(said).toEqual(failure);
    expect(JSON.stringify(said)).not.toContain(datatrans.settings.password);
    expect(datatrans.asked).toHaveLength(1);
  },
);

it('the password is never sent on to another server that Datatrans names', async () => {
  const { datatrans } = opened();
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return Response.json({});
  };
  const provider = makeDatatransAdapter({ ...datatrans.settings, fetch }, { now: () => now });
  await failed(provider.open(announced()));
  expect(sent.map(({ redirect }) => redirect)).toEqual(['error']);
});

it('a request to Datatrans is given up after the timeout · CALL-2', async () => {
  const { datatrans } = opened();
  const provider = makeDatatransAdapter(
    {
      ...datatrans.settings,
      timeoutMs: 20,
      fetch: () => new Promise(() => undefined),
    },
    { now: () => now },
  );
  expect(await failed(provider.standing('1'))).toEqual({ _tag: 'Unreachable' });
});

it('a request to Datatrans times out after five seconds for a shopper, after ten for a job · CALL-2', async () => {
  vi.useFakeTimers();
  try {
    const { datatrans } = opened();
    const silent = { ...datatrans.settings, fetch: () => new Promise<never>(() => undefined) };
    const provider = makeDatatransAdapter(silent, { now: () => now });
    const ended: string[] = [];
    const begun = failed(provider.open(announced())).then(() => ended.push('open'));
    const asked = failed(provider.standing('1')).then(() => ended.push('standing'));
    const forgotten = failed(provider.forget('alias')).then(() => ended.push('forget'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['open', 'standing']);
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all([begun, asked, forgotten]);
    expect(ended).toEqual(['open', 'standing', 'forget']);
  } finally {
    vi.useRealTimers();
  }
});

it('an unknown transaction is not found, and a wrong password is refused by Datatrans', async () => {
  const { datatrans, provider } = opened();
  expect(await failed(provider.standing('../../x'))).toEqual({ _tag: 'NotFound' });
  const stranger = makeDatatransAdapter({ ...datatrans.settings, password: 'guess' }, { now: () => now });
  expect(await failed(stranger.open(announced()))).toEqual({ _tag: 'Unavailable', status: 401 });
});

describe('a notice of Datatrans', () => {
  const key = 'ab'.repeat(32);
  const text = '{"transactionId":"1"}';
  const signed = (at: number, words = text, by = key) =>
    `t=${at},s0=${sealOf(by, String(at), words).toString('hex')}`;

  it('is accepted by its signature over time and text, within its time window · CHK-11', () => {
    const judged = (signature: string, by = key) => checkSignature(by, { text, signature }, now);
    expect(judged(signed(now))).toEqual(E.right(text));
    expect(judged(signed(now).toUpperCase().replace('T=', 't=').replace('S0=', 's0='))).toEqual(
      E.right(text),
    );
    expect(judged(signed(now - noticeWindow.past))).toEqual(E.right(text));
    expect(judged(signed(now - noticeWindow.past - 1))).toEqual(E.left('TooOld'));
    expect(judged(signed(now + noticeWindow.future + 1))).toEqual(E.left('TooOld'));
    expect(judged(signed(now, `${text} `))).toEqual(E.left('NotSigned'));
    expect(judged(signed(now, text, 'cd'.repeat(32)))).toEqual(E.left('NotSigned'));
    expect(judged(signed(now).replace(`t=${now}`, `t=${now + 1}`))).toEqual(E.left('NotSigned'));
    for (const noKey of ['', 'zz'.repeat(32), 'ab'])
      expect(judged(signed(now, text, noKey), noKey)).toEqual(E.left('NotSigned'));
  });

  it('without a valid signature is never accepted, whatever it contains · CHK-11', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (words, signature) => {
        expect(E.isLeft(checkSignature(key, { text: words, signature }, now))).toBe(true);
      }),
    );
  });
});

it('the hosts of Datatrans use https, and are sandbox hosts only in the sandbox', () => {
  for (const [world, hosts] of Object.entries(datatransHosts))
    for (const host of Object.values(hosts)) {
      expect(new URL(host).protocol).toBe('https:');
      expect(host.includes('sandbox')).toBe(world === 'sandbox');
    }
});
