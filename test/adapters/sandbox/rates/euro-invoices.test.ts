import * as TE from 'fp-ts/TaskEither';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { billsOf } from '../../../../src/adapters/sandbox/invoices/bill-store.ts';
import { issueCredit } from '../../../../src/adapters/sandbox/invoices/issue-bill.ts';
import { beginRates } from '../../../../src/adapters/sandbox/rates/rates-job.ts';
import type { Failure } from '../../../../src/application/shared/failure.ts';
import type { EuroRate } from '../../../../src/domain/orders/bill/euro-tax.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { pressed } from '../fixtures/pressed.ts';
import { care, cartWith, done, germanAddress, item, ordered, swissAddress } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
let published: EuroRate | Failure;
let asked = 0;
const rate: EuroRate = { currency: 'CHF', perEuro: 0.9312, day: '2026-11-18' as Day };
beforeAll(async () => {
  shop = await startSandbox(undefined, {
    euroRates: {
      newest: async () => {
        asked += 1;
        return ('_tag' in published ? TE.left(published) : TE.right([published]))();
      },
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  published = rate;
  shop.controls.setClock(testNow);
  await shop.sandbox.db.deleteFrom('exchange_rate').execute();
  await shop.sandbox.db.deleteFrom('job').where('kind', '=', 'rates.daily').execute();
});
const learn = async (): Promise<void> => {
  await beginRates(shop.sandbox);
  await doDueWork(shop.sandbox);
};

const sold = async (billing = germanAddress) => {
  const client = shop.client('okulino');
  const method = billing.country_code === 'CH' ? 'swisspost_a_parcel' : 'dhl';
  const order = await ordered(client, await cartWith(client, item(care, 3)), { billing, method });
  const params = { token: order.token_value };
  const begun = await done(client.startPayment({ params, body: { return_path: '/', method: 'visa' } }));
  if (begun.status !== 'redirect') throw new Error('not begun');
  await shop.fetch(pressed(begun.redirect_url, 'succeed'));
  return order;
};
const invoiceOf = async (order: Awaited<ReturnType<typeof sold>>) => {
  const [invoice] = await billsOf(shop.sandbox.db, order.token_value);
  if (!invoice) throw new Error('no invoice');
  return invoice;
};

describe('an invoice in francs to a member state of the European Union', () => {
  it('states the tax in euros at the newest rate of its day, and so do its credit notes · DOC-9', async () => {
    await learn();
    const order = await sold();
    const { euroTax, tax, currency } = await invoiceOf(order);
    expect(currency).toBe('CHF');
    expect(euroTax).toEqual({
      by: rate,
      vat: tax.map((row) => ({ rate: row.rate, vat: Math.round(row.vat / 0.9312) })),
    });
    published = { ...rate, perEuro: 0.5, day: '2026-11-19' as Day };
    shop.controls.setClock(testNow + 86_400_000);
    await learn();
    const back = (cause: string, amount: number) =>
      shop.sandbox.db
        .transaction()
        .execute((trx) =>
          issueCredit(
            trx,
            shop.sandbox,
            order.token_value,
            { cause, returned: { _tag: 'Amount', amount } },
            new Date(testNow),
          ),
        );
    const credits = [await back('a', 777), await back('b', order.total)];
    expect(credits.map((credit) => credit?.euroTax?.by)).toEqual([rate, rate]);
    const credited = credits.flatMap((credit) => credit?.euroTax?.vat ?? []);
    expect(credited.reduce((sum, { vat }) => sum + vat, 0)).toBe(euroTax?.vat[0]?.vat);
  });

  it('prints it with the rate and its day · DOC-9', async () => {
    await learn();
    const order = await sold();
    const { result } = await done(
      shop.client().getCustomerDocuments({ params: { token: order.token_value } }),
    );
    const file = await shop.fetch(new Request(`http://okulino.localhost:4200${result.urls[0]}`));
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
    const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
    expect(text).toMatch(/MwSt\. in Euro: 19 %: EUR \d+\.\d\d\./);
    expect(text).toContain('Zentralbank vom 18.11.2026: 1 Euro = 0.9312 CHF.');
  });

  it('is issued without if no rate of the last ten days is known, and at home in any case · DOC-9', async () => {
    published = { ...rate, day: '2026-11-08' as Day };
    await learn();
    expect((await invoiceOf(await sold())).euroTax).toBeUndefined();
    await shop.sandbox.db
      .insertInto('exchange_rate')
      .values({ currency: 'CHF', day: '2026-11-18' as Day, per_euro: 0.9312 })
      .execute();
    expect((await invoiceOf(await sold(swissAddress as typeof germanAddress))).euroTax).toBeUndefined();
    expect((await invoiceOf(await sold())).euroTax?.by).toEqual(rate);
  });
});

describe('the rates', () => {
  it('are asked for once a day, and again an hour after a failure · DOC-9', async () => {
    const days = async () =>
      (await shop.sandbox.db.selectFrom('exchange_rate').select('day').orderBy('day').execute()).map(
        ({ day }) => day,
      );
    asked = 0;
    published = { _tag: 'Unreachable' };
    await learn();
    expect(await days()).toEqual([]);
    published = rate;
    shop.controls.setClock(testNow + 3_600_000);
    await doDueWork(shop.sandbox);
    expect(await days()).toEqual(['2026-11-18']);
    await doDueWork(shop.sandbox);
    expect(asked).toBe(2);
    published = { ...rate, day: '2026-11-19' as Day };
    shop.controls.setClock(Date.parse('2026-11-19T17:00:00Z'));
    await doDueWork(shop.sandbox);
    expect(await days()).toEqual(['2026-11-18', '2026-11-19']);
    await doDueWork(shop.sandbox);
    expect(asked).toBe(3);
  });
});
