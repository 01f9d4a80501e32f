import * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import { type Refusal, refuse } from '../../shop-server/refusal.ts';
import type { Call } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';

/** What else follows where somebody has signed in; it keeps nobody from it. */
export type OnSignedIn = (customer: CustomerRow, locale: Locale) => Promise<void>;

/** The customer who calls, or the no that a guest is told. */
export const signedIn = async ({
  session,
}: Pick<Call<unknown>, 'session'>): Promise<E.Either<Refusal, CustomerRow>> => {
  const customer = await session.customer();
  return customer ? E.right(customer) : refuse(401, 'customer.not_signed_in');
};

/** An answer for customers only: a guest is told to sign in. */
export const forCustomer =
  <Asked extends Pick<Call<unknown>, 'session'>, A>(
    answer: (call: Asked, customer: CustomerRow) => Promise<E.Either<Refusal, A>>,
  ) =>
  async (call: Asked): Promise<E.Either<Refusal, A>> => {
    const customer = await signedIn(call);
    return E.isLeft(customer) ? customer : answer(call, customer.right);
  };
