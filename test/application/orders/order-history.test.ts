import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeOrderHistory } from '../../../src/application/orders/order-history.ts';
import type { OrderPage } from '../../../src/application/orders/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { orderOf } from '../checkout/till.ts';

const pageOf = (total: number): OrderPage => ({ orders: [orderOf()], total });
const passed = () => new Promise((resolve) => setTimeout(resolve));

it('the order history requests pages of ten · ORD-2', async () => {
  const asked: unknown[] = [];
  const history = makeOrderHistory(
    {
      history: (...question) => {
        asked.push(question);
        return async () => E.right(pageOf(12));
      },
    },
    async () => undefined,
  );
  history.open(2);
  await passed();
  expect(asked).toEqual([[2, 10]]);
  expect(await firstValueFrom(history.state$)).toEqual({
    page: 2,
    orders: { _tag: 'Ready', value: pageOf(12) },
  });
});

it('the order history shows the response to the newest request only, and none after it was left', async () => {
  const answers: ((page: OrderPage) => void)[] = [];
  const history = makeOrderHistory(
    { history: () => () => new Promise((resolve) => answers.push((page) => resolve(E.right(page)))) },
    async () => undefined,
  );
  history.open(1);
  history.open(2);
  answers[1]?.(pageOf(2));
  await passed();
  answers[0]?.(pageOf(1));
  await passed();
  expect((await firstValueFrom(history.state$)).orders.value).toEqual(pageOf(2));
  history.open(3);
  history.leave();
  answers[2]?.(pageOf(3));
  await passed();
  expect((await firstValueFrom(history.state$)).orders._tag).toBe('Loading');
});

it('the order history ignores a response from before it was left when it is opened again', async () => {
  const answers: ((page: OrderPage) => void)[] = [];
  const history = makeOrderHistory(
    { history: () => () => new Promise((resolve) => answers.push((page) => resolve(E.right(page)))) },
    async () => undefined,
  );
  history.open(1);
  history.leave();
  history.open(1);
  answers[0]?.(pageOf(1));
  await passed();
  expect(await firstValueFrom(history.state$)).toEqual({ page: 1, orders: { _tag: 'Loading' } });
});

it('the order history repeats a request without a response, and then reports the failure', async () => {
  const unreachable: Failure = { _tag: 'Unreachable' };
  let tries = 0;
  const history = makeOrderHistory(
    {
      history: () => async () => {
        tries += 1;
        return E.left(unreachable);
      },
    },
    async () => undefined,
  );
  history.open(1);
  await passed();
  expect([tries, (await firstValueFrom(history.state$)).orders]).toEqual([
    3,
    { _tag: 'Failed', error: unreachable },
  ]);
});

describe('reading back the order history', () => {
  const lookedBack = async (
    total: number,
    enoughAt: number,
  ): Promise<readonly [asked: number, known: number]> => {
    let asked = 0;
    const history = makeOrderHistory(
      {
        history: (page) => async () => {
          asked += 1;
          return E.right({
            orders: Array(Math.max(0, Math.min(10, total - (page - 1) * 10))).fill(orderOf()),
            total,
          });
        },
      },
      async () => undefined,
    );
    history.lookBack((orders) => orders.length >= enoughAt);
    for (let turn = 0; turn < 12; turn += 1) await passed();
    return [asked, (await firstValueFrom(history.state$)).orders.value?.orders.length ?? 0];
  };
  it.each([
    ['the first page has the order', 80, 3, 1, 10],
    ['the third page has the order', 80, 21, 3, 30],
    ['all are read', 14, 99, 2, 14],
    ['nothing was ordered', 0, 1, 1, 0],
    ['fifty orders were read', 80, 99, 5, 50],
  ] as const)('ends when %s · HOME-1 · WEAR-1', async (_where, total, enough, asked, known) => {
    expect(await lookedBack(total, enough)).toEqual([asked, known]);
  });
});
