import type { Services } from '../../application/services.ts';
import { resolutionOf } from '../../domain/identity/auth-state.ts';
import { isAccountPath, signInTarget } from '../../domain/identity/sign-in-target.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A guest who follows a link to an account signs in where they are, and goes there then. Each such link in the
 * shop: a visitor without scripts gets the account's own page, and a press before this one has come waits for it.
 * Source: AUTH-5, UI-4.
 */
export const offerSignIn = (
  { account, wasSignedIn }: Pick<Services, 'account' | 'wasSignedIn'>,
  page: Pick<Document, 'addEventListener'>,
  show: (instead: string) => void,
): void => {
  let isKnownGuest = false;
  account.state$.subscribe(({ auth, customer }) => {
    isKnownGuest = customer === undefined && resolutionOf(auth) === 'resolved';
  });
  // Before the page's own links hear of it.
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || event.defaultPrevented) return;
    if (!isPlain(event) || isAccountPath(location.pathname)) return;
    const path = link.pathname + link.search + link.hash;
    const target = signInTarget(path);
    if (target === undefined || !(isKnownGuest || !wasSignedIn())) return;
    event.preventDefault();
    account.aimAt(target);
    show(path);
  };
  page.addEventListener('click', press, true);
};
