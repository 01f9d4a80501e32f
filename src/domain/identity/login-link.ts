/** Signing in by a link from a mail: what the link brings, and what is made of the answer. */

import * as E from 'fp-ts/Either';
import { withoutLocale } from '../shared/paths.ts';

/** What a login link's hash is exchanged for: it signs in with the identity provider. */
export type CustomToken = string & { readonly CustomToken: unique symbol };
export type InvalidExchange = { readonly _tag: 'ExchangeRefused' } | { readonly _tag: 'CustomTokenMissing' };

/** The status has to be `OK`, and a token has to be there. Source: AUTH-7. */
export const customToken = (answer: {
  readonly status: string;
  readonly customToken?: string | null | undefined;
}): E.Either<InvalidExchange, CustomToken> => {
  if (answer.status !== 'OK') return E.left({ _tag: 'ExchangeRefused' });
  const token = answer.customToken?.trim();
  return token ? E.right(token as CustomToken) : E.left({ _tag: 'CustomTokenMissing' });
};

/** Opens one account, once. */
export type SignInHash = string & { readonly SignInHash: unique symbol };

const hashOf = (query: URLSearchParams): SignInHash | undefined =>
  (query.get('hash')?.trim() || undefined) as SignInHash | undefined;

const isLanding = (pathname: string): boolean =>
  withoutLocale(pathname).replace(/\/+$/, '') === '/authenticate';

/** The hash of a page's address that signs in; the landing page of login links uses its own. Source: ROUTE-17, D56. */
export const signInHash = (pathname: string, query: URLSearchParams): SignInHash | undefined =>
  isLanding(pathname) ? undefined : hashOf(query);

/** The hash of a login link, at the page where such links land. Source: AUTH-7, D56. */
export const loginLinkHash = (pathname: string, query: URLSearchParams): SignInHash | undefined =>
  isLanding(pathname) ? hashOf(query) : undefined;

/** A query without its hash; all other parameters stay. Source: AUTH-8. */
export const withoutHash = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('hash');
  const rest = query.toString();
  return rest && `?${rest}`;
};
