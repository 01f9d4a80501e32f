import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { isSocialProvider, type SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { newToken } from '../db/new-token.ts';
import type { Sandbox } from '../sandbox.ts';
import { algorithm, type IdentityKey, identityKey, keyId } from './identity-key.ts';

export const issuer = 'https://identity.dioptra.example';
/** Units: s. */
const lifetime = { custom: 300, id: 3600 } as const;
type Kind = keyof typeof lifetime;

/** A token counts for one use in one shop. */
const audience = (kind: Kind, brand: BrandId): string => `${kind}:${brand}`;

/** Who signs in, as the provider says it. `uid`: the account that a login link opens. */
export interface CustomClaims {
  readonly uid: string;
}

/** Somebody whom a login link names; `sub` is his account. */
export interface LinkClaims {
  readonly provider: 'custom';
  readonly sub: string;
}

/** Somebody who showed a provider who he is; `sub` is how the provider knows him. */
export interface PersonClaims {
  readonly provider: SocialProvider;
  readonly sub: string;
  readonly email: string;
  /** Whether the provider knows that the e-mail is his. */
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
  readonly nonce: string;
}
export type IdClaims = LinkClaims | PersonClaims;

/** `jti` names the token: it opens one thing. `expires`: an instant. */
export type ReadClaims = IdClaims & { readonly jti: string; readonly expires: Date };

const isText = (input: unknown): input is string => typeof input === 'string';

const personIn = (claims: JWTPayload): PersonClaims | undefined => {
  const { sub, provider, email, email_verified, given_name, family_name, nonce } = claims;
  if (!isText(sub) || !isSocialProvider(provider) || !isText(email) || !isText(nonce)) return undefined;
  return {
    sub,
    provider,
    email,
    email_verified: email_verified === true,
    given_name: isText(given_name) ? given_name : '',
    family_name: isText(family_name) ? family_name : '',
    nonce,
  };
};

/**
 * Signed tokens of the sandbox's identity provider (JWT, ES256): custom tokens, which a login link is exchanged for, and
 * identity tokens, which a session is opened by. What is expired, forged, unsigned, of another use or another shop is
 * undefined.
 */
export const makeIdentityTokens = ({ db, clock }: Pick<Sandbox, 'db' | 'clock'>) => {
  let coming: Promise<IdentityKey> | undefined;
  const key = (): Promise<IdentityKey> => {
    coming ??= identityKey(db, new Date(clock.now())).catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
  const sign = async (
    kind: Kind,
    brand: BrandId,
    claims: JWTPayload,
    since = clock.now(),
  ): Promise<string> => {
    const now = Math.floor(since / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: keyId })
      .setIssuer(issuer)
      .setAudience(audience(kind, brand))
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime[kind])
      .setJti(newToken())
      .sign((await key()).sign);
  };
  const claimsOf = async (kind: Kind, brand: BrandId, token: string): Promise<JWTPayload | undefined> => {
    const { verify } = await key();
    const expected = {
      algorithms: [algorithm],
      issuer,
      audience: audience(kind, brand),
      currentDate: new Date(clock.now()),
    };
    return jwtVerify(token, verify, expected).then(
      ({ payload }) => payload,
      () => undefined,
    );
  };
  return {
    /** The open half of the key, for whoever wants to look at a signature himself. */
    keys: async () => ({ keys: [{ ...(await key()).open, use: 'sig', alg: algorithm, kid: keyId }] }),
    custom: (brand: BrandId, { uid }: CustomClaims) => sign('custom', brand, { uid }),
    readCustom: async (brand: BrandId, token: string): Promise<CustomClaims | undefined> => {
      const uid = (await claimsOf('custom', brand, token))?.uid;
      return typeof uid === 'string' ? { uid } : undefined;
    },
    /** `since`: when it begins to count; now, where nothing is said. */
    id: (brand: BrandId, claims: IdClaims, since?: number) => sign('id', brand, { ...claims }, since),
    readId: async (brand: BrandId, token: string): Promise<ReadClaims | undefined> => {
      const claims = await claimsOf('id', brand, token);
      const { sub, provider, jti, exp } = claims ?? {};
      if (claims === undefined || jti === undefined || exp === undefined) return undefined;
      const about: IdClaims | undefined =
        provider === 'custom' && sub !== undefined ? { sub, provider } : personIn(claims);
      return about && { ...about, jti, expires: new Date(exp * 1000) };
    },
  };
};
export type IdentityTokens = ReturnType<typeof makeIdentityTokens>;
