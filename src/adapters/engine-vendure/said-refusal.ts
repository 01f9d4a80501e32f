import type * as E from 'fp-ts/Either';
import { type CouponError, couponErrors } from '../../domain/cart/coupon.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { type Refusal, refuse } from '../shop-server/call.ts';
import { say, type Values, violate } from '../shop-server/http/refusals.ts';
import { couponMessage } from '../shop-server/words/coupon-message.ts';
import { isMessageCode, type MessageCode } from '../shop-server/words/messages.ts';
import type { RefusalOfEngine } from './refusal.ts';

const valuesOf = ({ values }: RefusalOfEngine): Values | undefined =>
  values.length === 0
    ? undefined
    : Object.fromEntries(values.map(({ name, text, number }) => [name, number ?? text ?? '']));

const couponErrorIn = (code: string): CouponError | undefined =>
  couponErrors.find((error) => code === `coupon.${error}`);

const inWords = (locale: Locale, no: RefusalOfEngine, code: MessageCode): E.Either<Refusal, never> => {
  const values = valuesOf(no);
  if (no.path === null) return say(no.status, code, locale, values);
  return violate(locale, [{ path: no.path, code, ...(values && { values }) }]);
};

/** A no of the engine in the shop's words: it names codes, for it has no Italian. */
export const saidRefusal = (locale: Locale, no: RefusalOfEngine): E.Either<Refusal, never> => {
  const error = couponErrorIn(no.code);
  if (error) {
    const message = couponMessage(error, locale);
    const values = valuesOf(no);
    return refuse(no.status, no.code, {
      message,
      violations: [{ property_path: no.path ?? 'coupon_code', code: no.code, message }],
      ...(values && { values }),
    });
  }
  return isMessageCode(no.code) ? inWords(locale, no, no.code) : refuse(no.status, no.code);
};
