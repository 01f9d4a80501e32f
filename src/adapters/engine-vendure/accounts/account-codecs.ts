import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { readDay } from '../../../domain/shared/dates.ts';
import type { EngineCustomer, OpenedAtEngine } from '../../shop-server/engine/account-engine.ts';
import { orNull } from '../scalars.ts';

const text = orNull(t.string);

export const CustomerOfEngineC = t.type({
  id: t.string,
  email: t.string,
  firstName: t.string,
  lastName: t.string,
  phone: text,
  birthday: text,
  loyaltyNumber: text,
  verified: t.boolean,
  hasPassword: t.boolean,
});
export type CustomerOfEngine = t.TypeOf<typeof CustomerOfEngineC>;

export const SignedInC = t.type({ customer: CustomerOfEngineC, sessionId: t.string, token: t.string });
export type SignedIn = t.TypeOf<typeof SignedInC>;

/** A birthday in another format, entered by staff, is ignored. */
export const customerFromEngine = ({
  phone,
  birthday,
  loyaltyNumber,
  ...customer
}: CustomerOfEngine): EngineCustomer => ({
  ...customer,
  ...(phone !== null && { phone }),
  ...(birthday !== null && E.isRight(readDay(birthday)) && { birthday }),
  ...(loyaltyNumber !== null && { loyaltyNumber }),
});

export const openedFromEngine = ({ customer, sessionId: id, token }: SignedIn): OpenedAtEngine => ({
  customer: customerFromEngine(customer),
  session: { id, token },
});
