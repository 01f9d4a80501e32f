/** Links that mails carry, as their paths name them. */

import { withoutLocale } from './paths.ts';

/** What a login link leads to. Source: AUTH-7. */
export const loginLinkTypes = ['reorder', 'lenspass', 'abandoned-cart'] as const;
export type LoginLinkType = (typeof loginLinkTypes)[number];

/** Whether a link's type is one of the three. Source: AUTH-7. */
export const isLoginLinkType = (input: unknown): input is LoginLinkType =>
  loginLinkTypes.some((type) => type === input);

/** First parts of paths that mails lead to. */
const mailPaths = ['abandoned-cart', 'reorder', 'authenticate'] as const;
export type MailPath = (typeof mailPaths)[number];

/** Which mail link a path is; nothing where it is a page like others. Source: ROUTE-5. */
export const mailPathOf = (pathname: string): MailPath | undefined => {
  const first = withoutLocale(pathname).split('/')[1];
  return mailPaths.find((path) => path === first);
};

/** Pages of mail links bring their visitor's data themselves. Source: ROUTE-9. */
export const skipsUserData = (pathname: string): boolean => mailPathOf(pathname) !== undefined;
