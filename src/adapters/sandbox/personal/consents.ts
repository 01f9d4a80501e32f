import * as E from 'fp-ts/Either';
import { type ValuePurpose, valuePurposes } from '../../../domain/customer/given-consent.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { noteValues, valueConsents } from '../consents/value-consents.ts';
import { changeOwn } from '../customers/change-own.ts';
import { forCustomer } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  holdOrders,
  readSubscription,
  subscriptionsOf,
  writeSubscription,
} from '../subscription-rows/subscription-store.ts';

const isPurpose = (name: string): name is ValuePurpose => valuePurposes.some((purpose) => purpose === name);

const wireOf = (consents: Awaited<ReturnType<typeof valueConsents>>) =>
  consents.map(({ purpose, given, since }) => ({
    purpose,
    given,
    ...(since && { since: since.toISOString() }),
  }));

const pauseAll = async (
  trx: Trx,
  { clock }: Pick<Sandbox, 'clock'>,
  customer: CustomerRow,
): Promise<void> => {
  for (const { id, state } of await subscriptionsOf(trx, customer.id)) {
    if (state !== 'active') continue;
    await holdOrders(trx, id);
    const row = await readSubscription(trx, customer, id, true);
    if (row?.state === 'active') await writeSubscription(trx, { ...row, state: 'paused' }, clock.zone);
  }
};

/** What to do when a consent is withdrawn. Source: LAW-30. */
const ends: Readonly<
  Record<ValuePurpose, (trx: Trx, sandbox: Pick<Sandbox, 'clock'>, customer: CustomerRow) => Promise<unknown>>
> = {
  lens_pass: async (trx, _, { id }) => {
    await trx.deleteFrom('lens_set_wearer').where('customer_id', '=', id).execute();
    await trx.deleteFrom('lens_wearer').where('customer_id', '=', id).execute();
  },
  // Nothing to do: letters check this consent when they are written.
  order_reminder: async () => undefined,
  subscription: pauseAll,
};

/** Source: LAW-30, LAW-31. */
export const makeConsentHandlers = (sandbox: Sandbox) =>
  ({
    getConsents: forCustomer(async (_, customer) => {
      return E.right(wireOf(await valueConsents(sandbox.db, customer.id)));
    }),

    setConsent: (call) =>
      changeOwn(sandbox, call, async (trx, customer) => {
        const { purpose } = call.params;
        if (!isPurpose(purpose)) return notFound('consent');
        const { given, words } = call.body;
        const at = new Date(sandbox.clock.now());
        const said = { given, words, locale: call.channel.locale, at };
        const isNew = await noteValues(trx, customer, purpose, said);
        if (isNew && !given) await ends[purpose](trx, sandbox, customer);
        return E.right(wireOf(await valueConsents(trx, customer.id)));
      }),
  }) satisfies Partial<Handlers>;
