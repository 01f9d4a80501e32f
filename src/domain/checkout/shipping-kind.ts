import { carrierOf } from './carrier.ts';

/** The kinds of shipping that have texts of their own. Source: CHK-9. */
export const shippingKinds = ['registered', 'letter', 'cargo', 'parcel', 'courier', 'pickup'] as const;
export type ShippingKind = (typeof shippingKinds)[number];

/** Returns the kind of shipping from the key. `registered` takes precedence, whatever the size. Source: CHK-9. */
export const shippingKind = (key: string): ShippingKind => {
  const carrier = carrierOf(key);
  if (carrier === 'pickup') return 'pickup';
  if (carrier === 'planzer') return 'courier';
  return shippingKinds.find((kind) => key.includes(kind)) ?? 'parcel';
};
