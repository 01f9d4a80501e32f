/** What may be remembered of the way on which a visitor came. */

import type { Granted } from './consent.ts';
import type { Tracking, TrackingKey } from './tracking-cookie.ts';

/** What an optician's or a service's link says about the order itself: without it the order would be another. The rest is advertising. Source: TRK-2, D70. */
export const orderKeys = [
  'studio_id',
  'studio_user_id',
  'service_id',
  'order_type',
  'order_source_id',
  'order_source_code',
] as const satisfies readonly TrackingKey[];

/** Where an order comes from, as it is sent with it. */
export type OrderSource = Readonly<Partial<Record<(typeof orderKeys)[number], string>>>;

/** What the order itself needs of all that is remembered. Source: TRK-2, D70. */
export const orderSource = (tracking: Tracking): OrderSource =>
  Object.fromEntries(Object.entries(tracking).filter(([key]) => orderKeys.some((one) => one === key)));

/** Without consent to marketing only what the order needs. Source: TRK-2, TRK-7. */
export const mayRemember = (tracking: Tracking, granted: Granted<'marketing'> | undefined): Tracking =>
  granted ? tracking : orderSource(tracking);
