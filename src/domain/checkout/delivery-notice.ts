import { carrierOf, isLetter } from './carrier.ts';
import type { Carrier } from './shipping.ts';

/** Carriers that announce a delivery by mail or phone, where a shop does not name its own. Source: CHK-9. */
export const usualAnnouncers: readonly Carrier[] = ['dhl', 'gls', 'planzer'];

/**
 * Whether the buyer is asked if the carrier may have e-mail and phone number: it announces what it brings to a door, and
 * neither what lies in a letter box nor what is fetched. Source: CHK-9.
 */
export const asksForNotice = (announcers: readonly Carrier[], key: string): boolean => {
  const carrier = carrierOf(key);
  return carrier !== 'pickup' && !isLetter(key) && announcers.includes(carrier);
};

/** What stands of an answer: a way of sending that asks nothing keeps none, and who was asked and said nothing has not agreed. Source: CHK-9. */
export const agreedNotice = (asks: boolean, answer: boolean | null | undefined): boolean | undefined =>
  asks ? answer === true : undefined;
