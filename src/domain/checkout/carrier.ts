import type { Carrier } from './shipping.ts';

const carrierOfWord: Readonly<Record<string, Carrier>> = {
  dhl: 'dhl',
  gls: 'gls',
  swisspost: 'post',
  quickpac: 'planzer',
  planzer: 'planzer',
  pickup: 'pickup',
};

const partsOf = (key: string): readonly string[] => key.toLowerCase().split(/[^a-z]/);

/** Who brings it, by the words of the option's key: `swisspost_a_parcel` is the post. Source: CHK-9. */
export const carrierOf = (key: string): Carrier => {
  const word = partsOf(key).find((one) => Object.hasOwn(carrierOfWord, one));
  return (word !== undefined && carrierOfWord[word]) || 'other';
};

/** Goes into the letter box; Midi is the post's size between letter and parcel. Source: CHK-9. */
export const isLetter = (key: string): boolean =>
  partsOf(key).some((word) => word === 'letter' || word === 'midi');

/** GLS sends parcels and letters under one name, so it is said which; of others, nothing. Source: CHK-9. */
export const glsLabel = (key: string): 'parcel' | 'letter' | undefined => {
  if (carrierOf(key) !== 'gls') return undefined;
  return partsOf(key).includes('letter') ? 'letter' : 'parcel';
};

/** A partner's shop as a place to fetch a parcel. */
export interface PickupPartner {
  readonly pickupEnabled: boolean;
  readonly pickup: boolean;
}

/** Fetching at a partner needs the shop's feature, the partner's readiness and its consent. Source: CHK-9. */
export const offersPickup = (feature: boolean, partner?: PickupPartner): boolean =>
  feature && partner?.pickupEnabled === true && partner.pickup;
