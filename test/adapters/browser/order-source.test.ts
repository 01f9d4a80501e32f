import { expect, it } from 'vitest';
import { orderSourceOf } from '../../../src/adapters/browser/order-source.ts';
import { writeTracking } from '../../../src/domain/tracking/tracking-cookie.ts';

const studio = { order_type: 'studio', studio_id: '7', studio_user_id: '12' };

it.each([
  [
    'what the cookie keeps of the order, and nothing of a campaign',
    `a=1; vsf-tracking=${writeTracking({ ...studio, gclid: 'x', utm_source: 'news' })}; b=2`,
    studio,
  ],
  ['nothing where the cookie says nothing of it', `vsf-tracking=${writeTracking({ gclid: 'x' })}`, {}],
  ['nothing of a cookie that nobody can read', 'vsf-tracking=%%%', {}],
  ['nothing without the cookie', 'cart_id=1', {}],
  ['nothing at all', '', {}],
])('the order source reads %s · CHK-16 · TRK-2', (_, cookies, source) =>
  expect(orderSourceOf(cookies)).toEqual(source),
);
