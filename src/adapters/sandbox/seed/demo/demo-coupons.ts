import type { CouponError } from '../../../../domain/cart/coupon.ts';
import type { CouponRule } from '../coupon-rule.ts';

/** A demonstration coupon and what it demonstrates. */
export interface DemoCoupon {
  readonly code: string;
  readonly rule: CouponRule;
  /** Number of uses before the shop opened here. */
  readonly usedBefore?: number;
  readonly shows: CouponError | 'percentage' | 'amount' | 'free_shipping';
}

/** An e-mail address that bought before: no new customer, pays by invoice, has used the coupon ONCE. */
export const knownCustomer = 'stammgast@example.org';

const percent = (value: number) => ({ _tag: 'Percent', percent: value }) as const;

/** One coupon for each refusal, and some that work. `does_not_exist` is any code not listed here. */
export const demoCoupons: readonly DemoCoupon[] = [
  { code: 'SEHEN10', rule: { gift: percent(10) }, shows: 'percentage' },
  { code: 'FUENF', rule: { gift: { _tag: 'Amount', amount: { EUR: 500, CHF: 500 } } }, shows: 'amount' },
  { code: 'PORTOFREI', rule: { gift: { _tag: 'FreeShipping' } }, shows: 'free_shipping' },
  { code: 'GESCHENKT', rule: { gift: percent(100) }, shows: 'percentage' },
  {
    code: 'VERGRIFFEN',
    rule: { gift: percent(20), usageLimit: 100 },
    usedBefore: 100,
    shows: 'usage_limit',
  },
  {
    code: 'EINMAL',
    rule: { gift: percent(15), perCustomerLimit: 1 },
    shows: 'customer_limit',
  },
  {
    code: 'PFLEGE20',
    rule: { gift: percent(20), categories: ['lenscare'] },
    shows: 'not_for_products',
  },
  { code: 'STILL', rule: { gift: percent(10), disabled: true }, shows: 'not_found' },
  { code: 'NEUHIER', rule: { gift: percent(10), newCustomersOnly: true }, shows: 'new_customers_only' },
  {
    code: 'AB100',
    rule: {
      gift: { _tag: 'Amount', amount: { EUR: 1500, CHF: 1500 } },
      minimum: { EUR: 10_000, CHF: 10_000 },
    },
    shows: 'minimum_not_reached',
  },
  { code: 'GESTERN', rule: { gift: percent(25), expires: '2020-01-31T23:00:00Z' }, shows: 'expired' },
  {
    code: 'VOLLPREIS',
    rule: { gift: percent(12), notWithPromotionalPrices: true },
    shows: 'not_with_promotions',
  },
];
