import { isSocialProvider, type SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { isLocale, type Locale, locales } from '../../../domain/shared/locale.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';
import type { Sandbox } from '../sandbox.ts';

/** A shop's request to an identity provider, as in OpenID Connect (authorization code, PKCE). */
export interface AuthorizeRequest {
  readonly provider: SocialProvider;
  readonly brand: BrandId;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly locale: Locale;
}

/** The parameters of the request. */
export const authorizeFields = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'ui_locales',
] as const;

/** Units: characters. */
const longest = 200;
const isOpaque = (text: string): boolean => /^[\w.~-]{16,}$/.test(text) && text.length <= longest;

/** Returns every redirect URL that a shop accepts. It must match exactly. */
const returnAddresses = (
  { publicUrl, addresses }: Sandbox,
  brand: BrandId,
  host: string,
): readonly string[] =>
  [publicUrl(brand), ...(addresses?.(brand) ?? []), `http://${host}`, `https://${host}`].flatMap((origin) =>
    locales.map((locale) => `${origin}${prefixOf(locale)}/authenticate`),
  );

/** `Unusable`: the visitor is not redirected. `Refused`: the visitor is redirected with the error. */
export type ReadRequest =
  | { readonly _tag: 'Request'; readonly request: AuthorizeRequest }
  | { readonly _tag: 'Unusable'; readonly locale: Locale }
  | { readonly _tag: 'Refused'; readonly to: string };

/** Builds the URL to which a visitor returns, with its parameters. */
export const backTo = (redirectUri: string, fields: Readonly<Record<string, string>>): string =>
  `${redirectUri}?${new URLSearchParams(fields)}`;

/**
 * Reads an authorization request. `host`: the host of the request to the provider, which serves the shop too. The
 * default language is German. Source: AUTH-6.
 */
export const readAuthorize = (
  sandbox: Sandbox,
  name: string,
  fields: URLSearchParams,
  host: string,
): ReadRequest => {
  const given = (field: (typeof authorizeFields)[number]): string => fields.get(field) ?? '';
  const spoken = given('ui_locales').split(' ')[0];
  const locale = isLocale(spoken) ? spoken : 'de';
  const brand = brandIds.find((id) => id === given('client_id'));
  const redirectUri = given('redirect_uri');
  if (!isSocialProvider(name) || !brand || !returnAddresses(sandbox, brand, host).includes(redirectUri))
    return { _tag: 'Unusable', locale };
  const state = given('state');
  const request = { provider: name, brand, redirectUri, state, nonce: given('nonce'), locale };
  const challenge = given('code_challenge');
  const isWhole =
    given('response_type') === 'code' &&
    given('scope').split(' ').includes('openid') &&
    given('code_challenge_method') === 'S256' &&
    isOpaque(state) &&
    isOpaque(request.nonce) &&
    /^[\w-]{43}$/.test(challenge);
  return isWhole
    ? { _tag: 'Request', request: { ...request, challenge } }
    : {
        _tag: 'Refused',
        to: backTo(redirectUri, { error: 'invalid_request', state: state.slice(0, longest) }),
      };
};
