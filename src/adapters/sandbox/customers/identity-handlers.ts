import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { isSocialProvider } from '../../../domain/identity/social-sign-in.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound, type Refusal, refuse } from '../../shop-server/refusal.ts';
import type { Handler, Handlers } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf } from '../db/new-token.ts';
import { deleteRow, findRow } from '../db/rows.ts';
import type { IdentityTokens, ReadClaims } from '../identity/identity-tokens.ts';
import { identityRefused } from '../identity/identity-trouble.ts';
import { faultyToken } from '../identity/provider-faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { type EngineSignIn, openEngineSession } from './at-engine/sign-in-at-engine.ts';
import { customerOfIdentity, linkIdentity, noteSession, spendToken } from './customer-identities.ts';
import { customerByEmail } from './customer-store.ts';
import { ownCustomerWire } from './customer-wire.ts';
import { linkOfToken } from './mail-links.ts';
import { forCustomer, type OnSignedIn } from './signed-in.ts';
import type { Trying } from './tries.ts';

/** Computes the hash of a verifier: base64url of SHA-256 (PKCE). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The provider's side. A code is valid once, for the client that began, at the address that the code was sent to. */
const makeExchangeCode =
  (
    { db, clock }: Sandbox,
    tokens: IdentityTokens,
    trying: Trying,
  ): Handler<ShopApi['exchangeIdentityCode']> =>
  async (call) => {
    const { brand_channel: brand } = call.channel;
    const { code, code_verifier, redirect_uri } = call.body;
    return trying(call, code, async () => {
      const now = new Date(clock.now());
      const granted = await db
        .updateTable('identity_code')
        .set({ used_at: now })
        .where('id', '=', hashOf(code))
        .where('brand', '=', brand)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      const isHis =
        granted?.challenge === challengeOf(code_verifier) && granted.redirect_uri === redirect_uri;
      if (!granted || !isHis) return refuse(422, 'customer.identity_invalid');
      return E.right({ id_token: await faultyToken(tokens, brand, granted, now) });
    });
  };

const customerOf = (
  { db }: Pick<Sandbox, 'db'>,
  brand: CustomerRow['brand'],
  claims: ReadClaims,
): Promise<CustomerRow | undefined> =>
  claims.provider === 'custom'
    ? findRow(db, 'customer', { brand, account_id: claims.sub })
    : customerOfIdentity(db, brand, claims);

/**
 * Whether the claims prove that an account's mailbox is theirs: they followed a link of its mails, or a provider knows
 * them by this e-mail and has confirmed it.
 */
const provesMailbox = (claims: ReadClaims, { email_key }: Pick<CustomerRow, 'email_key'>): boolean =>
  claims.provider === 'custom' || (claims.email_verified && matchingEmail(claims.email) === email_key);

/** Opens the session at the engine, if the engine keeps the shop's customers. Undefined if it does not. */
const engineSignIn = async (
  sandbox: Sandbox,
  customer: CustomerRow,
  claims: ReadClaims,
): Promise<E.Either<Refusal, EngineSignIn | undefined>> => {
  const accounts = sandbox.engine?.accounts;
  if (!accounts) return E.right(undefined);
  const opened = await openEngineSession(sandbox, accounts, customer, provesMailbox(claims, customer));
  if (E.isLeft(opened)) return opened;
  return opened.right ? E.right(opened.right) : refuse(422, 'customer.identity_invalid');
};

/**
 * Opens a session from an identity token. An e-mail that the provider has not confirmed does not identify an account,
 * because it might be anybody's. Source: AUTH-3.
 */
