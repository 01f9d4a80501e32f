import { createHmac, timingSafeEqual } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type { NoticeRefusal, SignedNotice } from '../../application/checkout/payment-provider.ts';

/**
 * Datatrans names no age at which a notice is too old; it sends one again for hours when it was not taken. Older ones, and
 * ones from the future, are not believed: somebody may have kept them. Units: ms.
 */
export const noticeWindow = { past: 24 * 60 * 60_000, future: 5 * 60_000 } as const;

/** HMAC-SHA256 by the key, over the time in the header and the body's very letters. */
export const sealOf = (hmacKey: string, at: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(at).update(text).digest();

/** Whether a notice is the provider's own and of these days. `now`: ms. Source: CHK-11. */
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
