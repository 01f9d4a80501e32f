import { randomInt } from 'node:crypto';
import { shippingTable } from '../../shop-server/delivery/shipping-table.ts';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

const shapeOf = (method: string): string => {
  if (method.startsWith('swisspost')) return `99.60.${digits(6)}.${digits(8)}`;
  return method === 'dhl' ? `0034${digits(16)}` : digits(14);
};

/**
 * Returns a tracking number in the format of a shipping method's carrier. Undefined if the method has none, such as
 * letters.
 */
export const trackingNumber = (method: string | undefined): string | undefined =>
  method !== undefined && shippingTable.some(({ key, tracked }) => key === method && tracked)
    ? shapeOf(method)
    : undefined;
