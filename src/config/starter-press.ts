/**
 * What the app answers on the page: links to an account sign in, the cart's opens beside it, a list changes its view, and
 * its filters open in a dialog, for which the kernel waits once it runs. Source: AUTH-5, CART-6, CAT-2, CAT-33.
 */
const answered =
  '[href*="/my-account"],header [href$="/cart"],html:not([data-app]) [href="#filter"],[data-choose-view]';

/** How long a click waits for the app before its link is followed. Units: ms. */
const patience = 5000;

/**
 * Keeps a press that would leave the page, or do nothing, only because the app has not come yet, and presses again when
 * the app says that it listens. If it never does, a link leads on by itself.
 */
export const keepPress = (start: () => unknown): void => {
  let kept: (HTMLElement & { readonly href?: string }) | undefined;
  const keep = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(answered);
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!kept) setTimeout(() => kept?.href && location.assign(kept.href), patience);
    if (kept) kept.ariaBusy = null;
    kept = link;
    link.ariaBusy = 'true';
    start();
  };
  addEventListener('click', keep, true);
  addEventListener(
    'listening',
    () => {
      removeEventListener('click', keep, true);
      const link = kept;
      kept = undefined;
      if (!link) return;
      link.ariaBusy = null;
      link.click();
    },
    { once: true },
  );
};
