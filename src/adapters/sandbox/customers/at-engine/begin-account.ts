import * as E from 'fp-ts/Either';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';
import type { Refusal } from '../../../shop-server/refusal.ts';
import type { CustomerRow } from '../../db/customer-tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { passwordsOf } from '../passwords-of.ts';
import { atEngine } from './copy-fields.ts';
import { endEngineSessions } from './end-engine-sessions.ts';

interface NewAccount {
  readonly account_id: string;
  readonly brand: BrandId;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password?: string | undefined;
  /** Whether they have proven that the mailbox is theirs. */
  readonly proven: boolean;
}
type Begun = Pick<CustomerRow, 'password_hash' | 'engine_customer'>;

/**
 * Returns the fields of a new account's row that say who keeps it. If an engine keeps the customers, the account is
 * created there first. If it exists there and the password fits, it is the same customer, because a response may have
 * been lost. Undefined if the e-mail is taken there. Source: AUTH-14, AUTH-23.
 */
export const beginAccount = async (
  sandbox: Sandbox,
  { account_id, brand, email, first_name, last_name, password, proven }: NewAccount,
): Promise<E.Either<Refusal, Begun | undefined>> => {
  const accounts = sandbox.engine?.accounts;
  if (!accounts) {
    if (password === undefined) return E.right({ password_hash: null, engine_customer: null });
    const kept = await passwordsOf(sandbox).keep({ account_id }, password);
    return E.map((password_hash: string): Begun => ({ password_hash, engine_customer: null }))(kept);
  }
  const account = { email: email.trim(), firstName: first_name, lastName: last_name, proven };
  const made = await accounts.add(brand, { ...account, ...(password !== undefined && { password }) });
  if (E.isLeft(made)) return made;
  const begun = (id: string, hasPassword: boolean): E.Either<Refusal, Begun> =>
    E.right({ password_hash: hasPassword ? atEngine : null, engine_customer: id });
  if (made.right !== 'taken') return begun(made.right.id, made.right.hasPassword);
  if (password === undefined) return E.right(undefined);
  const opened = await accounts.signIn(brand, { email: account.email, password });
  if (E.isLeft(opened)) return opened;
  if (!opened.right) return E.right(undefined);
  await endEngineSessions(sandbox, brand, [opened.right.session.id]);
  return begun(opened.right.customer.id, true);
};
