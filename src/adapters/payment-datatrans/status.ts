import { addYears } from 'date-fns/addYears';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { KeptWay, PaymentStanding } from '../../application/checkout/payment-provider.ts';
import type { PaymentId } from '../../domain/checkout/payment.ts';
import { CurrencyC, idC, MinorC } from '../contract/scalars.ts';
import { codecOf } from '../shared/codec-of.ts';

const taken = t.type({ amount: MinorC });
/** Two digits, as printed on cards. */
const TwoDigitsC = codecOf('TwoDigits', t.string, (text) =>
  /^\d\d$/.test(text) ? E.right(text) : E.left(text),
);
const MonthC = codecOf('Month', TwoDigitsC, (text) =>
  +text >= 1 && +text <= 12 ? E.right(text) : E.left(text),
);

/** A transaction in the response of `GET /v1/transactions/{id}` and in a webhook, with only the fields that the shop needs. */
export const StatusC = t.intersection(
  [
    t.type({
      transactionId: idC<string>('TransactionId'),
      refno: idC<PaymentId>('PaymentId'),
      status: t.string,
    }),
    t.partial({
      type: t.string,
      currency: CurrencyC,
      detail: t.partial({ authorize: t.partial({ amount: MinorC }), settle: taken }),
      card: t.partial({ alias: t.string, masked: t.string, expiryMonth: MonthC, expiryYear: TwoDigitsC }),
      TWI: t.partial({ alias: t.string }),
    }),
  ],
  'DatatransStatus',
);
type Status = t.TypeOf<typeof StatusC>;

/** A wallet's alias has no expiry date; its validity is checked when it is used. Units: years. */
const walletYears = 3;

const keptOf = ({ card, TWI }: Status, now: number): KeptWay | undefined => {
  if (card?.alias !== undefined && card.expiryMonth !== undefined && card.expiryYear !== undefined)
    return {
      alias: card.alias,
      lastDigits: /(\d{4})$/.exec(card.masked ?? '')?.[1] ?? '',
      // The last moment of the month: a card is valid until then.
      expires: new Date(Date.UTC(2000 + Number(card.expiryYear), Number(card.expiryMonth)) - 1),
    };
  if (TWI?.alias === undefined) return undefined;
  return { alias: TWI.alias, lastDigits: '', expires: addYears(now, walletYears) };
};

/** Converts the status of a transaction to the shop's terms. `now`: ms. */
export const standingOf = (status: Status, now: number): PaymentStanding => {
  const amount = status.detail?.authorize?.amount ?? status.detail?.settle?.amount;
  const kept = keptOf(status, now);
  return {
    reference: status.transactionId,
    payment: status.refno,
    status: status.status,
    ...(amount !== undefined &&
      status.currency !== undefined && { sum: { amount, currency: status.currency } }),
    ...(kept && { kept }),
  };
};
