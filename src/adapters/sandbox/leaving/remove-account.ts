import { sql, type Transaction } from 'kysely';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Tables } from '../db/schema.ts';
import { forgetAtProvider } from '../payment/forget-at-provider.ts';
import type { Sandbox } from '../sandbox.ts';

/** The account and all that it kept is gone; orders stay, for the law wants bills kept, and name no account any more. */
export const removeAccount = async (
  trx: Transaction<Tables>,
  sandbox: Sandbox,
  { id }: Pick<CustomerRow, 'id'>,
): Promise<void> => {
  await trx
    .updateTable('shop_order')
    .set({
      customer_id: null,
      basket: sql`jsonb_set(basket, '{customer,@id}', '"/api/customers/guest"')`,
    })
    .where('customer_id', '=', id)
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
  await trx.deleteFrom('customer').where('id', '=', id).execute();
};
