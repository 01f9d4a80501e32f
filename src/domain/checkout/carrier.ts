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

/** Returns the carrier from the parts of the method's key: `swisspost_a_parcel` is the post. Source: CHK-9. */
export const carrierOf = (key: string): Carrier => {
  const word = partsOf(key).find((one) => Object.hasOwn(carrierOfWord, one));
  return (word !== undefined && carrierOfWord[word]) || 'other';
};

/** Whether a shipment fits into the letter box. Midi is the post's size between letter and parcel. Source: CHK-9. */
export const isLetter = (key: string): boolean =>
  partsOf(key).some((word) => word === 'letter' || word === 'midi');

/**
 * Returns whether a GLS method is a parcel or a letter, because GLS uses one name for both. Undefined for other
 * carriers. Source: CHK-9.
 */
export const glsLabel = (key: string): 'parcel' | 'letter' | undefined => {
  if (carrierOf(key) !== 'gls') return undefined;
  return partsOf(key).includes('letter') ? 'letter' : 'parcel';
};

/** A partner's shop as a pickup location. */
export interface PickupPartner {
  readonly pickupEnabled: boolean;
  readonly pickup: boolean;
}

/**
 * Whether pickup at a partner is offered. It needs the shop's feature, and the partner must be enabled and must offer
 * pickup. Source: CHK-9.
 */
export const offersPickup = (feature: boolean, partner?: PickupPartner): boolean =>
  feature && partner?.pickupEnabled === true && partner.pickup;
