import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { EngineCustomer } from '../../../shop-server/engine/account-engine.ts';
import type { Refusal } from '../../../shop-server/refusal.ts';
import type { CustomerRow } from '../../db/customer-tables.ts';
import { findRow, updateRow } from '../../db/rows.ts';
import { goneJob } from '../../jobs/engine-jobs.ts';
import { schedule } from '../../jobs/schedule.ts';
import type { Sandbox } from '../../sandbox.ts';
import { unlinkIdentities } from '../customer-identities.ts';
import { customerByEmail, insertCustomer } from '../customer-store.ts';
import { atEngine, followCustomer } from './copy-fields.ts';

/**
 * Left: the engine is unavailable. Undefined: an account of the shop has this e-mail, and nothing proves that both
 * belong to the same person.
 */
type Copied = Promise<E.Either<Refusal, CustomerRow | undefined>>;

interface Shop {
  readonly brand: BrandId;
  readonly locale: Locale;
}

const tiedTo = ({ db }: Pick<Sandbox, 'db'>, brand: BrandId, customer: string) =>
  findRow(db, 'customer', { brand, engine_customer: customer });

/**
 * Turns an account of the shop into the copy of an engine's customer. Its creator may not have owned the mailbox, so
 * other identities no longer sign in to it.
 */
const tie = ({ db }: Pick<Sandbox, 'db'>, row: CustomerRow, theirs: EngineCustomer): Promise<CustomerRow> =>
  db.transaction().execute(async (trx) => {
    await unlinkIdentities(trx, row.id);
    return followCustomer(trx, row, theirs);
  });

/**
 * The account with this e-mail belongs to another customer of the engine. Checks whether that customer was deleted or
 * has another e-mail now.
 */
const freed = async (sandbox: Sandbox, row: CustomerRow): Promise<E.Either<Refusal, boolean>> => {
  const accounts = sandbox.engine?.accounts;
  const asked =
    accounts && row.engine_customer !== null
      ? await accounts.look(row.brand, { customer: row.engine_customer })
      : E.right(undefined);
  if (E.isLeft(asked)) return asked;
  if (!asked.right) {
    // A job deletes the account. The e-mail is free at once.
    const subjectId = row.engine_customer ?? '';
    await schedule(sandbox.db, { kind: goneJob, subjectId }, new Date(sandbox.clock.now()));
    await updateRow(sandbox.db, 'customer', { id: row.id }, { email_key: `gone ${row.id}` });
    return E.right(true);
  }
  return E.right((await followCustomer(sandbox.db, row, asked.right)).email_key !== row.email_key);
};

/**
 * Returns the shop's copy of an engine's customer. An account with the same e-mail becomes that copy if the engine has
 * verified the mailbox, or if `isTheirs` confirms it. Source: AUTH-23.
 */
export const copiedAccount = async (
  sandbox: Sandbox,
  shop: Shop,
  theirs: EngineCustomer,
  isTheirs: (row: CustomerRow) => Promise<E.Either<Refusal, boolean>> = async () => E.right(false),
): Copied => {
  const { db, clock } = sandbox;
  const { brand, locale } = shop;
  const tied = await tiedTo(sandbox, brand, theirs.id);
  if (tied) return E.right(await followCustomer(db, tied, theirs));
  const same = await customerByEmail(db, brand, theirs.email);
  if (!same) {
    const made = await insertCustomer(db, {
      account_id: randomUUID(),
      brand,
      email: theirs.email,
      password_hash: theirs.hasPassword ? atEngine : null,
      first_name: theirs.firstName,
      last_name: theirs.lastName,
      locale,
      newsletter: false,
      created_at: new Date(clock.now()),
      engine_customer: theirs.id,
    });
    // Undefined if another request inserted it at the same time.
    return made ? E.right(await followCustomer(db, made, theirs)) : copiedAccount(sandbox, shop, theirs);
  }
  if (same.engine_customer !== null) {
    const isFree = await freed(sandbox, same);
    if (E.isLeft(isFree)) return isFree;
    return isFree.right ? copiedAccount(sandbox, shop, theirs) : E.right(undefined);
  }
  const mayTie = theirs.verified ? E.right(true) : await isTheirs(same);
  if (E.isLeft(mayTie)) return mayTie;
  return E.right(mayTie.right ? await tie(sandbox, same, theirs) : undefined);
};

/**
 * Returns an account with its customer at the engine, who is created there if missing. `proven`: the caller has proven
 * that the mailbox is theirs. Undefined if somebody else has that e-mail there.
 */
export const tiedAccount = async (
  sandbox: Sandbox,
  row: CustomerRow,
  account: { readonly proven: boolean; readonly password?: string },
): Copied => {
  const accounts = sandbox.engine?.accounts;
  if (!accounts || row.engine_customer !== null) return E.right(row);
  const { brand, email, first_name: firstName, last_name: lastName } = row;
  const added = await accounts.add(brand, { email, firstName, lastName, ...account });
  if (E.isLeft(added)) return added;
  if (added.right === 'taken' || (await tiedTo(sandbox, brand, added.right.id))) return E.right(undefined);
  return E.right(await followCustomer(sandbox.db, row, added.right));
};
