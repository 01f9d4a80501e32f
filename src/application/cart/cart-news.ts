import type { CartItemId } from '../../domain/cart/cart.ts';
import { addFailedWords, refusedStatus } from '../../domain/cart/cart-failure.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { refusalKey } from '../../domain/shared/refusal-key.ts';
import type { Failure } from '../shared/failure.ts';
import { failureWords, type Notifications, type Words } from '../shared/notifications.ts';

/** Notifications about changes to the cart. Source: CART-13. */
export interface CartNews {
  readonly addFailed: (failure: Failure, products: readonly ProductId[]) => void;
  /** Removes the notification of an earlier failure of the same add. Source: NOTE-11. */
  readonly added: (products: readonly ProductId[]) => void;
  readonly updateFailed: (failure: Failure, item: CartItemId) => void;
  readonly updated: (item: CartItemId) => void;
  /** The cart of this browser no longer exists for it. Source: CART-26. */
  readonly gone: () => void;
}

const addFailed = (failure: Failure): Words => {
  const words = failureWords(failure);
  // The reason why a product is unavailable says more than that it was not added.
  if (failure._tag === 'Refused' && 'key' in words && refusalKey(failure.code) !== undefined) return words;
  return addFailedWords(
    failure._tag === 'Refused' ? refusedStatus : undefined,
    'sentence' in words ? words.sentence : undefined,
  );
};

const addOf = (products: readonly ProductId[]): string => `add ${products.toSorted().join()}`;
const lineOf = (item: CartItemId): string => `line ${item}`;

/** `wasSignedIn`: somebody was signed in here. The end of a session is told by the account, which gives the cart back. */
export const makeCartNews = (
  { notify, settle }: Pick<Notifications, 'notify' | 'settle'>,
  wasSignedIn: () => boolean,
): CartNews => ({
  addFailed: (failure, products) =>
    notify({
      key: 'product_add_failed',
      matter: addOf(products),
      tone: 'danger',
      text: addFailed(failure),
    }),
  added: (products) => settle(addOf(products)),
  updated: (item) => settle(lineOf(item)),
  updateFailed: (failure, item) =>
    notify({
      key: 'checkout_failed',
      matter: lineOf(item),
      tone: 'danger',
      // A refusal says what is not possible. Any other failure says only why, so it needs a title.
      ...(failure._tag !== 'Refused' && { title: { key: 'cart:failure.update' } }),
      text: failureWords(failure),
    }),
  gone: () => {
    if (!wasSignedIn()) notify({ key: 'cart_gone', tone: 'warning', text: { key: 'cart:gone' } });
  },
});
