import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Sandbox } from '../sandbox.ts';
import { algorithm, type IdentityKey, identityKey } from './identity-key.ts';

const issuer = 'https://identity.dioptra.example';
/** Units: s. */
const lifetime = { custom: 300, id: 3600 } as const;
type Kind = keyof typeof lifetime;

/** A token counts for one use in one shop. */
const audience = (kind: Kind, brand: BrandId): string => `${kind}:${brand}`;

/** Who signs in, as the provider says it. `uid`: the account that a login link opens. */
export interface CustomClaims {
  readonly uid: string;
}

/** `provider`: by what somebody showed who he is; `custom`: by a login link, and `sub` is the account then. */
export interface IdClaims {
  readonly sub: string;
  readonly provider: 'custom';
}

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
  const sign = async (kind: Kind, brand: BrandId, claims: JWTPayload): Promise<string> => {
    const now = Math.floor(clock.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience(kind, brand))
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime[kind])
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
    custom: (brand: BrandId, { uid }: CustomClaims) => sign('custom', brand, { uid }),
    readCustom: async (brand: BrandId, token: string): Promise<CustomClaims | undefined> => {
      const uid = (await claimsOf('custom', brand, token))?.uid;
      return typeof uid === 'string' ? { uid } : undefined;
    },
    id: (brand: BrandId, { sub, provider }: IdClaims) => sign('id', brand, { sub, provider }),
    readId: async (brand: BrandId, token: string): Promise<IdClaims | undefined> => {
      const claims = await claimsOf('id', brand, token);
      const { sub, provider } = claims ?? {};
      return sub !== undefined && provider === 'custom' ? { sub, provider } : undefined;
    },
  };
};
export type IdentityTokens = ReturnType<typeof makeIdentityTokens>;
