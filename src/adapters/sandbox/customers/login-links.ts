import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LinkKeeper } from '../../../application/identity/identity-provider.ts';
import { today } from '../../../application/shared/clock.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { maskedEmail } from '../../../domain/customer/masked-email.ts';
import { seenText } from '../../../domain/customer/plain-text.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import type { AnswerOf, BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type Refusal, refuseAny } from '../../shop-server/refusal.ts';
import type { Asker, Handler } from '../call.ts';
import { hashOf } from '../db/new-token.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { IdentityTokens } from '../identity/identity-tokens.ts';
import { identityRefused } from '../identity/identity-trouble.ts';
import type { Sandbox } from '../sandbox.ts';
import { chooseNewsletter } from './ask-for-consent.ts';
import { linkToFollow } from './link-to-follow.ts';
import { askForLoginLink, noteToken } from './mail-links.ts';
import { namesWrong } from './named.ts';
import type { Trying } from './tries.ts';

/** Returns the names of a visitor without an account. Undefined if the request has none. */
const namesIn = ({ first_name, last_name }: BodyOf<ShopApi['sendLoginLink']>) =>
  first_name === undefined && last_name === undefined
    ? undefined
    : { first_name: first_name ?? '', last_name: last_name ?? '' };

/**
 * Queues a login link. Neither the response nor its time reveals whether the account exists: it is looked up later, and
 * names are validated in any case. Source: AUTH-7, AUTH-15.
 */
export const makeSendLoginLink =
  (sandbox: Sandbox, trying: Trying): Handler<ShopApi['sendLoginLink']> =>
  async (call) => {
    const { channel, body } = call;
    const newcomer = namesIn(body);
    const wrong = refuseAny([
      ...(E.isLeft(checkEmail(body.email, sandbox.shops[channel.brand_channel].emailPattern))
        ? [{ path: 'email', code: 'validation.invalid_email' } as const]
        : []),
      ...(newcomer ? namesWrong(newcomer, today(sandbox.clock)) : []),
    ]);
    if (wrong) return wrong;
    return trying(call, body.email, async () => {
      // A target outside the shop is dropped.
      const target = E.getOrElse((): string | undefined => undefined)(redirectPath(body.redirect_link));
      await askForLoginLink(sandbox, {
        brand: channel.brand_channel,
        email: body.email,
        locale: body.locale,
        now: new Date(sandbox.clock.now()),
        target,
        newcomer: newcomer && {
          first_name: seenText(newcomer.first_name),
          last_name: seenText(newcomer.last_name),
        },
        newsletter: body.subscribed_to_marketing_channels,
      });
      return E.right({ done: true });
    });
  };

type Exchanged =
  | { readonly status: 'OK'; readonly uid: string; readonly use: string }
  | { readonly status: 'OTHER'; readonly present: string; readonly coming: string }
  | { readonly status: 'EXPIRED' | 'USED' | 'UNKNOWN' };

interface Following {
  readonly hash: string;
  readonly nonce: string;
  /** The signed-in customer accepts that another account will be signed in. */
  readonly replace?: boolean;
  readonly now: Date;
}

/** Returns the result of following a link. `use`: also uses the link up. */
const follow = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'shops'>,
  { brand_channel, customer: present }: Asker,
  { hash, nonce, replace, now }: Following,
  use: boolean,
): Promise<Exchanged> => {
  const link = await linkToFollow(trx, brand_channel, hashOf(hash));
  if (!link) return { status: 'UNKNOWN' };
  const by = hashOf(nonce);
  if (link.used_at !== null && link.used_by !== by) return { status: 'USED' };
  if (link.expires_at <= now) return { status: 'EXPIRED' };
  if (present && present.account_id !== link.account_id && replace !== true)
    return { status: 'OTHER', present: maskedEmail(present.email), coming: maskedEmail(link.email) };
  if (!use) return { status: 'OK', uid: link.account_id, use: link.id };
  const customer = await link.customerFor(now);
  await updateRow(trx, 'mail_link', { id: link.id }, { used_at: link.used_at ?? now, used_by: by });
  if (link.newsletter && link.used_at === null)
    await chooseNewsletter(trx, sandbox, customer.id, link.locale, now);
  return { status: 'OK', uid: customer.account_id, use: link.id };
};

type Answered = AnswerOf<ShopApi['exchangeLoginLinkHash']>;

/** Gets a token and checks that the provider accepts it: the provider is reachable and will accept it again. */
const provedToken = (links: LinkKeeper, uid: string): TE.TaskEither<Failure, string> =>
  pipe(
    links.customToken(uid),
    TE.tap((token) => links.withCustomToken(token)),
  );

/**
 * Exchanges the hash of a link, once. A repeated request after a lost response gets the same response. The link is not
 * used up if the identity provider cannot be asked, or if it would sign in another account than the current one, until
 * that is confirmed. Source: AUTH-7, AUTH-20.
 */
export const makeExchangeHash =
  (sandbox: Sandbox, tokens: IdentityTokens, trying: Trying): Handler<ShopApi['exchangeLoginLinkHash']> =>
  async (call) => {
    const { channel, body } = call;
    return trying(call, body.hash, async (): Promise<E.Either<Refusal, Answered>> => {
      const now = new Date(sandbox.clock.now());
      const followed = (use: boolean): Promise<Exchanged> =>
        sandbox.db.transaction().execute((trx) => follow(trx, sandbox, channel, { ...body, now }, use));
      const links = sandbox.identity?.links;
      const named = links && (await followed(false));
      // No transaction stays open while another system is asked.
      const proved = links && named?.status === 'OK' ? await provedToken(links, named.uid)() : undefined;
      if (proved && E.isLeft(proved)) return identityRefused(proved.left);
      const exchanged = await followed(true);
      if (exchanged.status === 'OTHER') {
        const { status, present: signed_in, coming: link_of } = exchanged;
        return E.right({ status, signed_in, link_of });
      }
      if (exchanged.status !== 'OK') return E.right({ status: exchanged.status });
      if (proved) await noteToken(sandbox.db, exchanged.use, proved.right);
      return E.right({
        status: 'OK',
        custom_token: proved?.right ?? (await tokens.custom(channel.brand_channel, exchanged)),
      });
    });
  };
