import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { makeOrderHistory } from '../../../src/application/orders/order-history.ts';
import type { OrderPage } from '../../../src/application/orders/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { orderOf } from '../checkout/till.ts';

const pageOf = (total: number): OrderPage => ({ orders: [orderOf()], total });
const passed = () => new Promise((resolve) => setTimeout(resolve));

it('reads a page of ten · ORD-2', async () => {
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

it('shows the newest question’s answer only, and nothing once it was left', async () => {
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

it('shows nothing of before it was left once it is opened again', async () => {
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

it('asks again where no answer comes, and then says so', async () => {
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
