import * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import { type Refusal, refuse } from '../../shop-server/refusal.ts';
import type { Call } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';

/** Further work after a sign-in. It does not prevent the sign-in. */
export type OnSignedIn = (customer: CustomerRow, locale: Locale) => Promise<void>;

/** Returns the signed-in customer, or the refusal for a guest. */
export const signedIn = async ({
  session,
}: Pick<Call<unknown>, 'session'>): Promise<E.Either<Refusal, CustomerRow>> => {
  const customer = await session.customer();
  return customer ? E.right(customer) : refuse(401, 'customer.not_signed_in');
};

/** A handler for customers only. A guest is told to sign in. */
export const forCustomer =
  <Asked extends Pick<Call<unknown>, 'session'>, A>(
    answer: (call: Asked, customer: CustomerRow) => Promise<E.Either<Refusal, A>>,
  ) =>
  async (call: Asked): Promise<E.Either<Refusal, A>> => {
    const customer = await signedIn(call);
    return E.isLeft(customer) ? customer : answer(call, customer.right);
  };
