import { distinctUntilChanged, filter, map } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import type { CartSession } from './cart-session.ts';
import type { CartTabs } from './ports.ts';

/** The same in every language, different whenever a tab would show something else. */
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

/** What one tab confirms, the others load: none of them shows an old cart. Source: CART-17. */
export const keepTabsInStep = (
  session: Pick<CartSession, 'state$' | 'restore'>,
  { tell, told$ }: CartTabs,
): void => {
  let shown: string | undefined;
  /** What was said last, here or in another tab. */
  let known: string | undefined;
  session.state$
    .pipe(
      map(({ remote }) => remote),
      distinctUntilChanged(),
      filter(({ _tag }) => _tag === 'Ready'),
      map(({ value }) => signOf(value ?? null)),
    )
    .subscribe((sign) => {
      // A change of this tab's own is news also where another tab said the same before: it may show something else by now.
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
