import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '@vendure/core';
import { Refused } from './refused';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** By digests, which are of one length: the time tells neither how much of a key is right nor how long it is. */
export const isSameKey = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

export const keyHeader = 'x-shop-key';

/** Only the shop's own server asks: no browser ever sees the key. */
export const guardKey = (ctx: RequestContext, key: string): void => {
  const sent = ctx.req?.headers[keyHeader];
  if (typeof sent !== 'string' || !isSameKey(sent, key)) throw new Refused(403, 'request.foreign_server');
};
