import * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import { placeOfError } from '../../shared/place-of-error.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { keepOrder } from './keep-order.ts';

/**
 * Copies orders that a customer placed at the engine and not at the shop into their history. Copied orders are claimed
 * afterwards, so an interrupted run is completed at the next sign-in. A failure does not prevent the sign-in. Source:
 * AUTH-26.
 */
export const takePastOrders = async (
  sandbox: Sandbox,
  { id, brand, engine_customer }: Pick<CustomerRow, 'id' | 'brand' | 'engine_customer'>,
  locale: Locale,
): Promise<void> => {
  const accounts = sandbox.engine?.accounts;
  if (!accounts || engine_customer === null) return;
  const account = String(id);
  try {
    for (let more = true; more; ) {
      const asked = await accounts.pastOrders({ brand, locale }, engine_customer);
      if (E.isLeft(asked) || asked.right.orders.length === 0) return;
      const { orders } = asked.right;
      await sandbox.db.transaction().execute(async (trx) => {
        for (const sold of orders)
          await keepOrder(trx, sandbox, { ...sold, cart: { ...sold.cart, customerId: account } });
      });
      const tokens = orders.map(({ token }) => token);
      if (E.isLeft(await accounts.claimOrders(brand, account, tokens))) return;
      more = asked.right.more;
    }
  } catch (error) {
    sandbox.report({ operation: 'engine.orders', kind: 'job-failed', detail: placeOfError(error) });
  }
};
