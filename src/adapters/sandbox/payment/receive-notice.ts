import * as E from 'fp-ts/Either';
import type { NoticeRefusal, SignedNotice } from '../../../application/checkout/payment-provider.ts';
import { outcomeOfStatus } from '../../../domain/checkout/provider-status.ts';
import { findRow } from '../db/rows.ts';
import { postMails } from '../mail/post-mails.ts';
import { readNotice } from '../provider/notice.ts';
import type { Sandbox } from '../sandbox.ts';
import { settlePayment } from './settle-payment.ts';
import { takeStanding } from './take-standing.ts';

/**
 * What the provider tells of its own accord: before the shopper is back, after, twice, or without the shopper ever
 * coming back. Another sum than the one that was asked for sells nothing. Source: CHK-11.
 */
export const receiveNotice = async (
  sandbox: Sandbox,
  signed: SignedNotice,
): Promise<E.Either<NoticeRefusal | 'Unknown', undefined>> => {
  if (sandbox.provider) {
    const heard = sandbox.provider.hear(signed, sandbox.clock.now());
    return E.isLeft(heard) ? heard : takeStanding(sandbox, heard.right);
  }
  const notice = readNotice(signed, sandbox.clock.now());
  if (E.isLeft(notice)) return notice;
  const { transactionId, status, amount, currency } = notice.right;
  const payment = await findRow(sandbox.db, 'payment', { id: transactionId }, ['amount', 'currency']);
  if (payment?.amount !== amount || payment.currency !== currency) return E.left('Unknown');
  await settlePayment(sandbox, transactionId, outcomeOfStatus(status));
  await postMails(sandbox);
  return E.right(undefined);
};
