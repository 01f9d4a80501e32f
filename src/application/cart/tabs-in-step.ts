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
  let known: string | undefined;
  session.state$
    .pipe(
      filter(({ remote }) => remote._tag === 'Ready'),
      map(({ remote }) => signOf(remote.value ?? null)),
      distinctUntilChanged(),
    )
    .subscribe((sign) => {
      if (sign === known) return;
      known = sign;
      tell(sign);
    });
  told$.subscribe((sign) => {
    if (sign === known) return;
    known = sign;
    session.restore();
  });
};
