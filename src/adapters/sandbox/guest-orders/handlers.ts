import * as E from 'fp-ts/Either';
import { sureReturnDays } from '../../../application/orders/withdrawal-days.ts';
import { today } from '../../../application/shared/clock.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { checkCancellation } from '../../../domain/orders/cancellation.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { checkLookup } from '../../../domain/orders/order-lookup.ts';
import { checkWithdrawal } from '../../../domain/orders/withdrawal.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { type FieldRefusal, type Refusal, refuse, refuseAny, tooOften } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { reopenLink } from '../order-rows/link-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { keepCancellation } from './cancellation-store.ts';
import { findOrder } from './find-order.ts';
import { keepWithdrawal } from './withdrawal-store.ts';

/** A problem with a field of a form. */
interface Wrong {
  readonly field: string;
  readonly reason: 'missing' | 'invalid';
}

const refusalOf = ({ field, reason }: Wrong): FieldRefusal => {
  if (reason === 'missing') return { path: field, code: 'validation.required' };
  return { path: field, code: field === 'email' ? 'validation.invalid_email' : 'validation.invalid' };
};

/** Refuses a form, with a message for each field. */
const refuseFields = (problems: readonly Wrong[]): E.Either<Refusal, never> =>
  refuseAny(problems.map(refusalOf)) ?? refuse(422, 'validation.invalid');

/** Units: ms. */
const hour = 60 * 60_000;

/**
 * What a guest can do with an order without its link. No call reveals whether an order exists to a person who does not
 * know both its number and its e-mail, and all calls are limited. Source: ORD-3.
 */
export const makeGuestOrderHandlers = (sandbox: Sandbox) => {
  const { clock, limits, fleet, db, shops } = sandbox;
  const asked = makeRateLimit(clock, limits.guestTriesPerMinute, { tally: fleet?.tally('guests') });
  const lookedUp = makeRateLimit(clock, limits.guestTriesPerHour, {
    windowMs: hour,
    tally: fleet?.tally('looked up'),
  });
  const askedAbout = makeRateLimit(clock, limits.guestTriesPerHour, {
    windowMs: hour,
    tally: fleet?.tally('looked up by e-mail'),
  });
  const writtenTo = makeRateLimit(clock, limits.guestTriesPerHour, {
    windowMs: hour,
    tally: fleet?.tally('written to'),
  });
  return {
    lookUpOrder: async ({ channel, body, client }) => {
      const { brand_channel: brand } = channel;
      const wait = asked.take(client);
      if (wait > 0) return tooOften(wait);
      const lookup = checkLookup(body);
      if (E.isLeft(lookup)) return refuseFields(lookup.left);
      // Guesses at one order, and at the orders of one e-mail, are counted across all clients.
      const { number, email } = lookup.right;
      const pause =
        lookedUp.take(`${brand} ${number}`) || askedAbout.take(`${brand} ${matchingEmail(email)}`);
      if (pause > 0) return tooOften(pause);
      const token = await findOrder(db, brand, lookup.right);
      if (token === undefined) return refuse(404, 'order_look_up.not_found');
      await reopenLink(db, clock, token);
      return E.right({ token_value: token as OrderToken });
    },

    cancelContract: async ({ channel, body, client }) => {
      const wait = asked.take(client);
      if (wait > 0) return tooOften(wait);
      const { kind, ends_on: endsOn = '', reason = '', ...rest } = body;
      const moment = { now: new Date(clock.now()), today: today(clock), zone: clock.zone };
      const cancellation = checkCancellation({ ...rest, kind, reason, endsOn }, moment.today);
      if (E.isLeft(cancellation)) return refuseFields(cancellation.left);
      const pause = writtenTo.take(matchingEmail(cancellation.right.email));
      if (pause > 0) return tooOften(pause);
      const kept = await db
        .transaction()
        .execute((trx) => keepCancellation(trx, channel, cancellation.right, moment));
      return E.right({
        receipt: kept.receipt,
        received_at: kept.received_at.toISOString(),
        name: kept.name,
        number: kept.number,
        email: kept.email,
        kind: kept.kind,
        ...(kept.reason !== null && { reason: kept.reason }),
        ...(kept.ends_on !== null && { ends_on: kept.ends_on }),
      });
    },

    withdrawFromContract: async ({ channel, body, client }) => {
      const wait = asked.take(client);
      if (wait > 0) return tooOften(wait);
      const scope = body.goods.length > 0 ? 'part' : 'all';
      const withdrawal = checkWithdrawal({ ...body, scope, goods: body.goods.join('\n') });
      if (E.isLeft(withdrawal)) return refuseFields(withdrawal.left);
      // Prevents that a mailbox is flooded through our forms.
      const pause = writtenTo.take(matchingEmail(withdrawal.right.email));
      if (pause > 0) return tooOften(pause);
      const now = new Date(clock.now());
      const kept = await db
        .transaction()
        .execute((trx) => keepWithdrawal(trx, channel, withdrawal.right, now));
      const returnDays = sureReturnDays(shops[channel.brand_channel]);
      return E.right({
        receipt: kept.receipt,
        received_at: kept.received_at.toISOString(),
        name: kept.name,
        number: kept.order_number,
        email: kept.email,
        goods: kept.goods,
        ...(returnDays !== undefined && { return_days: returnDays }),
      });
    },
  } satisfies Partial<Handlers>;
};
