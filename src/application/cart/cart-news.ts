import { addFailedWords, refusedStatus } from '../../domain/cart/cart-failure.ts';
import { refusalKey } from '../../domain/shared/refusal-key.ts';
import type { Failure } from '../shared/failure.ts';
import { failureWords, type Notifications, type Words } from '../shared/notifications.ts';

/** What the shopper hears of a change to the cart. Source: CART-13. */
export interface CartNews {
  readonly addFailed: (failure: Failure) => void;
  readonly updateFailed: (failure: Failure) => void;
  /** The browser takes no cookies: the cart is gone with the page. Said with the first add. */
  readonly notKept: () => void;
}

const addFailed = (failure: Failure): Words => {
  const words = failureWords(failure);
  // Why it cannot be had so says more than that it was not added.
  if (failure._tag === 'Refused' && 'key' in words && refusalKey(failure.code) !== undefined) return words;
  return addFailedWords(
    failure._tag === 'Refused' ? refusedStatus : undefined,
    'sentence' in words ? words.sentence : undefined,
  );
};

export const makeCartNews = ({ notify }: Pick<Notifications, 'notify'>): CartNews => ({
  addFailed: (failure) => notify({ key: 'product_add_failed', tone: 'danger', text: addFailed(failure) }),
  updateFailed: (failure) =>
    notify({
      key: 'checkout_failed',
      tone: 'danger',
      // A refusal says itself what cannot be done; a failure says only why.
      ...(failure._tag !== 'Refused' && { title: { key: 'cart:failure.update' } }),
      text: failureWords(failure),
    }),
  notKept: () => notify({ key: 'cart_not_kept', tone: 'warning', text: { key: 'cart:notKept' } }),
});
