import { isDeepStrictEqual } from 'node:util';
import { matchingEmail } from '../../domain/customer/matching.ts';
import { seedCoupons } from './coupons/coupon-store.ts';
import { json } from './db/json.ts';
import { updateRow } from './db/rows.ts';
import type { Db } from './db/schema.ts';
import type { Sandbox } from './sandbox.ts';
import { demoCoupons } from './seed/demo/demo-coupons.ts';
import { demoCustomers, demoEmails } from './seed/demo/demo-customers.ts';
import { seedCustomers } from './seed-customers.ts';

/** What anybody could use in a shop because this repository contains it: accounts by their password, coupons by their code. */
export interface OpenDemonstration {
  readonly accounts: readonly string[];
  readonly coupons: readonly string[];
}

/**
 * Inserts demo customers with a year of orders, and coupons. A real shop starts without them. Runs once; existing rows
 * stay. `withOrders`: if false, only customers, because another system keeps orders and coupons.
 */
export const seedDemonstration = async (
  db: Db,
  seeding: Pick<Sandbox, 'shops' | 'clock' | 'texts'>,
  withOrders = true,
): Promise<void> => {
  if (withOrders) await seedCoupons(db);
  await seedCustomers(db, seeding, withOrders);
};

const knownHashes = [...new Set(demoCustomers.map(({ passwordHash }) => passwordHash))];

const openAccounts = (db: Db) =>
  db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('email_key', 'in', demoEmails.map(matchingEmail))
    .where('password_hash', 'in', knownHashes)
    .execute();

/** A coupon that was changed since is the shop's own. */
const openCoupons = async (db: Db) => {
  const rows = await db
    .selectFrom('coupon')
    .select(['code', 'rule'])
    .where(
      'code',
      'in',
      demoCoupons.map(({ code }) => code),
    )
    .orderBy('code')
    .execute();
  return rows.filter(
    ({ code, rule }) =>
      rule.disabled !== true &&
      demoCoupons.some((demo) => demo.code === code && isDeepStrictEqual(demo.rule, rule)),
  );
};

/** Returns the demo accounts and coupons that are still usable in this database. */
export const openDemonstration = async (db: Db): Promise<OpenDemonstration> => {
  const accounts = await openAccounts(db);
  const coupons = await openCoupons(db);
  return {
    accounts: [...new Set(accounts.map(({ email }) => email))].sort(),
    coupons: coupons.map(({ code }) => code),
  };
};

/** Disables known passwords, ends the sessions of those accounts, and disables known coupons. Orders stay. */
export const closeDemonstration = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ids = (await openAccounts(trx)).map(({ id }) => id);
    if (ids.length > 0) {
      await trx.updateTable('customer').set({ password_hash: null }).where('id', 'in', ids).execute();
      await trx.deleteFrom('session').where('customer_id', 'in', ids).execute();
    }
    for (const { code, rule } of await openCoupons(trx))
      await updateRow(trx, 'coupon', { code }, { rule: json({ ...rule, disabled: true }) });
  });
