import { createHmac, timingSafeEqual } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type { NoticeRefusal, SignedNotice } from '../../application/checkout/payment-provider.ts';

/**
 * Datatrans defines no maximum age for webhooks and resends one for hours if it was not accepted. Older ones, and ones
 * from the future, are rejected as possible replays. Units: ms.
 */
export const noticeWindow = { past: 24 * 60 * 60_000, future: 5 * 60_000 } as const;

/** Returns the HMAC-SHA256 with the key over the time in the header and the exact text of the body. */
export const sealOf = (hmacKey: string, at: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(at).update(text).digest();

/** Checks that a webhook is from the provider and recent. `now`: ms. Source: CHK-11. */
export const checkSignature = (
  hmacKey: string,
  { text, signature }: SignedNotice,
  now: number,
): E.Either<NoticeRefusal, string> => {
  const [, at, hex] = /^t=(\d{1,15}),s0=([0-9a-f]{64})$/i.exec(signature) ?? [];
  if (at === undefined || hex === undefined || !/^([0-9a-f]{2}){16,}$/i.test(hmacKey))
    return E.left('NotSigned');
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), sealOf(hmacKey, at, text))) return E.left('NotSigned');
  const age = now - Number(at);
  return age > noticeWindow.past || -age > noticeWindow.future ? E.left('TooOld') : E.right(text);
};
