/** What the app answers over the page: links to an account sign in, the cart's opens beside it. Source: AUTH-5, CART-6. */
const answered = 'a:is([href*="/my-account"],header [href$="/cart"])';

/** How long a press waits before its link leads on as it is. Units: ms. */
const patience = 5000;

/**
 * Keeps a press that would leave the page only because the app has not come yet, and presses again when the app says
 * that it listens. If it never does, the link leads on by itself.
 */
export const keepPress = (start: () => unknown): void => {
  let kept: HTMLAnchorElement | undefined;
  const keep = (event: MouseEvent): void => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(answered);
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    if (!kept) setTimeout(() => kept && location.assign(kept.href), patience);
    kept?.removeAttribute('aria-busy');
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
      link?.removeAttribute('aria-busy');
      link?.click();
    },
    { once: true },
  );
};
