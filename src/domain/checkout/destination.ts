import type { Address } from '../customer/address.ts';
import { isPackStation } from '../customer/pack-station.ts';
import { carrierOf } from './carrier.ts';

/** Where a parcel ends: at somebody's door, in a machine, or with a partner who hands it out. Source: CHK-9. */
export const destinations = ['door', 'packStation', 'partner'] as const;
export type Destination = (typeof destinations)[number];

/** By who hands it out, else by what stands in the street's place. Source: CHK-9. */
export const destinationOf = (address: Partial<Pick<Address, 'street' | 'studioId'>>): Destination => {
  if (address.studioId) return 'partner';
  return isPackStation(address) ? 'packStation' : 'door';
};

/** Whether a way to send ends there: machines are one carrier's own, and a partner hands out what is fetched. Source: CHK-9. */
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
