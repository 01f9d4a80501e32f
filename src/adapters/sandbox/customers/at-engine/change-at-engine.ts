import * as E from 'fp-ts/Either';
import type { EngineCustomerChange } from '../../../shop-server/engine/account-engine.ts';
import { type Refusal, refuse } from '../../../shop-server/refusal.ts';
import type { CustomerRow } from '../../db/customer-tables.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Writes a customer's changes to the engine that keeps them, before they are stored here. Source: AUTH-23. */
export const changeAtEngine = async (
  { engine }: Pick<Sandbox, 'engine'>,
  { brand, engine_customer }: Pick<CustomerRow, 'brand' | 'engine_customer'>,
  change: EngineCustomerChange,
): Promise<E.Either<Refusal, void>> => {
  if (!engine?.accounts || engine_customer === null) return E.right(undefined);
  const changed = await engine.accounts.update(brand, engine_customer, change);
  if (E.isLeft(changed)) return changed;
  return changed.right ? E.right(undefined) : refuse(401, 'customer.not_signed_in');
};
