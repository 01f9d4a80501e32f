import * as E from 'fp-ts/Either';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { checkLookup } from '../../../domain/orders/order-lookup.ts';
import { checkWithdrawal } from '../../../domain/orders/withdrawal.ts';
import type { Handlers } from '../call.ts';
import { say } from '../http/refusals.ts';
import { makeRateLimit } from '../limits/rate-limit.ts';
import { postMails } from '../mail/post-mails.ts';
import type { Sandbox } from '../sandbox.ts';
import { findOrder } from './find-order.ts';
import { refuseFields } from './refuse-fields.ts';
import { keepWithdrawal } from './withdrawal-store.ts';

/** Units: ms. */
const hour = 60 * 60_000;

/**
 * What a guest does about an order without its link. Neither call tells whether an order exists to somebody who does
 * not know both its number and its e-mail, and both count how often they are tried. Source: ORD-3.
 */
export const makeGuestOrderHandlers = (
  sandbox: Sandbox,
): Pick<Handlers, 'lookUpOrder' | 'withdrawFromContract'> => {
  const { clock, limits, db } = sandbox;
  const mayAsk = makeRateLimit(clock, limits.guestTriesPerMinute);
  const mayLookUp = makeRateLimit(clock, limits.guestTriesPerHour, hour);
  const mayWriteTo = makeRateLimit(clock, limits.guestTriesPerHour, hour);
  return {
    lookUpOrder: async ({ channel, body, client }) => {
      const { brand_channel: brand, locale } = channel;
      if (!mayAsk(client)) return say(429, 'rate_limit', locale);
      const lookup = checkLookup(body);
      if (E.isLeft(lookup)) return refuseFields(locale, lookup.left);
      // Guesses at one order are counted wherever they come from.
      if (!mayLookUp(`${brand} ${lookup.right.number}`)) return say(429, 'rate_limit', locale);
      const token = await findOrder(db, brand, lookup.right);
      return token === undefined
        ? say(404, 'order.not_looked_up', locale)
        : E.right({ token_value: token as OrderToken });
    },

    withdrawFromContract: async ({ channel, body, client }) => {
      const { locale } = channel;
      if (!mayAsk(client)) return say(429, 'rate_limit', locale);
      const scope = body.goods.length > 0 ? 'part' : 'all';
      const withdrawal = checkWithdrawal({ ...body, scope, goods: body.goods.join('\n') });
      if (E.isLeft(withdrawal)) return refuseFields(locale, withdrawal.left);
      // Nobody's letter box is filled by way of ours.
      if (!mayWriteTo(withdrawal.right.email.toLowerCase())) return say(429, 'rate_limit', locale);
      const now = new Date(clock.now());
      const kept = await db
        .transaction()
        .execute((trx) => keepWithdrawal(trx, channel, withdrawal.right, now));
      await postMails(sandbox);
      return E.right({
        receipt: kept.receipt,
        received_at: kept.received_at.toISOString(),
        name: kept.name,
        number: kept.order_number,
        email: kept.email,
        goods: kept.goods,
      });
    },
  };
};
