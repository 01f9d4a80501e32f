import type { Money } from '../shared/money.ts';

export const carriers = ['dhl', 'gls', 'post', 'planzer', 'pickup', 'other'] as const;
export type Carrier = (typeof carriers)[number];

/** A way to send a shipment. `key` names its words and its carrier: `swisspost_a_parcel`. Source: CHK-9. */
export interface ShippingMethod {
  readonly key: string;
  readonly price: Money;
  /** Calendar days, `yyyy-MM-dd`. */
  readonly earliest?: string;
  readonly latest?: string;
}
