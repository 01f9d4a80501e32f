import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../../adapters/shared/decode.ts';
import type { World } from '../world.ts';
import type { Fetch } from './cookies.ts';

/** Access of a staff member to a merchant's engine, through its Admin API. */
export interface StaffAccess {
  readonly fetch: Fetch;
  /** The URL of the engine's Admin API, with the staff member's name and password. */
  readonly adminApi: URL;
  /** Waits for the longest time that a notice takes to reach the shop. */
  readonly wait: () => Promise<void>;
}

const OrdersC = t.type({
  orders: t.type({
    items: t.readonlyArray(
      t.type({
        id: t.string,
        lines: t.readonlyArray(t.type({ id: t.string, quantity: t.number })),
      }),
    ),
  }),
});
const ParcelC = t.type({ addFulfillmentToOrder: t.type({ id: t.string }) });
const MovedC = t.type({ transitionFulfillmentToState: t.type({ state: t.string }) });

const login = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename }
}`;
const find = `query ($number: String!) {
  orders(options: { filter: { code: { eq: $number } } }) { items { id lines { id quantity } } }
}`;
const pack = `mutation ($input: FulfillOrderInput!) {
  addFulfillmentToOrder(input: $input) { ... on Fulfillment { id } }
}`;
const move = `mutation ($id: ID!, $state: String!) {
  transitionFulfillmentToState(id: $id, state: $state) { ... on Fulfillment { state } }
}`;

/** The actions of staff in a Vendure engine: a parcel is sent there, and the shop is notified. */
export const vendureStaff = ({ fetch, adminApi, wait }: StaffAccess): Required<Pick<World, 'send'>> => {
  const { origin, pathname, username, password } = adminApi;

  const post = (query: string, variables: unknown, token?: string): Promise<Response> =>
    fetch(
      new Request(origin + pathname, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      }),
    );

  const signIn = async (): Promise<string> => {
    const answer = await post(login, {
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
    });
    const token = answer.headers.get('vendure-auth-token');
    if (!token) throw new Error('The engine returned no session token: name or password may be wrong');
    return token;
  };

  const ask = async <A>(
    codec: t.Type<A, unknown>,
    token: string,
    query: string,
    variables: unknown,
  ): Promise<A> => {
    const answer = decode(t.type({ data: codec }))(await (await post(query, variables, token)).json());
    if (E.isLeft(answer)) throw new Error(`The response of the engine is not as expected: ${answer.left}`);
    return answer.right.data;
  };

  return {
    send: async ({ number }) => {
      const token = await signIn();
      const { orders } = await ask(OrdersC, token, find, { number });
      const [order] = orders.items;
      if (!order) throw new Error('The engine has no order with this number');
      const { addFulfillmentToOrder: parcel } = await ask(ParcelC, token, pack, {
        input: {
          lines: order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
          handler: {
            code: 'manual-fulfillment',
            arguments: [
              { name: 'method', value: 'parcel' },
              { name: 'trackingCode', value: `TRACK-${number}` },
            ],
          },
        },
      });
      await ask(MovedC, token, move, { id: parcel.id, state: 'Shipped' });
      await wait();
    },
  };
};
