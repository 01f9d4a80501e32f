/** What may be stored about how a visitor came to the shop. */

import type { Granted } from './consent.ts';
import type { Tracking, TrackingKey } from './tracking-cookie.ts';

/**
 * Parameters of an optician's or a service's link that belong to the order itself. The other parameters are
 * advertising. Source: TRK-2.
 */
export const orderKeys = [
  'studio_id',
  'studio_user_id',
  'service_id',
  'order_type',
  'order_source_id',
  'order_source_code',
] as const satisfies readonly TrackingKey[];

/** The origin of an order, sent with it. */
export type OrderSource = Readonly<Partial<Record<(typeof orderKeys)[number], string>>>;

/** Returns the stored parameters that the order needs. Source: TRK-2. */
export const orderSource = (tracking: Tracking): OrderSource =>
  Object.fromEntries(Object.entries(tracking).filter(([key]) => orderKeys.some((one) => one === key)));

/** Returns what may be stored: without consent to marketing, only what the order needs. Source: TRK-2, TRK-7. */
export const mayRemember = (tracking: Tracking, granted: Granted<'marketing'> | undefined): Tracking =>
  granted ? tracking : orderSource(tracking);
