import * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Refusal } from '../../shop-server/call.ts';
import { tooOften } from '../../shop-server/http/too-often.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { identityTrouble } from '../identity/identity-trouble.ts';
import type { Sandbox } from '../sandbox.ts';
import { patchCustomer } from './customer-store.ts';
import type { Busy } from './password-hashing.ts';

/** Stands in a customer's row where somebody else keeps the password. */
const elsewhere = 'elsewhere';
/** No account has it: who is asked about it takes as long as about one that there is. */
const nobodys = 'nobody';

type Known = Pick<CustomerRow, 'id' | 'account_id' | 'password_hash'>;

/** Passwords, wherever they are kept. None of it belongs into a transaction: somebody else may have to be asked. */
export interface Passwords {
  /** What the customer's row says of a password from now on. */
  readonly keep: (accountId: string, password: string) => Promise<E.Either<Refusal, string>>;
  /** Whether it is the customer's; of nobody the answer is no, and takes as long. */
  readonly match: (password: string, customer: Known | undefined) => Promise<E.Either<Refusal, boolean>>;
  readonly forget: (customer: Pick<CustomerRow, 'account_id' | 'password_hash'>) => Promise<void>;
}

/** As hashes in the database, or with the identity provider that the shop has. `locale`: of what is said where that does not answer. Source: AUTH-9, AUTH-11, ACC-2. */
export const passwordsOf = (
  { db, identity, hashing }: Pick<Sandbox, 'db' | 'identity' | 'hashing'>,
  locale: Locale,
): Passwords => {
  const said = <A>(worked: E.Either<Busy, A>): E.Either<Refusal, A> =>
    E.isLeft(worked) ? tooOften(locale, worked.left.waitMs) : worked;
  const hashMatches = async (password: string, hash: string | null | undefined) =>
    said(await hashing.matches(password, hash));
  const keeper = identity?.passwords;
  if (!keeper)
    return {
      keep: async (_, password) => said(await hashing.hash(password)),
      match: (password, customer) => {
        const hash = customer?.password_hash;
        return hashMatches(password, hash === elsewhere ? undefined : hash);
      },
      forget: async () => undefined,
    };
  const keep: Passwords['keep'] = async (accountId, password) => {
    const kept = await keeper.set(accountId, password)();
    return E.isLeft(kept) ? identityTrouble(kept.left, locale) : E.right(elsewhere);
  };
  return {
    keep,
    match: async (password, customer) => {
      const hash = customer?.password_hash;
      if (customer && typeof hash === 'string' && hash !== elsewhere) {
        // From before the provider was chosen: it moves there when its owner shows it.
        const matches = await hashMatches(password, hash);
        const isHis = E.isRight(matches) && matches.right;
        const moved = isHis ? await keep(customer.account_id, password) : undefined;
        if (moved && E.isRight(moved)) await patchCustomer(db, customer.id, { password_hash: moved.right });
        return matches;
      }
      const asked = await keeper.check(
        hash === elsewhere ? (customer?.account_id ?? nobodys) : nobodys,
        password,
      )();
      return E.isLeft(asked)
        ? identityTrouble(asked.left, locale)
        : E.right(asked.right && hash === elsewhere);
    },
    forget: async ({ account_id, password_hash }) => {
      if (password_hash === elsewhere) await keeper.forget(account_id)();
    },
  };
};
