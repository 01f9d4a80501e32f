import * as E from 'fp-ts/Either';
import { checkEmail } from '../../../domain/customer/email.ts';
import { password, repeatedPassword } from '../../../domain/identity/password.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type Refusal, violate } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { tiedAccount } from './at-engine/copied-account.ts';
import { askForResetLink, customerOfSecret, giveSecretBack, spendSecret } from './mail-links.ts';
import { takePassword } from './new-password.ts';
import { notGuessable, passwordRefusal } from './password-refusals.ts';
import { passwordsOf } from './passwords-of.ts';
import { signedIn } from './signed-in.ts';
import type { Trying } from './tries.ts';

const done = E.right({ done: true } as const);

/**
 * Changes the password of a customer. A customer without a password sets their first one. All other sessions end, and
 * the current one is replaced. Source: ACC-2, AUTH-17.
 */
export const makeChangePassword =
  (sandbox: Sandbox, trying: Trying): Handler<ShopApi['customerChangeMyPassword']> =>
  async (call) => {
    const { channel, body, session } = call;
    const customer = await signedIn(call);
    if (E.isLeft(customer)) {
      // The change gave this browser another session, and its response was lost.
      const replaced = await session.replaced();
      if (!replaced) return customer;
      return trying(call, replaced.email, async () => {
        const isNew = await passwordsOf(sandbox).match(body.new_password, replaced);
        if (E.isLeft(isNew)) return isNew;
        if (!isNew.right) return customer;
        await session.renew(sandbox.db, replaced);
        return done;
      });
    }
    const { email, password_hash: hash } = customer.right;
    const chosen = E.flatMap(
      repeatedPassword(body.new_password, body.confirm_new_password),
      notGuessable(sandbox.shops[channel.brand_channel], email),
    );
    if (E.isLeft(chosen)) return violate([passwordRefusal('new_password', chosen.left)]);
    return trying(call, email, async () => {
      const passwords = passwordsOf(sandbox);
      if (hash !== null) {
        const isCurrent = await passwords.match(body.current_password, customer.right);
        if (E.isLeft(isCurrent)) return isCurrent;
        if (!isCurrent.right) {
          // The password is already the new one: it was changed, and the response was lost.
          const isNew = await passwords.match(chosen.right, customer.right);
          if (E.isLeft(isNew)) return isNew;
          return isNew.right
            ? done
            : violate([{ path: 'current_password', code: 'customer.wrong_password' }]);
        }
      }
      const kept = await passwords.keep(customer.right, chosen.right, { but: await session.engineSession() });
      if (E.isLeft(kept)) return kept;
      const now = new Date(sandbox.clock.now());
      await sandbox.db.transaction().execute(async (trx) => {
        await takePassword(trx, customer.right, {
          password_hash: kept.right,
          now,
          locale: channel.locale,
          session: session.id(),
        });
        await session.renew(trx, customer.right);
      });
      return done;
    });
  };

/**
 * Queues a reset link. Neither the response nor its time reveals whether the account exists: it is looked up later.
 * Source: AUTH-5, AUTH-11.
 */
export const makeCreateResetToken =
  (sandbox: Sandbox, trying: Trying): Handler<ShopApi['customerCreatePasswordResetToken']> =>
  async (call) => {
    const { channel, body } = call;
    if (E.isLeft(checkEmail(body.email, sandbox.shops[channel.brand_channel].emailPattern)))
      return violate([{ path: 'email', code: 'validation.invalid_email' }]);
    return trying(call, body.email, async () => {
      await askForResetLink(sandbox, {
        brand: channel.brand_channel,
        email: body.email,
        locale: channel.locale,
        now: new Date(sandbox.clock.now()),
      });
      return done;
    });
  };

/**
 * A mailed link proves the mailbox, so an earlier account with that e-mail becomes the engine customer's. Undefined if
 * there is no such customer.
 */
const keepReset = async (
  sandbox: Sandbox,
  named: CustomerRow,
  chosen: string,
): Promise<E.Either<Refusal, string | undefined>> => {
  const tied = await tiedAccount(sandbox, named, { proven: true });
  if (E.isLeft(tied) || !tied.right) return E.map(() => undefined)(tied);
  return passwordsOf(sandbox).keep(tied.right, chosen, { proven: true });
};

/**
 * Sets a password by a mailed link. A used, expired or unknown link gets the same answer, except for a repetition of
 * the same request. Source: AUTH-11.
 */
export const makeResetPassword =
  (sandbox: Sandbox, trying: Trying): Handler<ShopApi['customerResetPassword']> =>
  async (call) => {
    const { channel, body } = call;
    const chosen = password(body.password);
    if (E.isLeft(chosen)) return violate([passwordRefusal('password', chosen.left)]);
    return trying(call, body.token, async () => {
      const now = new Date(sandbox.clock.now());
      const passwords = passwordsOf(sandbox);
      const named = await customerOfSecret(sandbox.db, body.token, now);
      const wrongLink = () => violate([{ path: 'token', code: 'customer.reset_link_invalid' }]);
      if (!named) return wrongLink();
      const unguessed = notGuessable(sandbox.shops[channel.brand_channel], named.email)(chosen.right);
      if (E.isLeft(unguessed) && !named.used) return violate([passwordRefusal('password', unguessed.left)]);
      /** Whether the link has set this password already: the response was lost. */
      const isChosen = async () => {
        const same = await passwords.match(chosen.right, named);
        if (E.isLeft(same)) return same;
        return same.right ? done : wrongLink();
      };
      if (named.used) return isChosen();
      const { db, engine } = sandbox;
      // A write to another system cannot wait for this transaction. The link is used up before, and given back on
      // failure.
      const isElsewhere = engine?.accounts !== undefined;
      if (isElsewhere && !(await spendSecret(db, body.token, now))) return isChosen();
      const kept = await keepReset(sandbox, named, chosen.right);
      if (E.isLeft(kept) || kept.right === undefined) {
        if (isElsewhere) await giveSecretBack(db, body.token);
        return E.isLeft(kept) ? kept : wrongLink();
      }
      const password_hash = kept.right;
      const isFirst = await db.transaction().execute(async (trx) => {
        if (!isElsewhere && !(await spendSecret(trx, body.token, now))) return false;
        await takePassword(trx, named, {
          password_hash,
          now,
          locale: channel.locale,
          secret: body.token,
        });
        return true;
      });
      return isFirst ? done : isChosen();
    });
  };
