/** What a login link is for. */

import { withoutLocale } from '../shared/paths.ts';

/** Links that sign in on the way to something; all others sign in, no more. Source: AUTH-7. */
export const loginLinkTypes = ['reorder', 'lenspass', 'abandoned-cart'] as const;
export type LoginLinkType = (typeof loginLinkTypes)[number];

/** Pages of the account that a link may be for. */
const sections: Readonly<Record<string, LoginLinkType>> = { history: 'reorder', 'lens-pass': 'lenspass' };

/** The type of a login link, by the page of the shop that it leads to. Source: AUTH-7, ROUTE-5. */
export const loginLinkType = (path: string): LoginLinkType | undefined => {
  const [, first = '', second = ''] = withoutLocale(path.replace(/[?#].*/s, '')).split('/');
  if (first === 'my-account') return Object.hasOwn(sections, second) ? sections[second] : undefined;
  return first === 'reorder' || first === 'abandoned-cart' ? first : undefined;
};
