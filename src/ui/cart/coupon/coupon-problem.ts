import type { Failure } from '../../../application/shared/failure.ts';
import { type CouponWords, couponCode, couponWords } from '../../../domain/cart/coupon.ts';

/** Why a coupon was not applied, in a form that can be displayed. */
export type CouponProblem = CouponWords | { readonly _tag: 'Failure'; readonly failure: Failure };

/** Validates a code before a request is sent. Source: COUP-2. */
export const problemOfCode = (typed: string): CouponProblem | undefined => {
  const code = couponCode(typed);
  if (code._tag === 'Right') return undefined;
  return { _tag: 'Words', error: code.left._tag === 'NoCode' ? 'required' : 'no_spaces' };
};

/** Returns the problem that the server reported for a code. Source: COUP-3. */
export const problemOfAnswer = (failure: Failure): CouponProblem =>
  failure._tag === 'Refused' ? couponWords(failure) : { _tag: 'Failure', failure };
