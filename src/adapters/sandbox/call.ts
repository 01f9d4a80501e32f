import type * as server from '../shop-server/call.ts';
import type { Session } from './customers/session.ts';
import type { CustomerRow } from './db/customer-tables.ts';

/** The shop and the customer of a request, with all that the sandbox knows of them. */
export type Asker = server.Asker<CustomerRow>;
export type Call<Op> = server.Call<Op, CustomerRow, Session>;
export type Handler<Op> = server.Handler<Op, CustomerRow, Session>;
export type Handlers = server.Handlers<CustomerRow, Session>;
