import * as E from 'fp-ts/Either';
import { checkEmail } from '../../../domain/customer/email.ts';
import { seenText } from '../../../domain/customer/plain-text.ts';
import { startIn } from '../../../domain/eye-check/booking.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import {
  type FieldRefusal,
  notFound,
  type Refusal,
  refuseAny,
  tooOften,
  violate,
} from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import { namesWrong } from '../customers/named.ts';
import { makeTries } from '../customers/tries.ts';
import type { Sandbox } from '../sandbox.ts';
import { bookedBy, cutLink, holdOptician, isFull, keepCheck, mostChecks } from './eye-check-store.ts';
import { eyeCheckWire } from './eye-check-wire.ts';
import { freeAt } from './find-slots.ts';
import { openHours } from './hours.ts';

type Booked = AnswerOf<ShopApi['bookEyeCheck']>;

/** Units: ms. */
const hour = 60 * 60_000;
/** The longest accepted request id. Units: characters. */
const longestRequest = 64;

/**
 * Books a slot of an optician for one person. A second person gets a refusal; a repeated request gets the same booking.
 * A client may book only so many within an hour. Source: APPT-2, APPT-3.
 */
export const makeBookCheck = (sandbox: Sandbox): Handler<ShopApi['bookEyeCheck']> => {
  const { db, shops, clock, limits, fleet } = sandbox;
  const trying = makeTries(sandbox, 'eye checks booked');
  /** Nobody confirms a booking, so a client that invents mailboxes could take every time of an optician. */
  const booked = makeRateLimit(clock, limits.guestTriesPerMinute, {
    windowMs: hour,
    tally: fleet?.tally('eye checks of a client'),
  });
  return async (call) => {
    const { body, channel, session, client } = call;
    const { brand_channel: brand, locale } = channel;
    const { partner_id, request_id } = body;
    const at = new Date(clock.now());
    const hours = openHours(shops[brand], partner_id);
    if (!hours) return notFound('partner');
    const email = checkEmail(body.email, shops[brand].emailPattern);
    const start = startIn(body.starts_at);
    const wrong: readonly FieldRefusal[] = [
      ...(Number.isNaN(start) ? [{ path: 'starts_at', code: 'validation.required' } as const] : []),
      ...namesWrong(body, shopDay(at.getTime(), clock.zone)),
      ...(E.isLeft(email) ? [{ path: 'email', code: 'validation.invalid_email' } as const] : []),
      ...(request_id.length > longestRequest
        ? [{ path: 'request_id', code: 'validation.invalid' } as const]
        : []),
    ];
    const refused = refuseAny(wrong);
    if (refused) return refused;
    const mailbox = body.email.trim();
    return trying(call, mailbox, async () => {
      const customer = await session.customer();
      const wait = booked.take(client);
      if (wait > 0) return tooOften(wait);
      let isNew = false;
      const book = db.transaction().execute(async (trx): Promise<E.Either<Refusal, Booked>> => {
        const full = await isFull(trx, { brand, email: mailbox }, at);
        await holdOptician(trx, partner_id);
        const press = { brand, request_id, partner_id };
        let row = await bookedBy(trx, press, new Date(start));
        if (!row && full)
          return violate([{ path: 'email', code: 'eye_check.too_many', values: { max: mostChecks } }]);
        if (!row) {
          const slot = await freeAt(trx, partner_id, hours, { start, now: at.getTime() });
          if (!slot) return violate([{ path: 'starts_at', code: 'eye_check.taken' }]);
          const who = {
            ...{ locale, email: mailbox, customer_id: customer?.id ?? null },
            first_name: seenText(body.first_name),
            last_name: seenText(body.last_name),
          };
          row = await keepCheck(trx, { ...press, ...who }, { slot, zone: hours.zone, at });
          isNew = true;
        }
        const eye_check = eyeCheckWire(sandbox, row);
        return eye_check ? E.right({ secret: await cutLink(trx, row.id), eye_check }) : notFound('partner');
      });
      return book.finally(() => {
        if (!isNew) booked.giveBack(client);
      });
    });
  };
};
