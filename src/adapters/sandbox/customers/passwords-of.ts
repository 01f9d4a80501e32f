import * as E from 'fp-ts/Either';
import { type Refusal, refuse, tooOften } from '../../shop-server/refusal.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { identityTrouble } from '../identity/identity-trouble.ts';
import type { Sandbox } from '../sandbox.ts';
import { atEngine } from './at-engine/copy-fields.ts';
import { patchCustomer } from './customer-store.ts';
import type { Busy } from './password-hashing.ts';

/** Value in a customer's row if another system keeps the password. */
const elsewhere = 'elsewhere';
/** An id that no account has. Checking it takes as long as checking that of an account. */
const nobodys = 'nobody';

type Known = Pick<CustomerRow, 'id' | 'account_id' | 'password_hash'> &
  Partial<Pick<CustomerRow, 'brand' | 'engine_customer'>>;

/** How a password was chosen. */
interface Choice {
  /** Chosen by a link in a mail, which proves the mailbox. */
  readonly proven?: boolean;
  /** The session at the engine that stays. */
  readonly but?: string | undefined;
}

/** Passwords, wherever they are kept. Do not call this within a transaction: another system may have to be asked. */
export interface Passwords {
  /** Stores a password. Returns the value for the customer's row. */
  readonly keep: (
    customer: Pick<CustomerRow, 'account_id'> & Partial<Pick<CustomerRow, 'brand' | 'engine_customer'>>,
    password: string,
    choice?: Choice,
  ) => Promise<E.Either<Refusal, string>>;
  /** Whether a password is the customer's. Without a customer the answer is no, after the same time. */
  readonly match: (password: string, customer: Known | undefined) => Promise<E.Either<Refusal, boolean>>;
  readonly forget: (customer: Pick<CustomerRow, 'account_id' | 'password_hash'>) => Promise<void>;
}

/** Keeps passwords as hashes in the database, or with the shop's identity provider. Source: AUTH-9, AUTH-11, ACC-2. */
export const ownPasswords = ({
  db,
  identity,
  hashing,
}: Pick<Sandbox, 'db' | 'identity' | 'hashing'>): Passwords => {
  const said = <A>(worked: E.Either<Busy, A>): E.Either<Refusal, A> =>
    E.isLeft(worked) ? tooOften(worked.left.waitMs) : worked;
  const hashMatches = async (password: string, hash: string | null | undefined) =>
    said(await hashing.matches(password, hash));
  const keeper = identity?.passwords;
  if (!keeper)
    return {
      keep: async (_, password) => said(await hashing.hash(password)),
      match: (password, customer) => {
        const hash = customer?.password_hash;
        return hashMatches(password, hash === elsewhere || hash === atEngine ? undefined : hash);
      },
      forget: async () => undefined,
    };
  const keep: Passwords['keep'] = async ({ account_id }, password) => {
    const kept = await keeper.set(account_id, password)();
    return E.isLeft(kept) ? identityTrouble(kept.left) : E.right(elsewhere);
  };
  return {
    keep,
    match: async (password, customer) => {
      const hash = customer?.password_hash;
      if (customer && typeof hash === 'string' && hash !== elsewhere && hash !== atEngine) {
        // The hash is from before the provider was chosen. The password moves to the provider when the customer enters
        // it.
        const matches = await hashMatches(password, hash);
        const isHis = E.isRight(matches) && matches.right;
        const moved = isHis ? await keep(customer, password) : undefined;
        if (moved && E.isRight(moved)) await patchCustomer(db, customer.id, { password_hash: moved.right });
        return matches;
      }
      const asked = await keeper.check(
        hash === elsewhere ? (customer?.account_id ?? nobodys) : nobodys,
        password,
      )();
      return E.isLeft(asked) ? identityTrouble(asked.left) : E.right(asked.right && hash === elsewhere);
    },
    forget: async ({ account_id, password_hash }) => {
      if (password_hash === elsewhere) await keeper.forget(account_id)();
    },
  };
};

/**
 * Uses the engine's passwords if the engine keeps the shop's customers. An account that the engine does not know yet
 * still has its own password. Source: AUTH-23.
 */
export const passwordsOf = (sandbox: Pick<Sandbox, 'db' | 'identity' | 'hashing' | 'engine'>): Passwords => {
  const own = ownPasswords(sandbox);
  const accounts = sandbox.engine?.accounts;
  if (!accounts) return own;
  return {
    keep: async ({ brand, engine_customer: customer }, password, { proven = false, but } = {}) => {
      if (!brand || !customer) return refuse(401, 'customer.not_signed_in');
      const chosen = { customer, password, proven, ...(but !== undefined && { but }) };
      const kept = await accounts.setPassword(brand, chosen);
      if (E.isLeft(kept)) return kept;
      return kept.right ? E.right(atEngine) : refuse(401, 'customer.not_signed_in');
    },
    match: async (password, customer) =>
      customer?.brand && customer.engine_customer
        ? accounts.matches(customer.brand, customer.engine_customer, password)
        : own.match(password, customer),
    forget: own.forget,
  };
};
