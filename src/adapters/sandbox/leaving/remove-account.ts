import { sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import { dropAlerts, ownAlerts } from '../alerts/alert-store.ts';
import { withdrawAll } from '../consents/consent-store.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import { dropChecks } from '../eye-checks/eye-check-store.ts';
import { cartsJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';
import { forgetAtProvider } from '../provider/forget-at-provider.ts';
import { dropRatings } from '../ratings/drop-ratings.ts';
import { eraseValues } from '../retention/erase-values.ts';
import type { Sandbox } from '../sandbox.ts';
import { dropMails } from './drop-mails.ts';

/**
 * Deletes an account and its data. Orders stay, because the law requires bills to be kept. They no longer name an
 * account, and lose the eye values once nothing of them is in progress. Source: LAW-33.
 */
export const removeAccount = async (
  trx: Trx,
  sandbox: Sandbox,
  customer: CustomerRow,
  locale: Locale,
): Promise<void> => {
  const { id } = customer;
  const now = new Date(sandbox.clock.now());
  await trx
    .updateTable('shop_order')
    .set({
      customer_id: null,
      account_gone_at: now,
      basket: sql`jsonb_set(basket, '{customer,@id}', '"/api/customers/guest"')`,
    })
    .where('customer_id', '=', id)
    .execute();
  await trx
    .deleteFrom('subscription_wish')
    .where('cart_token', 'in', (from) =>
      from
        .selectFrom('cart')
        .select('token')
        .where('customer_id', '=', String(id))
        .where('checkout_state', '<>', 'completed'),
    )
    .execute();
  await trx
    .deleteFrom('cart')
    .where('customer_id', '=', String(id))
    .where('checkout_state', '<>', 'completed')
    .execute();
  await trx.updateTable('cart').set({ customer_id: null }).where('customer_id', '=', String(id)).execute();
  const ways = await trx
    .deleteFrom('payment_alias')
    .where('customer_id', '=', id)
    .returning('alias')
    .execute();
  for (const { alias } of ways) await forgetAtProvider(trx, sandbox, alias);
  for (const alert of await ownAlerts(trx, customer)) await dropAlerts(trx, alert, { locale, at: now });
  await dropChecks(trx, customer);
  await withdrawAll(trx, customer, { locale, at: now });
  const { lensValuesYears: years, clock, engine } = sandbox;
  if (engine) await schedule(trx, { kind: cartsJob, subjectId: `${customer.brand} ${id}` }, now);
  await eraseValues(trx, { now, years, zone: clock.zone, engine });
  await dropMails(trx, customer);
  await dropRatings(trx, id);
  await trx.deleteFrom('customer').where('id', '=', id).execute();
};
