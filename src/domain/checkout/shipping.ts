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
  /** Units: working days between the warehouse and the door. */
  readonly workingDays?: { readonly min: number; readonly max: number };
  /** `16:00`: until then an order leaves on the same working day. */
  readonly cutOff?: string;
  /** Its carrier announces the delivery, where the buyer lets it have e-mail and phone number. */
  readonly announced?: true;
}

const isPickup = ({ key }: ShippingMethod): boolean => key.includes('pickup');

/** As a shopper weighs them: what comes home before what is fetched, then the cheapest, then the soonest. Source: CHK-9. */
export const weighed = (methods: readonly ShippingMethod[]): readonly ShippingMethod[] =>
  [...methods].sort(
    (a, b) =>
      Number(isPickup(a)) - Number(isPickup(b)) ||
      a.price.minor - b.price.minor ||
      (a.latest ?? '9999').localeCompare(b.latest ?? '9999') ||
      a.key.localeCompare(b.key),
  );
