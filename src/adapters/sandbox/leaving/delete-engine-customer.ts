import * as E from 'fp-ts/Either';
import type { Refusal } from '../../shop-server/refusal.ts';
import { endEngineSessions } from '../customers/at-engine/end-engine-sessions.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Deletes a customer at the engine, before the account is deleted here. A customer with an account in another shop
 * stays at the engine; only their sessions of this shop end. Source: AUTH-24.
 */
export const deleteEngineCustomer = async (
  sandbox: Pick<Sandbox, 'db' | 'engine' | 'clock'>,
  { id, brand, engine_customer: customer }: Pick<CustomerRow, 'id' | 'brand' | 'engine_customer'>,
): Promise<E.Either<Refusal, void>> => {
  const { db, engine } = sandbox;
  if (!engine?.accounts || customer === null) return E.right(undefined);
  const others = await db
    .selectFrom('customer')
    .select('id')
    .where('engine_customer', '=', customer)
    .where('id', '!=', id)
    .execute();
  const everywhere = others.length === 0;
  const removed = await engine.accounts.remove(brand, { customer, account: String(id), everywhere });
  if (E.isLeft(removed) || everywhere) return removed;
  const open = await db
    .selectFrom('session')
    .select('engine_session')
    .where('customer_id', '=', id)
    .execute();
  await endEngineSessions(
    sandbox,
    brand,
    open.map(({ engine_session }) => engine_session),
  );
  return removed;
};
