import * as E from 'fp-ts/Either';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { AccountEngine, EngineSession } from '../../../shop-server/engine/account-engine.ts';
import type { Refusal } from '../../../shop-server/refusal.ts';
import type { CustomerRow } from '../../db/customer-tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { customerByEmail } from '../customer-store.ts';
import { ownPasswords } from '../passwords-of.ts';
import { copiedAccount, tiedAccount } from './copied-account.ts';
import { endEngineSessions } from './end-engine-sessions.ts';

export interface EngineSignIn {
  readonly customer: CustomerRow;
  readonly session: EngineSession;
}
/** Left: the engine is unavailable, or too many passwords are being processed. Undefined: the sign-in is refused. */
type SigningIn = Promise<E.Either<Refusal, EngineSignIn | undefined>>;

interface Tried {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly email: string;
  readonly password: string;
}

const nobody = E.right(undefined);

/** Signs in with the engine's password. Refuses if the account cannot be the copy of that customer. */
const letIn = async (
  sandbox: Sandbox,
  accounts: AccountEngine,
  { brand, locale, email, password }: Tried,
  known: CustomerRow | undefined,
): SigningIn => {
  const customer = known?.engine_customer;
  const opened = await accounts.signIn(brand, { email, password, ...(customer && { customer }) });
  if (E.isLeft(opened)) return opened;
  if (!opened.right) return nobody;
  const { session, customer: theirs } = opened.right;
  const copied = await copiedAccount(sandbox, { brand, locale }, theirs, (row) =>
    ownPasswords(sandbox).match(password, row),
  );
  if (E.isRight(copied) && copied.right) return E.right({ customer: copied.right, session });
  await endEngineSessions(sandbox, brand, [session.id]);
  return E.isLeft(copied) ? copied : nobody;
};

/**
 * Signs in at the engine that keeps the shop's customers. An older account moves there when its password is entered and
 * nobody has that e-mail there. A refusal takes the same time, whatever the reason. Source: AUTH-9, AUTH-23.
 */
export const signInAtEngine = async (sandbox: Sandbox, accounts: AccountEngine, tried: Tried): SigningIn => {
  const { brand, email, password } = tried;
  const known = await customerByEmail(sandbox.db, brand, email);
  const first = await letIn(sandbox, accounts, tried, known);
  if (E.isLeft(first) || first.right) return first;
  const before = known?.engine_customer === null ? known : undefined;
  const matches = await ownPasswords(sandbox).match(password, before);
  if (E.isLeft(matches)) return matches;
  if (!before || !matches.right) return nobody;
  const moved = await tiedAccount(sandbox, before, { proven: false, password });
  if (E.isLeft(moved)) return moved;
  return moved.right ? letIn(sandbox, accounts, tried, moved.right) : nobody;
};

/**
 * Opens a session at the engine on the shop's own proof of identity. `proven`: the proof covers the mailbox, so an
 * older account may become that of the engine's customer with its e-mail. Undefined if somebody else has that e-mail
 * there, or if the customer was deleted there.
 */
export const openEngineSession = async (
  sandbox: Sandbox,
  accounts: AccountEngine,
  row: CustomerRow,
  proven: boolean,
): SigningIn => {
  const tied = await tiedAccount(sandbox, row, { proven });
  if (E.isLeft(tied)) return tied;
  if (!tied.right?.engine_customer) return nobody;
  const opened = await accounts.open(row.brand, tied.right.engine_customer);
  if (E.isLeft(opened)) return opened;
  return E.right(opened.right && { customer: tied.right, session: opened.right.session });
};
