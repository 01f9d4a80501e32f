/** Signing in by a link from a mail: what the link brings, and what is made of the answer. */

import * as E from 'fp-ts/Either';
import { withoutLocale } from '../shared/paths.ts';

/** What a login link's hash is exchanged for: it signs in with the identity provider. */
export type CustomToken = string & { readonly CustomToken: unique symbol };
export type InvalidExchange = { readonly _tag: 'ExchangeRefused' } | { readonly _tag: 'CustomTokenMissing' };

/** Who is signed in, and whom a link would sign in instead: their e-mails, masked. */
export interface LinkOfOther {
  readonly present: string;
  readonly coming: string;
}

/** What the status says of a link that may sign in somebody else only once that is wanted. */
const otherStatus = 'OTHER';

/** Whom a link would sign out and in; none: it is no such link. Source: AUTH-20. */
export const linkOfOther = ({
  status,
  present,
  coming,
}: { readonly status: string } & { readonly [K in keyof LinkOfOther]?: string | undefined }):
  | LinkOfOther
  | undefined =>
  status === otherStatus && present !== undefined && coming !== undefined ? { present, coming } : undefined;

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
