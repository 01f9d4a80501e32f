import { expect, it } from 'vitest';
import { orderTypeOf } from '../../../src/adapters/browser/order-type.ts';
import { writeTracking } from '../../../src/domain/tracking/tracking-cookie.ts';

it.each([
  [
    'the kind that the cookie keeps',
    `a=1; vsf-tracking=${writeTracking({ order_type: 'studio' })}; b=2`,
    'studio',
  ],
  ['none where the cookie says nothing of it', `vsf-tracking=${writeTracking({ gclid: 'x' })}`, undefined],
  ['none of a cookie that nobody can read', 'vsf-tracking=%%%', undefined],
  ['none without the cookie', 'cart_id=1', undefined],
  ['none at all', '', undefined],
])('reads %s · CHK-16', (_, cookies, type) => expect(orderTypeOf(cookies)).toBe(type));
