import * as E from 'fp-ts/Either';
import { removeAccount } from '../personal/remove-account.ts';
import type { Sandbox } from '../sandbox.ts';
import { followCustomer } from './copy-fields.ts';

/**
 * Takes in what became of a customer: the notice names them only, how they are now is asked. Who is gone at the engine
 * has no account at any shop. False: the engine is away. Source: AUTH-25.
 */
export const followNotice = async (sandbox: Sandbox, customer: string): Promise<boolean> => {
  const { db, engine } = sandbox;
  const copies = await db
    .selectFrom('customer')
    .selectAll()
    .where('engine_customer', '=', customer)
    .execute();
  const [first] = copies;
  if (!first || !engine?.accounts) return true;
  const asked = await engine.accounts.look(first.brand, { customer });
  if (E.isLeft(asked)) return false;
  const { right: theirs } = asked;
  await db.transaction().execute(async (trx) => {
    for (const copy of copies)
      if (theirs) await followCustomer(trx, copy, theirs);
      else await removeAccount(trx, sandbox, copy);
  });
  return true;
};
