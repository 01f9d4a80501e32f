import type { Address } from '../customer/address.ts';
import { isPackStation } from '../customer/pack-station.ts';
import { carrierOf } from './carrier.ts';

/** Where a parcel is delivered: to the door, to a parcel locker, or to a partner for pickup. Source: CHK-9. */
export const destinations = ['door', 'packStation', 'partner'] as const;
export type Destination = (typeof destinations)[number];

/**
 * Returns the destination of an address: a partner if it names one, otherwise a parcel locker or the door, depending on
 * the street. Source: CHK-9.
 */
export const destinationOf = (address: Partial<Pick<Address, 'street' | 'studioId'>>): Destination => {
  if (address.studioId) return 'partner';
  return isPackStation(address) ? 'packStation' : 'door';
};

/**
 * Whether a shipping method delivers to a destination. Parcel lockers belong to one carrier; pickup means delivery to a
 * partner. Source: CHK-9.
 */
export const sendsTo = (destination: Destination, key: string): boolean => {
  const carrier = carrierOf(key);
  switch (destination) {
    case 'door':
      return carrier !== 'pickup';
    case 'packStation':
      return carrier === 'dhl';
    case 'partner':
      return carrier === 'pickup';
  }
};
