import * as E from 'fp-ts/Either';
import { couponErrors } from '../../domain/cart/coupon.ts';
import type { Refusal } from '../shop-server/refusal.ts';
import type { RefusalOfEngine } from './refusal.ts';

const isCoupon = (code: string): boolean => couponErrors.some((error) => code === `coupon.${error}`);

/**
 * Converts a refusal of the engine to the shop's: the engine sends codes, the shop adds the text. A coupon error always
 * belongs to the coupon field.
 */
export const saidRefusal = (no: RefusalOfEngine): E.Either<Refusal, never> => {
  const { status, code } = no;
  const path = no.path ?? (isCoupon(code) ? 'coupon_code' : undefined);
  const values =
    no.values.length === 0
      ? undefined
      : Object.fromEntries(no.values.map(({ name, text, number }) => [name, number ?? text ?? '']));
  const reason = { code, ...(values && { values }) };
  return E.left({ status, ...reason, ...(path !== undefined && { fields: [{ path, ...reason }] }) });
};
