import * as E from 'fp-ts/Either';
import type { NoticeRefusal, SignedNotice } from '../../../application/checkout/payment-provider.ts';
import { outcomeOfStatus } from '../../../domain/checkout/provider-status.ts';
import { findRow } from '../db/rows.ts';
import { readNotice } from '../provider/notice.ts';
import type { Sandbox } from '../sandbox.ts';
import { settlePayment } from './settle-payment.ts';
import { takeStanding } from './take-standing.ts';

/**
 * Processes a provider's notice. It may arrive before or after the shopper returns, twice, or without the shopper ever
 * returning. A notice with another amount than requested sells nothing. Source: CHK-11.
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
  return E.right(undefined);
};
