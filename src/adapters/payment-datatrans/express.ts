import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type {
  AnnouncedExpress,
  ExpressProvider,
  WalletStanding,
} from '../../application/checkout/express-provider.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { paymentCode } from '../../domain/checkout/payment-code.ts';
import { idC } from '../contract/scalars.ts';
import { readOutside } from '../shared/ask-outside.ts';
import type { makeDatatransCall } from './call.ts';

const StartedC = t.type({ transactionId: idC<string>('TransactionId') }, 'DatatransStarted');

const optional = t.union([t.string, t.null, t.undefined]);
/** The payer or the recipient: Datatrans uses the same fields for both. */
const PersonC = t.partial({
  firstName: optional,
  lastName: optional,
  street: optional,
  street2: optional,
  zipCode: optional,
  city: optional,
  country: optional,
  countrySubdivision: optional,
  phone: optional,
  phoneNumber: optional,
  email: optional,
});
type Person = t.TypeOf<typeof PersonC>;

/** The fields that are read from a wallet's approval. */
const ApprovedC = t.intersection(
  [
    t.type({ transactionId: idC<string>('TransactionId'), status: t.string }),
    t.partial({ customer: PersonC, shipping: PersonC, billing: PersonC }),
  ],
  'DatatransApproval',
);

const addressOf = ({ firstName, lastName, street, street2, zipCode, city, country, ...more }: Person) => {
  const phone = more.phone ?? more.phoneNumber;
  return {
    ...(firstName != null && { firstName }),
    ...(lastName != null && { lastName }),
    ...(street != null && { line1: street }),
    ...(street2 != null && { line2: street2 }),
    ...(zipCode != null && { postcode: zipCode }),
    ...(city != null && { city }),
    ...(country != null && { country }),
    ...(more.countrySubdivision != null && { province: more.countrySubdivision }),
    ...(phone != null && { phone }),
  };
};

/** The shipping address has priority: the wallet's owner chose it for this purchase. */
const standingOf = ({ status, customer, shipping, billing }: t.TypeOf<typeof ApprovedC>): WalletStanding => {
  const email = shipping?.email ?? customer?.email ?? billing?.email;
  const person = shipping ?? billing ?? customer;
  return { status, ...(person && email != null && { payer: { email, address: addressOf(person) } }) };
};

const initOf = ({ express, wallet, amount, currency, locale, returnUrl, noticeUrl }: AnnouncedExpress) => ({
  amount,
  currency,
  refno: express,
  autoSettle: false,
  language: locale,
  paymentMethods: [paymentCode(wallet)],
  // Only approves and returns an address; the payment is authorised in a separate call, once there is an order.
  option: { authenticationOnly: true },
  redirect: {
    successUrl: returnUrl,
    cancelUrl: returnUrl,
    errorUrl: returnUrl,
    startTarget: '_top',
    returnTarget: '_top',
    method: 'GET',
  },
  webhook: { url: noticeUrl },
});

/** Opens wallets at Datatrans before there is an order. Source: EXP-2, EXP-6. */
export const makeDatatransExpress = (
  call: ReturnType<typeof makeDatatransCall>,
  payBase: string,
): ExpressProvider => {
  const at = (reference: string): string => `/v1/transactions/${encodeURIComponent(reference)}`;
  return {
    open: (express) =>
      pipe(
        call({
          method: 'POST',
          path: '/v1/transactions',
          body: initOf(express),
          key: express.express,
          isAwaited: true,
        }),
        TE.flatMapEither(readOutside('transactions', StartedC)),
        TE.map(({ transactionId }) => ({
          reference: transactionId,
          url: `${payBase}/v1/start/${encodeURIComponent(transactionId)}`,
        })),
      ),
    standing: (reference) =>
      pipe(
        call({ method: 'GET', path: at(reference), isAwaited: true }),
        TE.flatMapEither(readOutside('status', ApprovedC)),
        TE.filterOrElse(
          ({ transactionId }) => transactionId === reference,
          (): Failure => ({ _tag: 'Unreadable', at: 'status: another transaction' }),
        ),
        TE.map(standingOf),
      ),
    confirm: (reference, { payment, order, amount }) =>
      pipe(
        call({
          method: 'POST',
          path: `${at(reference)}/authorize`,
          body: { amount, refno: payment, refno2: order, autoSettle: false },
          key: `${payment}-authorize`,
          isAwaited: true,
        }),
        TE.map((): void => undefined),
      ),
  };
};
