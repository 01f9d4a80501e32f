import { couponCodeRefusals, couponWords, type NotACouponCode } from '../../domain/cart/coupon.ts';
import { canRetry, type Failure, type Refused } from '../shared/failure.ts';
import { failureWords, type Notifications, type Words } from '../shared/notifications.ts';

/** Notifications about a coupon. Source: COUP-3. */
export interface CouponNews {
  readonly applied: () => void;
  readonly removed: () => void;
  readonly failed: (failure: Failure) => void;
  readonly refusal: (refusal: NotACouponCode) => Refused;
}

const failedWords = (failure: Failure): Words => {
  if (canRetry(failure) || failure._tag === 'Unreadable') return failureWords(failure);
  const words = couponWords(failure._tag === 'Refused' ? failure : { violations: [] });
  if (words._tag === 'Sentence') return { sentence: words.sentence };
  return {
    key: words.error === 'does_not_exist' ? 'cart:cart.coupon_does_not_exist' : `cart:coupon.${words.error}`,
  };
};

const matter = 'coupon';

export const makeCouponNews = ({ notify }: Pick<Notifications, 'notify'>): CouponNews => ({
  applied: () =>
    notify({ key: 'coupon_applied', matter, tone: 'success', text: { key: 'cart:cart.coupon_applied' } }),
  removed: () =>
    notify({ key: 'coupon_removed', matter, tone: 'success', text: { key: 'cart:cart.coupon_removed' } }),
  // Silent, because the form announces it beside its field.
  failed: (failure) =>
    notify({ key: 'coupon_failed', matter, tone: 'danger', text: failedWords(failure), silent: true }),
  refusal: (refusal) => ({
    _tag: 'Refused',
    code: couponCodeRefusals[refusal._tag],
    violations: [],
  }),
});
