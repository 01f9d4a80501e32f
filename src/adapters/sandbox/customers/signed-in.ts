import * as E from 'fp-ts/Either';
import type { Call, Refusal } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { say } from '../http/refusals.ts';

/** The customer who calls, or the no that a guest is told. */
export const signedIn = async ({
  session,
  channel,
}: Pick<Call<unknown>, 'session' | 'channel'>): Promise<E.Either<Refusal, CustomerRow>> => {
  const customer = await session.customer();
  return customer ? E.right(customer) : say(401, 'customer.not_signed_in', channel.locale);
};
