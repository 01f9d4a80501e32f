/** The purpose of a login link. */

import { withoutLocale } from '../shared/paths.ts';

/** Links that sign in and then do something else. All others only sign in. Source: AUTH-7. */
export const loginLinkTypes = ['reorder', 'lenspass', 'abandoned-cart'] as const;
export type LoginLinkType = (typeof loginLinkTypes)[number];

/** The account pages that a link may lead to. */
const sections: Readonly<Record<string, LoginLinkType>> = { history: 'reorder', 'lens-pass': 'lenspass' };

/** Returns the type of a login link from the shop page it leads to. Source: AUTH-7, ROUTE-5. */
export const loginLinkType = (path: string): LoginLinkType | undefined => {
  const [, first = '', second = ''] = withoutLocale(path.replace(/[?#].*/s, '')).split('/');
  if (first === 'my-account') return Object.hasOwn(sections, second) ? sections[second] : undefined;
  return first === 'reorder' || first === 'abandoned-cart' ? first : undefined;
};
