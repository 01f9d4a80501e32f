import { distinctUntilChanged, filter, map } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import type { CartSession } from './cart-session.ts';
import type { CartTabs } from './ports.ts';

/** A text that is the same in every language and differs whenever a tab would show something else. */
const signOf = (cart: Cart | null): string =>
  JSON.stringify(
    cart && [
      cart.token,
      cart.checkoutState,
      cart.coupon,
      cart.total.minor,
      cart.gift?.standing,
      cart.items.map(({ id, quantity, total }) => [id, quantity, total.minor]),
    ],
  );

/** When one tab has a confirmed change, the other tabs load the cart, so that no tab shows an old one. Source: CART-17. */
export const keepTabsInStep = (
  session: Pick<CartSession, 'state$' | 'restore'>,
  { tell, told$ }: CartTabs,
): void => {
  let shown: string | undefined;
  /** The state sent last, by this or another tab. */
  let known: string | undefined;
  session.state$
    .pipe(
      map(({ remote }) => remote),
      distinctUntilChanged(),
      filter(({ _tag }) => _tag === 'Ready'),
      map(({ value }) => signOf(value ?? null)),
    )
    .subscribe((sign) => {
      // A change made in this tab is sent even if another tab sent the same state before: that tab may show something
      // else by now.
      if (sign === known && sign === shown) return;
      shown = sign;
      known = sign;
      tell(sign);
    });
  told$.subscribe((sign) => {
    if (sign === known) return;
    known = sign;
    if (sign !== shown) session.restore();
  });
};
