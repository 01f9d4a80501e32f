import * as E from 'fp-ts/Either';
import type { Refusal } from '../../shop-server/refusal.ts';
import type { Call } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { holdCustomer } from './hold-customer.ts';
import { signedIn } from './signed-in.ts';

/** Makes a change for the signed-in customer in one transaction. Other changes of their data wait meanwhile. */
export const changeOwn = async <A>(
  { db }: Pick<Sandbox, 'db'>,
  call: Pick<Call<unknown>, 'session' | 'channel'>,
  change: (trx: Trx, customer: CustomerRow) => Promise<E.Either<Refusal, A>>,
): Promise<E.Either<Refusal, A>> => {
  const customer = await signedIn(call);
  if (E.isLeft(customer)) return customer;
  return db.transaction().execute(async (trx) => {
    await holdCustomer(trx, customer.right);
    return change(trx, customer.right);
  });
};
