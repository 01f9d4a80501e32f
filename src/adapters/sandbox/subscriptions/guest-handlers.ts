import * as E from 'fp-ts/Either';
import { joinsByMailbox } from '../../../domain/orders/mailbox-joins.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound, refuse } from '../../shop-server/refusal.ts';
import type { Call, Handlers } from '../call.ts';
import { proveMailbox } from '../customers/customer-store.ts';
import { signedIn } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { findRow } from '../db/rows.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { joinMailbox } from '../joining/join-mailbox.ts';
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
const inAccount = () => refuse(409, 'subscription.in_account');

/** Whether the subscription has the e-mail of this account. The key in its link proves the mailbox. Source: AUTH-32. */
const joins = (
  { brand, email, customer_id: owner }: SubscriptionRow,
  customer: CustomerRow | undefined,
): boolean =>
  customer !== undefined &&
  customer.brand === brand &&
  joinsByMailbox({ owner, email: email ?? '' }, { email: customer.email, isProven: true });

type Steering = Pick<Call<ShopApi['steerGuestSubscription']>, 'channel' | 'session'>;

/** The operations with which a guest manages a subscription through their link. Source: SUBS-6. */
export const makeGuestSubscriptionHandlers = (sandbox: Sandbox) => {
  const { db, clock } = sandbox;
  /** Repeated, it finds the subscription in the account already. */
  const intoAccount = async ({ channel, session }: Steering, key: string) => {
    const customer = await signedIn({ session });
    if (E.isLeft(customer)) return customer;
    const row = await readByKey(db, channel.brand_channel, key);
    if (!row) return none();
    const { id } = customer.right;
    if (row.customer_id !== id) {
      if (row.customer_id !== null) return inAccount();
      if (!joins(row, customer.right)) return refuse(422, 'subscription.other_account');
      await proveMailbox(db, customer.right, new Date(clock.now()));
      await joinMailbox(sandbox, customer.right);
    }
    const joined = await findRow(db, 'subscription', { id: row.id, customer_id: id });
    return joined
      ? E.right(await subscriptionWire(db, sandbox, channel, joined, customer.right))
      : refuse(409, 'subscription.changed');
  };
  return {
    getGuestSubscription: async ({ channel, params: { key }, session }) => {
      const row = await readByKey(db, channel.brand_channel, key);
      if (!row) return none();
      if (row.customer_id !== null) return inAccount();
      const wire = await subscriptionWire(db, sandbox, channel, row, undefined);
      return E.right(joins(row, await session.customer()) ? { ...wire, joins_account: true as const } : wire);
    },

    steerGuestSubscription: async (call) => {
      const { channel, body } = call;
      const { key } = call.params;
      if (body.into_account) return intoAccount(call, key);
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
        if (row.customer_id !== null) return inAccount();
        // A cancelled subscription stays cancelled, whichever version the request names.
        if (row.version !== version && row.state !== 'cancelled') return refuse(409, 'subscription.changed');
        const after = await changed({ trx, sandbox, channel, customer: undefined }, row, change);
        if (E.isLeft(after) || after.right === row) return after;
        const written = await writeSubscription(trx, { ...after.right, locale: channel.locale }, clock.zone);
        if (written.state === 'cancelled') await note(trx, written, 'cancelled', new Date(clock.now()));
        return E.right(written);
      });
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
        if (row.customer_id !== null) return inAccount();
        if (row.version !== version) return refuse(409, 'subscription.changed');
        const ordered = await orderForGuest(trx, sandbox, { ...row, locale: channel.locale }, payment_method);
        return E.map((order_token: OrderToken) => ({ order_token }))(ordered);
      }),
  } satisfies Partial<Handlers>;
};
