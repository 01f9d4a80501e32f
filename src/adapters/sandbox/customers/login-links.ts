import * as E from 'fp-ts/Either';
import type { Transaction } from 'kysely';
import { checkEmail } from '../../../domain/customer/email.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Asker, Handler, Refusal } from '../call.ts';
import { hashOf } from '../db/new-token.ts';
import type { Tables } from '../db/schema.ts';
import { say, violate } from '../http/refusals.ts';
import type { IdentityTokens } from '../identity/identity-tokens.ts';
import type { Sandbox } from '../sandbox.ts';
import { customerByEmail } from './customer-store.ts';
import { askForLoginLink } from './mail-links.ts';
import type { Trying } from './tries.ts';

/** The answer tells nothing of whether there is such an account. Source: AUTH-7, D57. */
export const makeSendLoginLink =
  (sandbox: Sandbox, trying: Trying): Handler<ShopApi['sendLoginLink']> =>
  async (call) => {
    const { channel, body } = call;
    if (E.isLeft(checkEmail(body.email)))
      return violate(channel.locale, [{ path: 'email', code: 'validation.invalid_email' }]);
    return trying(call, body.email, async () => {
      const customer = await customerByEmail(sandbox.db, channel.brand_channel, body.email);
      const now = new Date(sandbox.clock.now());
      // What leads away from the shop leads nowhere in particular.
      const target = E.getOrElse((): string | undefined => undefined)(redirectPath(body.redirect_link));
      if (customer)
        await sandbox.db.transaction().execute((trx) =>
          askForLoginLink(trx, customer, {
            locale: body.locale,
            now,
            ...(target !== undefined && { target }),
          }),
        );
      return E.right({ done: true });
    });
  };

type Exchanged =
  | { readonly status: 'OK'; readonly uid: string }
  | { readonly status: 'EXPIRED' | 'USED' | 'UNKNOWN' };

const exchange = async (
  trx: Transaction<Tables>,
  { brand_channel }: Asker,
  { hash, nonce, now }: { readonly hash: string; readonly nonce: string; readonly now: Date },
): Promise<Exchanged> => {
  const link = await trx
    .selectFrom('mail_link')
    .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
    .select(['mail_link.id', 'mail_link.used_at', 'mail_link.used_by', 'mail_link.expires_at'])
    .select('customer.account_id')
    .where('mail_link.purpose', '=', 'login')
    .where('mail_link.secret', '=', hashOf(hash))
    .where('customer.brand', '=', brand_channel)
    .forUpdate('mail_link')
    .executeTakeFirst();
  if (!link) return { status: 'UNKNOWN' };
  const by = hashOf(nonce);
  if (link.used_at !== null && link.used_by !== by) return { status: 'USED' };
  if (link.expires_at <= now) return { status: 'EXPIRED' };
  await trx
    .updateTable('mail_link')
    .set({ used_at: link.used_at ?? now, used_by: by })
    .where('id', '=', link.id)
    .execute();
  return { status: 'OK', uid: link.account_id };
};

type Answered = AnswerOf<ShopApi['exchangeLoginLinkHash']>;

/** A hash opens once; who asks for the same again, because the answer was lost, is answered again. Source: AUTH-7. */
export const makeExchangeHash =
  (sandbox: Sandbox, tokens: IdentityTokens, trying: Trying): Handler<ShopApi['exchangeLoginLinkHash']> =>
  async (call) => {
    const { channel, body } = call;
    return trying(call, body.hash, async (): Promise<E.Either<Refusal, Answered>> => {
      const now = new Date(sandbox.clock.now());
      const exchanged = await sandbox.db
        .transaction()
        .execute((trx) => exchange(trx, channel, { ...body, now }));
      if (exchanged.status !== 'OK') return E.right({ status: exchanged.status });
      const { identity } = sandbox;
      if (!identity)
        return E.right({ status: 'OK', custom_token: await tokens.custom(channel.brand_channel, exchanged) });
      const made = await identity.customToken(exchanged.uid)();
      return E.isLeft(made)
        ? say(503, 'customer.identity_unavailable', channel.locale)
        : E.right({ status: 'OK', custom_token: made.right });
    });
  };
