import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCredit, issueInvoice } from '../../../../src/adapters/sandbox/invoices/issue-bill.ts';
import type { BillKind } from '../../../../src/domain/orders/bill/bill.ts';
import { copiesOf } from '../fixtures/copies.ts';
import { engines } from '../fixtures/engines.ts';
import { care, cartWith, checkedOut, item, knownBuyer } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const year = 2030;
const newYear = Date.UTC(year, 0, 2, 12);

describe.each(engines)('invoice and credit note numbers on $name', ({ start }) => {
  let shop: TestSandbox;
  beforeAll(async () => {
    shop = await start();
  });
  afterAll(() => shop?.close());

  const series = async (kind: BillKind, of = year) => {
    const rows = await shop.sandbox.db
      .selectFrom('bill')
      .select(['count', 'number', 'issued_at', 'order_token'])
      .where('brand', '=', 'okulino')
      .where('kind', '=', kind)
      .where('year', '=', of)
      .orderBy('count')
      .execute();
    return {
      counts: rows.map(({ count }) => count),
      numbers: rows.map(({ number }) => number),
      days: rows.map(({ issued_at }) => issued_at.getTime()),
      orders: rows.map(({ order_token }) => order_token),
    };
  };
  const expectWhole = async (kind: BillKind, of?: number) => {
    const { counts, numbers, days, orders } = await series(kind, of);
    expect(counts).toEqual(counts.map((_, i) => i + 1));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    return orders;
  };
  const someOrders = async (count: number) =>
    (
      await shop.sandbox.db
        .selectFrom('shop_order')
        .select('token')
        .where('brand', '=', 'okulino')
        .where('state', '=', 'cancelled')
        .orderBy('created_at')
        .limit(count)
        .execute()
    ).map(({ token }) => token);

  it('count past orders in the order of their sale, year by year · DOC-3', async () => {
    await expectWhole('invoice', 2025);
    await expectWhole('invoice', 2026);
    await expectWhole('credit', 2026);
  });

  it('have no gap and no duplicate, however many orders are placed at once and repeated · DOC-3', async () => {
    const client = shop.client();
    const wishes = { ...knownBuyer, payment: 'invoice' };
    const first = await checkedOut(client, await cartWith(client, item(care)), wishes);
    const tokens = await copiesOf(shop, first.token_value, 12);
    const presses = [...tokens, ...tokens];
    const answers = await Promise.all(
      presses.map((token_value) => client.createMyOrderFromCart({ body: { token_value } })()),
    );
    const made = new Set(answers.flatMap((answer) => (E.isRight(answer) ? [answer.right.token_value] : [])));
    const orders = await expectWhole('invoice', 2026);
    expect(made.size).toBeGreaterThan(0);
    for (const token of made) expect(orders.filter((one) => one === token)).toHaveLength(1);
  });

  it('are not used up by a failed transaction, in whatever order they come · DOC-3', async () => {
    const { db } = shop.sandbox;
    const tokens = await someOrders(6);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            order: fc.nat({ max: tokens.length - 1 }),
            fails: fc.boolean(),
            behind: fc.nat({ max: 86_400_000 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        async (comers) => {
          await db.deleteFrom('bill').where('year', '=', year).execute();
          await db.deleteFrom('bill_series').where('year', '=', year).execute();
          await Promise.allSettled(
            comers.map(({ order, fails, behind }) =>
              db.transaction().execute(async (trx) => {
                const token = tokens[order] ?? '';
                const at = new Date(newYear + 86_400_000 - behind);
                await issueInvoice(trx, shop.sandbox, token, at);
                if (fails) throw new Error('rolled back');
              }),
            ),
          );
          const billed = new Set(comers.flatMap(({ order, fails }) => (fails ? [] : [tokens[order]])));
          const orders = await expectWhole('invoice');
          expect(new Set(orders)).toEqual(billed);
          expect(orders).toHaveLength(billed.size);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('of credit notes are a series of their own, one number for each cause · DOC-5', async () => {
    const { db, clock } = shop.sandbox;
    await db.deleteFrom('bill').where('year', '=', year).execute();
    await db.deleteFrom('bill_series').where('year', '=', year).execute();
    const tokens = await someOrders(4);
    const at = new Date(newYear);
    for (const token of tokens)
      await db.transaction().execute((trx) => issueInvoice(trx, shop.sandbox, token, at));
    const credits = tokens.flatMap((token) =>
      ['a', 'a', 'b'].map((cause) => ({ token, cause: `${cause} ${token}` })),
    );
    await Promise.all(
      credits.map(({ token, cause }) =>
        db
          .transaction()
          .execute((trx) =>
            issueCredit(trx, { clock }, token, { cause, returned: { _tag: 'Amount', amount: 100 } }, at),
          ),
      ),
    );
    expect((await expectWhole('credit')).sort()).toEqual([...tokens, ...tokens].sort());
    expect((await series('credit')).numbers[0]).toBe(`OKU-CN-${year}-00001`);
  });
});
