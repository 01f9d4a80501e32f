import * as E from 'fp-ts/Either';
import { followCustomer } from '../customers/there/copy-fields.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import type { Sandbox } from '../sandbox.ts';
import { removeAccount } from './remove-account.ts';

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
      else await removeAccount(trx, sandbox, copy, copy.locale);
  });
  return true;
};

/** The same, where it showed otherwise that somebody is gone. */
export const followGone: OutsideWork = {
  outside: async (sandbox, { subject_id: customer }) => {
    if (!(await followNotice(sandbox, customer)))
      throw Object.assign(new Error('The engine is away'), { code: 'Away' });
    return async () => undefined;
  },
};
