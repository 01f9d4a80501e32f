import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart } from '../../domain/cart/cart.ts';
import type { CartSession } from '../cart/cart-session.ts';
import { noCart } from '../cart/no-cart.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, loading, ready } from '../shared/remote-state.ts';
import type { Retry } from '../shared/retry.ts';
import type { CheckoutStore, CheckoutView } from './checkout-view.ts';

type Methods = 'shippingMethods' | 'paymentMethods';
type Found<Key extends Methods> = NonNullable<CheckoutView[Key]['value']>;

/** Requests the available methods after all pending changes of the cart. `found` is called once they are shown. */
export const loadMethods =
  (session: CartSession, store: CheckoutStore, again: Retry) =>
  <Key extends Methods>(
    key: Key,
    read: (cart: Cart) => TaskEither<Failure, Found<Key>>,
    found: (cart: Cart, methods: Found<Key>) => void = () => undefined,
  ): void => {
    const put = (next: CheckoutView[Key]) =>
      store.update((view) => ({ ...view, [key]: keepValue<Failure, unknown>(view[key], next) }));
    put(loading);
    let answer: E.Either<Failure, Found<Key>> = E.left(noCart);
    let askedFor: Cart | undefined;
    const asked = session.change((cart) => async () => {
      askedFor = cart;
      answer = await again(read(cart))();
      return E.right(cart);
    });
    void asked().then(() => {
      put(E.matchW(failed<Failure>, ready)(answer) as CheckoutView[Key]);
      if (askedFor && E.isRight(answer)) found(askedFor, answer.right);
    });
  };
