import { carrierOf, isLetter } from './carrier.ts';
import type { Carrier } from './shipping.ts';

/** The carriers that announce a delivery by e-mail or phone, unless a shop configures its own. Source: CHK-9. */
export const usualAnnouncers: readonly Carrier[] = ['dhl', 'gls', 'planzer'];

/**
 * Whether to ask the buyer if the carrier may have the e-mail address and phone number. Carriers announce deliveries to
 * the door, not letters or pickups. Source: CHK-9.
 */
export const asksForNotice = (announcers: readonly Carrier[], key: string): boolean => {
  const carrier = carrierOf(key);
  return carrier !== 'pickup' && !isLetter(key) && announcers.includes(carrier);
};

/**
 * Returns the answer to store. Undefined if the shipping method does not ask. A buyer who was asked and did not answer
 * has not agreed. Source: CHK-9.
 */
export const agreedNotice = (asks: boolean, answer: boolean | null | undefined): boolean | undefined =>
  asks ? answer === true : undefined;
