import * as E from 'fp-ts/Either';
import { followCustomer } from '../customers/at-engine/copy-fields.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import type { Sandbox } from '../sandbox.ts';
import { removeAccount } from './remove-account.ts';

/**
 * Processes a notice about a customer. The notice only names the customer; their data are read from the engine. A
 * customer who was deleted at the engine loses their account in every shop. False if the engine is unavailable. Source:
 * AUTH-25.
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

/** The same as a job, if the deletion was noticed otherwise. */
export const followDeletion: OutsideWork = {
  outside: async (sandbox, { subject_id: customer }) => {
    if (!(await followNotice(sandbox, customer)))
      throw Object.assign(new Error('The engine does not answer'), { code: 'Away' });
    return async () => undefined;
  },
};
