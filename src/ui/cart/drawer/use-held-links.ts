import { useEffect, useEffectEvent, useState } from 'react';
import type { CartState } from '../../../application/cart/cart-state.ts';
import { closestTo } from '../../shared/closest-to.ts';
import { leadTo } from '../../shared/lead.ts';
import { opensElsewhere } from '../../shared/opens-elsewhere.ts';

/** How long a link waits before it leads on all the same. Units: ms. */
const longest = 15_000;

/** The link of a click that opens another page of the shop in this window. */
const followedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { origin, pathname, search } = location;
  const link = closestTo<HTMLAnchorElement>(event, 'a');
  const leads =
    link?.origin === origin && (link.hash === '' || link.pathname + link.search !== pathname + search);
  return link && leads && !link.target && !opensElsewhere(event) ? link : undefined;
};

/**
 * Holds the links of a page until what is being added is in the cart: the next page would show the cart without it, and
 * the token of a first cart would be lost with this page. After an add that failed the page stays, as it says so. Source:
 * CART-17. `lead` is for tests.
 */
export const useHeldLinks = ({ tasks, added }: CartState, lead = leadTo): void => {
  const [held, setHeld] = useState<{ readonly link: HTMLAnchorElement; readonly added: number }>();
  const adds = tasks.filter(({ _tag }) => _tag === 'Add').length;
  const hold = useEffectEvent((event: MouseEvent) => {
    const link = adds > 0 && !event.defaultPrevented ? followedLink(event) : undefined;
    if (!link) return;
    event.preventDefault();
    setHeld({ link, added: added + adds });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent): void => hold(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  useEffect(() => {
    if (!held) return;
    const { link } = held;
    if (adds === 0) {
      setHeld(undefined);
      if (added >= held.added) lead(link.href);
      return;
    }
    link.setAttribute('aria-busy', 'true');
    const timer = setTimeout(() => lead(link.href), longest);
    // The page may stay, or another link be pressed: this one waits no longer.
    return () => {
      clearTimeout(timer);
      link.removeAttribute('aria-busy');
    };
  }, [held, adds, added, lead]);
};
