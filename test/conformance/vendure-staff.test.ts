import { describe, expect, it } from 'vitest';
import { vendureStaff } from '../../src/conformance/http/vendure-staff.ts';

interface Asked {
  readonly url: string;
  readonly token: string | null;
  readonly query: string;
  readonly variables: unknown;
}

/** An engine's Admin API: the signed-in user, one order, and the state of its parcel. */
const staffOf = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked: Asked[] = [];
  const waited: string[] = [];
  const data: Readonly<Record<string, unknown>> = {
    login: { login: { __typename: 'CurrentUser' } },
    orders: { orders: { items: [{ id: '7', lines: [{ id: '1', quantity: 2 }] }] } },
    addFulfillmentToOrder: { addFulfillmentToOrder: { id: '9' } },
    transitionFulfillmentToState: { transitionFulfillmentToState: { state: 'Shipped' } },
    ...answers,
  };
  const staff = vendureStaff({
    adminApi: new URL('http://superadmin:a%20secret@engine.example/admin-api'),
    wait: async () => {
      waited.push(asked.at(-1)?.query ?? '');
    },
    fetch: async (request) => {
      const { query, variables } = (await request.json()) as Asked;
      asked.push({ url: request.url, token: request.headers.get('authorization'), query, variables });
      const name = Object.keys(data).findLast((one) => query.includes(`${one}(`)) ?? '';
      return Response.json(
        { data: data[name] },
        name === 'login' ? { headers: { 'vendure-auth-token': String(answers.token ?? 'staff') } } : {},
      );
    },
  });
  return { asked, waited, send: () => staff.send({ number: 'OKU-1', token: 'order' as never }) };
};

describe('staff at a Vendure engine', () => {
  it('sign in, find the order by its number, pack and ship all of it, and wait for the shop to learn of it', async () => {
    const { asked, waited, send } = staffOf();
    await send();
    expect(asked.map(({ url, token }) => [url, token])).toEqual([
      ['http://engine.example/admin-api', null],
      ...Array.from({ length: 3 }, () => ['http://engine.example/admin-api', 'Bearer staff']),
    ]);
    expect(asked.map(({ variables }) => variables)).toMatchObject([
      { username: 'superadmin', password: 'a secret' },
      { number: 'OKU-1' },
      { input: { lines: [{ orderLineId: '1', quantity: 2 }], handler: { code: 'manual-fulfillment' } } },
      { id: '9', state: 'Shipped' },
    ]);
    expect(waited).toHaveLength(1);
  });

  it.each([
    ['the sign-in returns no token', { token: '' }, 'no session token'],
    ['the order does not exist', { orders: { orders: { items: [] } } }, 'no order with this number'],
    ['the parcel is refused', { addFulfillmentToOrder: { addFulfillmentToOrder: {} } }, 'not as expected'],
  ])('report an error if %s', async (_, answers, sentence) => {
    await expect(staffOf(answers).send()).rejects.toThrow(sentence);
  });
});
