import * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Refusal } from '../../shop-server/call.ts';
import { say } from '../../shop-server/http/refusals.ts';
import type { Call } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';

/** What else follows where somebody has signed in; it keeps nobody from it. */
export type OnSignedIn = (customer: CustomerRow, locale: Locale) => Promise<void>;

/** The customer who calls, or the no that a guest is told. */
export const signedIn = async ({
  session,
  channel,
}: Pick<Call<unknown>, 'session' | 'channel'>): Promise<E.Either<Refusal, CustomerRow>> => {
  const customer = await session.customer();
  return customer ? E.right(customer) : say(401, 'customer.not_signed_in', channel.locale);
};
