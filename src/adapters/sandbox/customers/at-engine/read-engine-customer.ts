import * as E from 'fp-ts/Either';
import type { CustomerRow } from '../../db/customer-tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { followCustomer } from './copy-fields.ts';

/**
 * Reads the customer from the engine that keeps them. Undefined if their session has ended there. If the engine is
 * unavailable, the stored customer is returned. Source: AUTH-24, AUTH-25.
 */
export const readEngineCustomer = async (
  { db, engine }: Pick<Sandbox, 'db' | 'engine'>,
  row: CustomerRow,
  token: string | undefined,
): Promise<CustomerRow | undefined> => {
  if (!engine?.accounts || token === undefined) return row;
  const asked = await engine.accounts.whoIs(row.brand, token);
  if (E.isLeft(asked)) return row;
  const { right: theirs } = asked;
  return theirs && theirs.id === row.engine_customer ? followCustomer(db, row, theirs) : undefined;
};
