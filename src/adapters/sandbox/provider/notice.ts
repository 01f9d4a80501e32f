import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { NoticeRefusal, SignedNotice } from '../../../application/checkout/payment-provider.ts';
import { decode } from '../../shared/decode.ts';
import { parsedJson } from '../../shared/parsed-json.ts';
import type { ProviderPaymentRow } from '../db/commerce-tables.ts';

/** Shop and provider run in the same process, so their shared key exists only there. */
const noticeKey = randomBytes(32);

/** Older notices are rejected, as they may be replayed. Units: ms. */
const maxAgeMs = 60 * 60_000;

const NoticeC = t.type(
  { transactionId: t.string, refno: t.string, status: t.string, amount: t.number, currency: t.string },
  'Notice',
);
export type Notice = t.TypeOf<typeof NoticeC>;

const seal = (at: string, text: string): Buffer =>
  createHmac('sha256', noticeKey).update(at).update(text).digest();

/** Creates a signed notice of a payment's state, as the provider sends it. Source: CHK-11. */
export const signNotice = (
  { id, order_number, status, amount, currency }: ProviderPaymentRow,
  now: number,
): SignedNotice => {
  const notice: Notice = { transactionId: id, refno: order_number, status, amount, currency };
  const text = JSON.stringify(notice);
  return { text, signature: `t=${now},s0=${seal(String(now), text).toString('hex')}` };
};

/** Reads a notice. Only its signature is trusted, compared over the exact text received. */
export const readNotice = (
  { text, signature }: SignedNotice,
  now: number,
): E.Either<NoticeRefusal, Notice> => {
  const [, at, hex] = /^t=(\d{1,15}),s0=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (at === undefined || hex === undefined) return E.left('NotSigned');
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), seal(at, text))) return E.left('NotSigned');
  if (now - Number(at) > maxAgeMs) return E.left('TooOld');
  return E.mapLeft((): NoticeRefusal => 'Unreadable')(decode(NoticeC)(parsedJson(text)));
};
