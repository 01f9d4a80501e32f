import * as t from 'io-ts';
import { OrderOfEngineC } from '../carts/cart-answer.ts';
import { question } from '../questions.ts';
import { eachReadable } from '../range/each-readable.ts';
import { CountC } from '../scalars.ts';
import { type CustomerOfEngine, CustomerOfEngineC, type SignedIn, SignedInC } from './account-codecs.ts';

export const lookAtCustomer = question<{ customer?: string; email?: string }, CustomerOfEngine>(
  'query',
  'shopCustomer',
  { customer: 'String', email: 'String' },
  CustomerOfEngineC,
);

export const whoIs = question<{ token: string }, CustomerOfEngine>(
  'query',
  'shopWhoIs',
  { token: 'String!' },
  CustomerOfEngineC,
);

export const signIn = question<{ email: string; password: string; customer?: string }, SignedIn>(
  'mutation',
  'shopSignIn',
  { email: 'String!', password: 'String!', customer: 'String' },
  SignedInC,
);

export const openSession = question<{ customer: string }, SignedIn>(
  'mutation',
  'shopOpenSession',
  { customer: 'String!' },
  SignedInC,
);

export const endSessions = question<{ ids: readonly string[] }, boolean>(
  'mutation',
  'shopEndSessions',
  { ids: '[String!]!' },
  t.boolean,
);

export const addCustomer = question<
  { email: string; firstName: string; lastName: string; password?: string; proven: boolean },
  CustomerOfEngine
>(
  'mutation',
  'shopAddCustomer',
  {
    email: 'String!',
    firstName: 'String!',
    lastName: 'String!',
    password: 'String',
    proven: 'Boolean!',
  },
  CustomerOfEngineC,
);

export const checkPassword = question<{ customer: string; password: string }, boolean>(
  'mutation',
  'shopCheckPassword',
  { customer: 'String!', password: 'String!' },
  t.boolean,
);

export const setPassword = question<
  { customer: string; password: string; proven: boolean; but?: string },
  CustomerOfEngine
>(
  'mutation',
  'shopSetPassword',
  { customer: 'String!', password: 'String!', proven: 'Boolean!', but: 'String' },
  CustomerOfEngineC,
);

export const updateCustomer = question<
  { customer: string; change: Readonly<Record<string, string>> },
  CustomerOfEngine
>(
  'mutation',
  'shopUpdateCustomer',
  { customer: 'String!', change: 'ShopCustomerChange!' },
  CustomerOfEngineC,
);

export const removeCustomer = question<{ customer: string; account: string; everywhere: boolean }, boolean>(
  'mutation',
  'shopRemoveCustomer',
  { customer: 'String!', account: 'String!', everywhere: 'Boolean!' },
  t.boolean,
);

/** An unreadable order does not affect the others. */
const PastOrdersC = t.type({ total: CountC, orders: eachReadable(OrderOfEngineC) });

export const pastOrders = question<{ customer: string; take: number }, t.TypeOf<typeof PastOrdersC>>(
  'mutation',
  'shopPastOrders',
  { customer: 'String!', take: 'Int!' },
  PastOrdersC,
);

export const claimOrders = question<{ account: string; orders: readonly string[] }, boolean>(
  'mutation',
  'shopClaimOrders',
  { account: 'String!', orders: '[String!]!' },
  t.boolean,
);
