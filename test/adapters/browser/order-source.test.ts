import { expect, it } from 'vitest';
import { orderSourceOf } from '../../../src/adapters/browser/order-source.ts';
import { writeTracking } from '../../../src/domain/tracking/tracking-cookie.ts';

const studio = { order_type: 'studio', studio_id: '7', studio_user_id: '12' };

it.each([
  [
    'the fields of the order from the cookie, without those of a campaign',
    `a=1; vsf-tracking=${writeTracking({ ...studio, gclid: 'x', utm_source: 'news' })}; b=2`,
    studio,
  ],
  ['nothing if the cookie has no field of the order', `vsf-tracking=${writeTracking({ gclid: 'x' })}`, {}],
  ['nothing from an unreadable cookie', 'vsf-tracking=%%%', {}],
  ['nothing without the cookie', 'cart_id=1', {}],
  ['nothing from an empty cookie', '', {}],
])('the order source reads %s · CHK-16 · TRK-2', (_, cookies, source) =>
  expect(orderSourceOf(cookies)).toEqual(source),
);
