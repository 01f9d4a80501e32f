import { UTCDateMini } from '@date-fns/utc/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type {
  AnnouncedPayment,
  KeptWay,
  NoticeRefusal,
  PaymentProvider,
} from '../../application/checkout/payment-provider.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { paymentCode } from '../../domain/checkout/payment-code.ts';
import { idC } from '../contract/scalars.ts';
import { readOutside } from '../shared/ask-outside.ts';
import { decode } from '../shared/decode.ts';
import { parsedJson } from '../shared/parsed-json.ts';
import { makeDatatransCall } from './call.ts';
import { makeDatatransExpress } from './express.ts';
import type { DatatransSettings } from './settings.ts';
import { StatusC, standingOf } from './status.ts';
import { checkSignature } from './webhook.ts';

const StartedC = t.type({ transactionId: idC<string>('TransactionId') }, 'DatatransStarted');

/** Returns a stored alias in the field for its kind. */
const aliasOf = (method: string, { alias, expires }: Pick<KeptWay, 'alias' | 'expires'>) =>
  method === 'twint'
    ? { TWI: { alias } }
    : {
        card: {
          alias,
          expiryMonth: lightFormat(new UTCDateMini(expires), 'MM'),
          expiryYear: lightFormat(new UTCDateMini(expires), 'yy'),
        },
      };

const sumOf = ({
  payment,
  order,
  amount,
  currency,
}: Pick<AnnouncedPayment, 'payment' | 'order' | 'amount' | 'currency'>) => ({
  amount,
  currency,
  refno: payment,
  refno2: order,
});

const initOf = (payment: AnnouncedPayment) => ({
  ...sumOf(payment),
  // The shop settles the payment itself, once the order exists.
  autoSettle: false,
  language: payment.locale,
  paymentMethods: [paymentCode(payment.method)],
  ...(payment.keeps && { option: { createAlias: true } }),
  ...(payment.alias && aliasOf(payment.method, payment.alias)),
  redirect: {
    successUrl: payment.returnUrl,
    cancelUrl: payment.returnUrl,
    errorUrl: payment.returnUrl,
    startTarget: '_top',
    returnTarget: '_top',
    method: 'GET',
  },
  webhook: { url: payment.noticeUrl },
});

/** Datatrans, for the shop's server: amounts are whole minor units in both directions, without conversion. Source: CHK-11. */
export const makeDatatransAdapter = (
  settings: DatatransSettings,
  clock: { readonly now: () => number },
): PaymentProvider => {
  const call = makeDatatransCall(settings);
  const done = TE.map((): void => undefined);
  const at = (reference: string, rest = ''): string =>
    `/v1/transactions/${encodeURIComponent(reference)}${rest}`;
  return {
    open: (payment) =>
      pipe(
        call({
          method: 'POST',
          path: '/v1/transactions',
          body: initOf(payment),
          key: payment.payment,
          isAwaited: true,
        }),
        TE.flatMapEither(readOutside('transactions', StartedC)),
        TE.map(({ transactionId }) => ({
          reference: transactionId,
          url: `${settings.payBase}/v1/start/${encodeURIComponent(transactionId)}`,
          script: `${settings.payBase}/upp/payment/js/datatrans-2.0.0.js`,
        })),
      ),
    standing: (reference) =>
      pipe(
        call({ method: 'GET', path: at(reference), isAwaited: true }),
        TE.flatMapEither(readOutside('status', StatusC)),
        TE.filterOrElse(
          ({ transactionId }) => transactionId === reference,
          (): Failure => ({ _tag: 'Unreadable', at: 'status: another transaction' }),
        ),
        TE.map((status) => standingOf(status, clock.now())),
      ),
    charge: (payment) =>
      pipe(
        call({
          method: 'POST',
          path: '/v1/transactions/authorize',
          body: { ...sumOf(payment), autoSettle: false, ...aliasOf(payment.method, payment.alias) },
          key: payment.payment,
        }),
        TE.flatMapEither(readOutside('authorize', StartedC)),
        TE.map(({ transactionId }) => ({ reference: transactionId })),
      ),
    settle: (reference, refno, sum) =>
      done(
        call({
          method: 'POST',
          path: at(reference, '/settle'),
          body: { ...sum, refno },
          key: `${refno}-settle`,
        }),
      ),
    release: (reference, refno) =>
      done(call({ method: 'POST', path: at(reference, '/cancel'), body: { refno }, key: `${refno}-cancel` })),
    credit: (reference, refno, sum) =>
      done(
        call({
          method: 'POST',
          path: at(reference, '/credit'),
          body: { ...sum, refno },
          key: `${refno}-credit`,
        }),
      ),
    forget: (alias) =>
      pipe(
        call({ method: 'DELETE', path: `/v1/aliases/${encodeURIComponent(alias)}` }),
        done,
        // An alias that is already gone counts as removed.
        TE.orElse((failure) =>
          failure._tag === 'NotFound' ||
          (failure._tag === 'Refused' && failure.code === 'payment.alias_unusable')
            ? TE.right(undefined)
            : TE.left(failure),
        ),
      ),
    hear: (notice, now) =>
      pipe(
        checkSignature(settings.hmacKey, notice, now),
        E.flatMap((text) => E.mapLeft((): NoticeRefusal => 'Unreadable')(decode(StatusC)(parsedJson(text)))),
        E.map((status) => standingOf(status, now)),
      ),
    express: makeDatatransExpress(call, settings.payBase),
  };
};
