import { carrierOf } from './carrier.ts';

/** What a way to send is like, as far as it has words of its own. Source: CHK-9. */
export const shippingKinds = ['registered', 'letter', 'cargo', 'parcel', 'courier', 'pickup'] as const;
export type ShippingKind = (typeof shippingKinds)[number];

/** By the words of its key: what is signed for is that first, whatever its size. Source: CHK-9. */
export const shippingKind = (key: string): ShippingKind => {
  const carrier = carrierOf(key);
  if (carrier === 'pickup') return 'pickup';
  if (carrier === 'planzer') return 'courier';
  return shippingKinds.find((kind) => key.includes(kind)) ?? 'parcel';
};
