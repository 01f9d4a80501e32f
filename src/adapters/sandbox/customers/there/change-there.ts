import * as E from 'fp-ts/Either';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { Refusal } from '../../../shop-server/call.ts';
import type { EngineCustomerChange } from '../../../shop-server/engine/account-engine.ts';
import { say } from '../../../shop-server/http/refusals.ts';
import type { CustomerRow } from '../../db/customer-tables.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Writes what a customer changes of themselves at the engine that keeps them, before it stands here. Source: AUTH-23. */
export const changeThere = async (
  { engine }: Pick<Sandbox, 'engine'>,
  { brand, engine_customer }: Pick<CustomerRow, 'brand' | 'engine_customer'>,
  change: EngineCustomerChange,
  locale: Locale,
): Promise<E.Either<Refusal, void>> => {
  if (!engine?.accounts || engine_customer === null) return E.right(undefined);
  const changed = await engine.accounts.update(brand, engine_customer, change);
  if (E.isLeft(changed)) return changed;
  return changed.right ? E.right(undefined) : say(401, 'customer.not_signed_in', locale);
};
