import { addFailedWords, refusedStatus, stockWords } from '../../domain/cart/cart-failure.ts';
import { couponWords, type NotACouponCode } from '../../domain/cart/coupon.ts';
import type { StockRefusal } from '../../domain/cart/stock-check.ts';
import { canRetry, type Failure, type Refused } from '../shared/failure.ts';
import { type Notifications, type Words, wordsOf } from '../shared/notifications.ts';

/** What the shopper hears of a change to the cart. Source: CART-13, COUP-3. */
export interface CartNews {
  readonly addFailed: (failure: Failure) => void;
  readonly updateFailed: (failure: Failure) => void;
  readonly couponApplied: () => void;
  readonly couponRemoved: () => void;
  readonly couponFailed: (failure: Failure) => void;
  readonly stockRefusal: (refusal: StockRefusal) => Refused;
  readonly couponRefusal: (refusal: NotACouponCode) => Refused;
}

const refused = (code: string, values?: Refused['values']): Refused => ({
  _tag: 'Refused',
  code,
  violations: [],
  ...(values !== undefined && { values }),
});

const addFailed = (failure: Failure): Words => {
  const words = wordsOf(failure);
  return addFailedWords(
    failure._tag === 'Refused' ? refusedStatus : undefined,
    'sentence' in words ? words.sentence : undefined,
  );
};

const couponFailedWords = (failure: Failure): Words => {
  if (canRetry(failure) || failure._tag === 'Unreadable') return wordsOf(failure);
  if (failure._tag === 'Refused' && failure.code.startsWith('validation.')) return { key: failure.code };
  const words = couponWords(failure._tag === 'Refused' ? failure : { violations: [] });
  if (words._tag === 'Sentence') return { sentence: words.sentence };
  return { key: words.error === 'does_not_exist' ? 'cart.coupon_does_not_exist' : `coupon.${words.error}` };
};

export const makeCartNews = ({ notify }: Pick<Notifications, 'notify'>): CartNews => ({
  addFailed: (failure) => notify({ key: 'product_add_failed', tone: 'danger', text: addFailed(failure) }),
  updateFailed: (failure) => notify({ key: 'checkout_failed', tone: 'danger', text: wordsOf(failure) }),
  couponApplied: () =>
    notify({ key: 'coupon_applied', tone: 'success', text: { key: 'cart.coupon_applied' } }),
  couponRemoved: () =>
    notify({ key: 'coupon_removed', tone: 'success', text: { key: 'cart.coupon_removed' } }),
  couponFailed: (failure) =>
    notify({ key: 'coupon_failed', tone: 'danger', text: couponFailedWords(failure) }),
  stockRefusal: (refusal) => {
    const { key, values } = stockWords(refusal);
    return refused(key, values);
  },
  couponRefusal: (refusal) =>
    refused(
      refusal._tag === 'HasSpaces' ? 'validation.no_spaces_in_coupon' : 'validation.this_field_is_required',
    ),
});