const makeSignWithIdToken =
  (
    sandbox: Sandbox,
    tokens: IdentityTokens,
    onSignedIn: OnSignedIn,
  ): Handler<ShopApi['customerSignWithIdToken']> =>
  async ({ channel: { brand_channel: brand, locale }, body: { token, nonce }, session }) => {
    const { db, clock } = sandbox;
    const claims = await tokens.readId(brand, token);
    if (!claims) return refuse(422, 'customer.identity_invalid');
    const customer = await customerOf(sandbox, brand, claims);
    if (!customer) {
      if (claims.provider === 'custom') return refuse(422, 'customer.identity_invalid');
      const known = claims.email_verified && (await customerByEmail(db, brand, claims.email));
      return refuse(422, known ? 'customer.identity_to_link' : 'customer.identity_without_account');
    }
    const now = new Date(clock.now());
    const isOld = customer.password_changed_at !== null && claims.since < customer.password_changed_at;
    // Asked before the token is spent, so that an unavailable engine does not use it up.
    const atEngine = isOld ? E.right(undefined) : await engineSignIn(sandbox, customer, claims);
    if (E.isLeft(atEngine)) return atEngine;
    const spent = isOld ? undefined : await spendToken(db, claims, nonce, now);
    if (!spent) return refuse(422, 'customer.identity_invalid');
    const before = session.id();
    await session.open(customer, atEngine.right?.session);
    // The session of the lost response may be the one that this browser has just given up.
    const isOpen =
      (spent.session !== null && spent.session === before) ||
      (await noteSession(db, claims, spent.session, session.id()));
    if (!isOpen) {
      await session.close();
      return refuse(422, 'customer.identity_invalid');
    }
    const own = atEngine.right?.customer ?? customer;
    await onSignedIn(own, locale);
    return E.right(await ownCustomerWire(db, own));
  };

/**
 * Links an identity to the signed-in customer. They have already proven who they are, so their e-mail at the provider
 * may be any.
 */
const makeLink = ({ db, clock }: Sandbox, tokens: IdentityTokens): Handler<ShopApi['linkCustomerIdentity']> =>
  forCustomer(async (call, customer) => {
    const { brand_channel: brand } = call.channel;
    const claims = await tokens.readId(brand, call.body.token);
    if (!claims || claims.provider === 'custom') return refuse(422, 'customer.identity_invalid');
    const now = new Date(clock.now());
    const isHis = (await customerOfIdentity(db, brand, claims))?.id === customer.id;
    if (!isHis && !(await spendToken(db, claims, undefined, now)))
      return refuse(422, 'customer.identity_invalid');
    if (!(await linkIdentity(db, customer, claims, now))) return refuse(422, 'customer.identity_taken');
    return E.right({ provider: claims.provider });
  });

export const makeIdentityHandlers = (
  sandbox: Sandbox,
  tokens: IdentityTokens,
  makeTrying: (purpose: string) => Trying,
  onSignedIn: OnSignedIn,
) => {
  const trying = makeTrying('identity tokens');
  return {
    /** The provider's side: exchanges a custom token for an identity token. */
    signInWithCustomToken: async (call) => {
      const { brand_channel: brand } = call.channel;
      const { token } = call.body;
      return trying(call, hashOf(token), async () => {
        const links = sandbox.identity?.links;
        if (links) {
          const named = await links.withCustomToken(token)();
          if (E.isRight(named)) {
            const link = await linkOfToken(sandbox.db, token);
            if (!link) return refuse(422, 'customer.identity_invalid');
            const claims = { sub: named.right, provider: 'custom', use: link.id } as const;
            return E.right({ id_token: await tokens.id(brand, claims) });
          }
          return identityRefused(named.left);
        }
        const claims = await tokens.readCustom(brand, token);
        if (!claims) return refuse(422, 'customer.identity_invalid');
        const { uid: sub, use, since } = claims;
        return E.right({
          id_token: await tokens.id(brand, { sub, provider: 'custom', use }, undefined, since),
        });
      });
    },
    exchangeIdentityCode: makeExchangeCode(sandbox, tokens, makeTrying('identity codes')),
    customerSignWithIdToken: makeSignWithIdToken(sandbox, tokens, onSignedIn),
    linkCustomerIdentity: makeLink(sandbox, tokens),
    getCustomerIdentities: forCustomer(async (_, customer) => {
      const linked = await sandbox.db
        .selectFrom('customer_identity')
        .selectAll()
        .where('customer_id', '=', customer.id)
        .orderBy('created_at')
        .execute();
      return E.right(
        linked.map(({ provider, email, created_at }) => ({
          provider,
          email,
          linked_at: created_at.toISOString(),
        })),
      );
    }),
    unlinkCustomerIdentity: forCustomer(async (call, customer) => {
      const { provider } = call.params;
      if (!isSocialProvider(provider)) return notFound('identity');
      await deleteRow(sandbox.db, 'customer_identity', { customer_id: customer.id, provider });
      return E.right({ done: true });
    }),
  } satisfies Partial<Handlers>;
};
