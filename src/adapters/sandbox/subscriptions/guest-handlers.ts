import * as E from 'fp-ts/Either';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { notFound, refuse } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { postMails } from '../mail/post-mails.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  holdOrders,
  lockSubscription,
  note,
  readByKey,
  writeSubscription,
} from '../subscription-rows/subscription-store.ts';
import { changed } from './change-subscription.ts';
import { orderForGuest } from './order-for-guest.ts';
import { subscriptionWire } from './view-subscription.ts';

const none = () => notFound('subscription');

/** The operations with which a guest manages a subscription through their link. Source: SUBS-6. */
export const makeGuestSubscriptionHandlers = (sandbox: Sandbox) => {
  const { db, clock } = sandbox;
  return {
    getGuestSubscription: async ({ channel, params: { key } }) => {
      const row = await readByKey(db, channel.brand_channel, key);
      return row ? E.right(await subscriptionWire(db, sandbox, channel, row, undefined)) : none();
    },

    steerGuestSubscription: async ({ channel, params: { key }, body }) => {
      const { version, state, skip_order_date, unskip_order_date } = body;
      const change = {
        version,
        ...(state !== undefined && { state }),
        ...(skip_order_date !== undefined && { skip_order_date }),
        ...(unskip_order_date !== undefined && { unskip_order_date }),
      };
      const steered = await db.transaction().execute(async (trx) => {
        const known = await readByKey(trx, channel.brand_channel, key);
        if (!known) return none();
        await holdOrders(trx, known.id);
        const row = (await lockSubscription(trx, known.id)) ?? known;
        // A cancelled subscription stays cancelled, whichever version the request names.
        if (row.version !== version && row.state !== 'cancelled') return refuse(409, 'subscription.changed');
        const after = await changed({ trx, sandbox, channel, customer: undefined }, row, change);
        if (E.isLeft(after) || after.right === row) return after;
        const written = await writeSubscription(trx, { ...after.right, locale: channel.locale }, clock.zone);
        if (written.state === 'cancelled') await note(trx, written, 'cancelled', new Date(clock.now()));
        return E.right(written);
      });
      await postMails(sandbox);
      return E.isLeft(steered)
        ? steered
        : E.right(await subscriptionWire(db, sandbox, channel, steered.right, undefined));
    },

    orderGuestDelivery: async ({ channel, params: { key }, body: { version, payment_method } }) =>
      db.transaction().execute(async (trx) => {
        const known = await readByKey(trx, channel.brand_channel, key);
        if (!known) return none();
        await holdOrders(trx, known.id);
        const row = (await lockSubscription(trx, known.id)) ?? known;
        if (row.version !== version) return refuse(409, 'subscription.changed');
        const ordered = await orderForGuest(trx, sandbox, { ...row, locale: channel.locale }, payment_method);
        return E.map((order_token: OrderToken) => ({ order_token }))(ordered);
      }),
  } satisfies Partial<Handlers>;
};
