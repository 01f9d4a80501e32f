import * as E from 'fp-ts/Either';
import { type Refusal, refuse, tooOften } from '../../shop-server/refusal.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { identityTrouble } from '../identity/identity-trouble.ts';
import type { Sandbox } from '../sandbox.ts';
import { patchCustomer } from './customer-store.ts';
import type { Busy } from './password-hashing.ts';
import { atEngine } from './there/copy-fields.ts';

/** Stands in a customer's row where somebody else keeps the password. */
const elsewhere = 'elsewhere';
/** No account has it: who is asked about it takes as long as about one that there is. */
const nobodys = 'nobody';

type Known = Pick<CustomerRow, 'id' | 'account_id' | 'password_hash'> &
  Partial<Pick<CustomerRow, 'brand' | 'engine_customer'>>;

/** How somebody came to choose a password. */
interface Choice {
  /** By the link of a mail: the mailbox is theirs. */
  readonly proven?: boolean;
  /** The session at the engine that stays. */
  readonly but?: string | undefined;
}

/** Passwords, wherever they are kept. None of it belongs into a transaction: somebody else may have to be asked. */
export interface Passwords {
  /** What the customer's row says of a password from now on. */
  readonly keep: (
    customer: Pick<CustomerRow, 'account_id'> & Partial<Pick<CustomerRow, 'brand' | 'engine_customer'>>,
    password: string,
    choice?: Choice,
  ) => Promise<E.Either<Refusal, string>>;
  /** Whether it is the customer's; of nobody the answer is no, and takes as long. */
  readonly match: (password: string, customer: Known | undefined) => Promise<E.Either<Refusal, boolean>>;
  readonly forget: (customer: Pick<CustomerRow, 'account_id' | 'password_hash'>) => Promise<void>;
}

/** As hashes in the database, or with the identity provider that the shop has. Source: AUTH-9, AUTH-11, ACC-2. */
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
        // From before the provider was chosen: it moves there when its owner shows it.
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
 * The engine's, where that keeps the shop's customers; an account that it does not know yet has its own still.
 * Source: AUTH-23.
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
