import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import { readKept, writeMark } from '../../domain/cart/kept-token.ts';
import type { Failure } from '../shared/failure.ts';
import type { CartSession } from './cart-session.ts';
import type { CartRenewal, CartTokenStore } from './ports.ts';

export interface KeptToVisitor {
  readonly session: Pick<CartSession, 'state$' | 'change'>;
  readonly checkout: CartRenewal;
  readonly cartTokens: CartTokenStore;
}

/**
 * Renews the cart of a link as soon as it is in the checkout, so that it has one token throughout. If that fails, the
 * visitor's first change renews it. Source: REO-6.
 */
export const keepToVisitor = ({ session, checkout, cartTokens: tokens }: KeptToVisitor): void => {
  let tried: CartToken | undefined;
  const renew = (cart: Cart): TE.TaskEither<Failure, Cart> => {
    const { token: kept, mark } = readKept(tokens.kept()) ?? {};
    if (mark?._tag !== 'FromLink' || cart.token !== kept) return TE.right(cart);
    return pipe(
      checkout.renew(cart.token, mark.requestId),
      TE.tapIO(({ token }) => () => {
        if (tokens.read() === cart.token)
          tokens.write(token, writeMark({ _tag: 'Continued', link: cart.token }));
      }),
    );
  };
  session.state$.subscribe(({ remote: { value } }) => {
    if (!value || value.token === tried || readKept(tokens.kept())?.mark?._tag !== 'FromLink') return;
    tried = value.token;
    void session.change(renew)();
  });
};
