import type { Services } from '../../application/services.ts';
import { resolutionOf } from '../../domain/identity/auth-state.ts';
import { isAccountPath, signInTarget } from '../../domain/identity/sign-in-target.ts';
import { closestTo } from '../../ui/shared/closest-to.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Lets a guest who follows a link to an account sign in on the current page, and then goes there. Applies to each such
 * link: without scripts it opens the account's own page, and a press before this code is loaded waits for it. Source:
 * AUTH-5, UI-4.
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
  // Runs before the page's own link handlers.
  const press = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a');
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
