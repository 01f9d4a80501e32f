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

/** A token is valid for one use in one shop. */
const audience = (kind: Kind, brand: BrandId): string => `${kind}:${brand}`;

/** The person who signs in, as stated by the provider. `uid`: the account that a login link opens. */
export interface CustomClaims {
  readonly uid: string;
  /** Identifies the link that the token stands for. All tokens with the same value open one session. */
  readonly use: string;
}

/** A customer identified by a login link. `sub` is their account. */
export interface LinkClaims {
  readonly provider: 'custom';
  readonly sub: string;
  readonly use: string;
}

/** A visitor identified by a provider. `sub` is the provider's id for them. */
export interface PersonClaims {
  readonly provider: SocialProvider;
  readonly sub: string;
  readonly email: string;
  /** Whether the provider has verified that the e-mail is theirs. */
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
  readonly nonce: string;
}
export type IdClaims = LinkClaims | PersonClaims;

/** `jti` identifies the token, or what it stands for; it can be used once. `expires`: an instant. */
export type ReadClaims = IdClaims & {
  readonly jti: string;
  readonly expires: Date;
  /** When the code or link that led to it was issued. */
  readonly since: Date;
};

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
 * Signed tokens of the sandbox's identity provider (JWT, ES256): custom tokens, for which a login link is exchanged,
 * and identity tokens, which open a session. A token that is expired, forged, unsigned, for another use or another shop
 * is read as undefined.
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
    // Not rounded to seconds, because a password may change within one.
    const now = since / 1000;
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
    /** The public key, for anybody who wants to verify a signature. */
    keys: async () => ({ keys: [{ ...(await key()).open, use: 'sig', alg: algorithm, kid: keyId }] }),
    custom: (brand: BrandId, { uid, use }: CustomClaims) => sign('custom', brand, { uid, use }),
    readCustom: async (
      brand: BrandId,
      token: string,
    ): Promise<(CustomClaims & { readonly since: number }) | undefined> => {
      const { uid, use, iat } = (await claimsOf('custom', brand, token)) ?? {};
      return isText(uid) && isText(use) && iat !== undefined ? { uid, use, since: iat * 1000 } : undefined;
    },
    /** `since`: when it becomes valid. Default: now. `asOf`: when the code or link that led to it was issued. */
    id: (brand: BrandId, claims: IdClaims, since?: number, asOf?: number) =>
      sign('id', brand, { ...claims, ...(asOf !== undefined && { as_of: asOf }) }, since),
    readId: async (brand: BrandId, token: string): Promise<ReadClaims | undefined> => {
      const claims = await claimsOf('id', brand, token);
      const { sub, provider, jti, exp, iat, use, as_of } = claims ?? {};
      if (claims === undefined || jti === undefined || exp === undefined || iat === undefined)
        return undefined;
      const since = new Date(Math.round(typeof as_of === 'number' ? as_of : iat * 1000));
      const isOfLink = provider === 'custom' && sub !== undefined && isText(use);
      const about: IdClaims | undefined = isOfLink ? { sub, provider, use } : personIn(claims);
      // Further tokens for the same link may be signed while a custom token is valid.
      const expires = new Date((exp + lifetime.custom) * 1000);
      return about && { ...about, jti: isOfLink ? `link ${use}` : jti, expires, since };
    },
  };
};
export type IdentityTokens = ReturnType<typeof makeIdentityTokens>;
