import type { Money } from '../shared/money.ts';
import { isPickup } from './pickup.ts';

export const carriers = ['dhl', 'gls', 'post', 'planzer', 'pickup', 'other'] as const;
export type Carrier = (typeof carriers)[number];

/** A shipping method. `key` identifies its texts and its carrier: `swisspost_a_parcel`. Source: CHK-9. */
export interface ShippingMethod {
  readonly key: string;
  readonly price: Money;
  /** Calendar days, `yyyy-MM-dd`. */
  readonly earliest?: string;
  readonly latest?: string;
  /** Units: working days between the warehouse and the door. */
  readonly workingDays?: { readonly min: number; readonly max: number };
  /** `16:00`: orders placed before this time are dispatched on the same working day. */
  readonly cutOff?: string;
  /** Whether its carrier announces the delivery, if the buyer lets it have the e-mail address and phone number. */
  readonly announced?: true;
}

/** Sorts shipping methods by preference: home delivery before pickup, then the cheapest, then the fastest. Source: CHK-9. */
export const sortShippingMethods = (methods: readonly ShippingMethod[]): readonly ShippingMethod[] =>
  [...methods].sort(
    (a, b) =>
      Number(isPickup(a)) - Number(isPickup(b)) ||
      a.price.minor - b.price.minor ||
      (a.latest ?? '9999').localeCompare(b.latest ?? '9999') ||
      a.key.localeCompare(b.key),
  );
