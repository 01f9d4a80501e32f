/** Signing in with a link from an e-mail: the parameters of the link, and how the response is read. */

import * as E from 'fp-ts/Either';
import { withoutLocale } from '../shared/paths.ts';

/** The token that a login link's hash is exchanged for. It signs in with the identity provider. */
export type CustomToken = string & { readonly CustomToken: unique symbol };
export type InvalidExchange = { readonly _tag: 'ExchangeRefused' } | { readonly _tag: 'CustomTokenMissing' };

/** The masked e-mail addresses of the customer signed in now, and of the one that a link would sign in instead. */
export interface LinkOfOther {
  readonly present: string;
  readonly coming: string;
}

/** The status of a link for another customer, which signs them in only after confirmation. */
const otherStatus = 'OTHER';

/** Returns the customers that a link would sign out and in. Undefined if it is for nobody else. Source: AUTH-20. */
export const linkOfOther = ({
  status,
  present,
  coming,
}: { readonly status: string } & { readonly [K in keyof LinkOfOther]?: string | undefined }):
  | LinkOfOther
  | undefined =>
  status === otherStatus && present !== undefined && coming !== undefined ? { present, coming } : undefined;

/** Reads the token. The status has to be `OK`, and a token has to be present. Source: AUTH-7. */
export const customToken = (answer: {
  readonly status: string;
  readonly customToken?: string | null | undefined;
}): E.Either<InvalidExchange, CustomToken> => {
  if (answer.status !== 'OK') return E.left({ _tag: 'ExchangeRefused' });
  const token = answer.customToken?.trim();
  return token ? E.right(token as CustomToken) : E.left({ _tag: 'CustomTokenMissing' });
};

/** Signs in to one account, once. */
export type SignInHash = string & { readonly SignInHash: unique symbol };

const hashOf = (query: URLSearchParams): SignInHash | undefined =>
  (query.get('hash')?.trim() || undefined) as SignInHash | undefined;

const isLanding = (pathname: string): boolean =>
  withoutLocale(pathname).replace(/\/+$/, '') === '/authenticate';

/** Returns the sign-in hash in a page's address. The landing page of login links uses its own. Source: ROUTE-17. */
export const signInHash = (pathname: string, query: URLSearchParams): SignInHash | undefined =>
  isLanding(pathname) ? undefined : hashOf(query);

/** Returns the hash of a login link, on the landing page of such links. Source: AUTH-7. */
export const loginLinkHash = (pathname: string, query: URLSearchParams): SignInHash | undefined =>
  isLanding(pathname) ? hashOf(query) : undefined;

/** Removes the hash from a query. All other parameters stay. Source: AUTH-8. */
export const withoutHash = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('hash');
  const rest = query.toString();
  return rest && `?${rest}`;
};
