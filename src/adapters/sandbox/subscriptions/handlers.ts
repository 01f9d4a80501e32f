import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { SubscriptionWire } from '../../contract/personal/subscriptions.ts';
import { acceptAddress } from '../../shop-server/checkout/check-address.ts';
import { notFound, type Refusal, refuse, refuseAny } from '../../shop-server/refusal.ts';
import { partners } from '../addresses/partners.ts';
import type { Call, Handlers } from '../call.ts';
import { noteValues } from '../consents/value-consents.ts';
import { holdCustomer } from '../customers/hold-customer.ts';
import { signedIn } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  holdOrders,
  note,
  readSubscription,
  subscriptionsOf,
  writeSubscription,
} from '../subscription-rows/subscription-store.ts';
import { changed } from './change-subscription.ts';
import { confirmChange } from './confirm-contract.ts';
import { createSubscription } from './create-subscription.ts';
import { cartAtEngine } from './read-source.ts';
import { subscriptionWire } from './view-subscription.ts';
import { waysToPay } from './ways-to-pay.ts';

type Asked = Pick<Call<unknown>, 'session' | 'channel'>;

const none = () => notFound('subscription');

/** Source: ACC-5. */
export const makeSubscriptionHandlers = (sandbox: Sandbox) => {
  const { db, shops } = sandbox;

  /** Returns the signed-in customer. Not found if the shop has no subscriptions. */
  const subscriber = async (call: Asked): Promise<E.Either<Refusal, CustomerRow>> =>
    shops[call.channel.brand_channel].features.subscriptions ? signedIn(call) : none();

  const shown = (call: Asked, row: SubscriptionRow, customer: CustomerRow): Promise<SubscriptionWire> =>
    subscriptionWire(db, sandbox, call.channel, row, customer);

  /** Changes a customer's subscriptions in one transaction. */
  const edit = async <A>(
    call: Asked,
    change: (trx: Trx, customer: CustomerRow) => Promise<E.Either<Refusal, A>>,
  ): Promise<E.Either<Refusal, { readonly value: A; readonly customer: CustomerRow }>> => {
    const found = await subscriber(call);
    if (E.isLeft(found)) return found;
    const customer = found.right;
    const answer = await db.transaction().execute((trx) => change(trx, customer));
    return E.map((value: A) => ({ value, customer }))(answer);
  };

  /** Records the consent given together with a change. Source: LAW-30. */
  const noteAgreed = async (
    trx: Trx,
    {
      body: { consent },
      channel: { locale },
    }: Asked & { readonly body: { readonly consent?: { readonly given: boolean; readonly words: string } } },
    customer: CustomerRow,
  ): Promise<void> => {
    if (!consent?.given) return;
    const at = new Date(sandbox.clock.now());
    await noteValues(trx, customer, 'subscription', { ...consent, locale, at });
  };

  /** Locks the subscription. Refuses if its version is not the one that the customer has seen. */
  const locked = async (
    trx: Trx,
    customer: CustomerRow,
    { id, version }: { readonly id: string; readonly version: number },
  ): Promise<E.Either<Refusal, SubscriptionRow>> => {
    if (!(await readSubscription(trx, customer, id))) return none();
    await holdOrders(trx, id);
    const row = await readSubscription(trx, customer, id, true);
    if (!row) return none();
    return row.version === version ? E.right(row) : refuse(409, 'subscription.changed');
  };

  const accepted = (
    { channel }: Asked,
    sent: AddressWire | undefined,
    path: 'billing_address' | 'shipping_address',
  ): E.Either<Refusal, AddressWire | undefined> => {
    if (!sent) return E.right(undefined);
    const read = acceptAddress(partners, shops[channel.brand_channel], today(sandbox.clock), sent, path);
    if (E.isRight(read)) return read;
    return refuseAny(read.left) ?? none();
  };

  return {
    getSubscriptions: async (call) => {
      const customer = await subscriber(call);
      if (E.isLeft(customer)) return customer;
      const wires: SubscriptionWire[] = [];
      for (const row of await subscriptionsOf(db, customer.right.id))
        wires.push(await shown(call, row, customer.right));
      return E.right(wires);
    },

    getSubscription: async (call) => {
      const customer = await subscriber(call);
      if (E.isLeft(customer)) return customer;
      const row = await readSubscription(db, customer.right, call.params.id);
      return row ? E.right(await shown(call, row, customer.right)) : none();
    },

    createSubscription: async (call) => {
      const asker = await subscriber(call);
      if (E.isLeft(asker)) return asker;
      const cart = await cartAtEngine(sandbox, call, asker.right);
      if (E.isLeft(cart)) return cart;
      const made = await edit(call, async (trx, customer) => {
        // If two requests come at once, only one subscription is created.
        await holdCustomer(trx, customer);
        const made = await createSubscription(trx, sandbox, call, customer, cart.right);
        if (E.isRight(made)) await noteAgreed(trx, call, customer);
        return made;
      });
      return E.isLeft(made) ? made : E.right(await shown(call, made.right.value, made.right.customer));
    },

    updateSubscription: async (call) => {
      const { channel, params, body } = call;
      const updated = await edit(call, async (trx, customer) => {
        const known = await readSubscription(trx, customer, params.id);
        // A cancelled subscription stays cancelled, whichever version the request names.
        const row =
          known?.state === 'cancelled' ? E.right(known) : await locked(trx, customer, { ...params, ...body });
        if (E.isLeft(row)) return row;
        const after = await changed({ trx, sandbox, channel, customer }, row.right, body);
        if (E.isRight(after)) await noteAgreed(trx, call, customer);
        if (E.isLeft(after) || after.right === row.right) return after;
        const written = await writeSubscription(
          trx,
          { ...after.right, locale: channel.locale },
          sandbox.clock.zone,
        );
        if (written.state === 'cancelled' && row.right.state !== 'cancelled')
          await note(trx, written, 'cancelled', new Date(sandbox.clock.now()));
        await confirmChange(trx, sandbox, row.right, written, customer);
        return E.right(written);
      });
      return E.isLeft(updated)
        ? updated
        : E.right(await shown(call, updated.right.value, updated.right.customer));
    },

    updateSubscriptionsAddresses: async (call) => {
      const { channel, body } = call;
      const updated = await edit(call, async (trx, customer) => {
        const billing = accepted(call, body.billing_address, 'billing_address');
        if (E.isLeft(billing)) return billing;
        const shipping = accepted(call, body.shipping_address, 'shipping_address');
        if (E.isLeft(shipping)) return shipping;
        const rows: SubscriptionRow[] = [];
        for (const named of body.subscriptions.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
          const row = await locked(trx, customer, named);
          if (E.isLeft(row)) return row;
          if (row.right.state === 'cancelled') return refuse(422, 'subscription.over');
          rows.push(row.right);
        }
        const written: SubscriptionRow[] = [];
        for (const row of rows) {
          const moved = await writeSubscription(trx, {
            ...row,
            locale: channel.locale,
            billing_address: billing.right ?? row.billing_address,
            shipping_address: shipping.right ?? row.shipping_address,
          });
          await confirmChange(trx, sandbox, row, moved, customer);
          written.push(moved);
        }
        return E.right(written);
      });
      if (E.isLeft(updated)) return updated;
      const wires: SubscriptionWire[] = [];
      for (const row of updated.right.value) wires.push(await shown(call, row, updated.right.customer));
      return E.right(wires);
    },

    getSubscriptionPaymentMethods: async (call) => {
      const customer = await subscriber(call);
      return E.isLeft(customer) ? customer : E.right(await waysToPay(db, sandbox, customer.right));
    },
  } satisfies Partial<Handlers>;
};
