import { carrierOf } from './carrier.ts';
import type { Carrier } from './shipping.ts';

/** Where each carrier shows where a parcel is, by its number; of others nobody knows such a page. */
const pages: Partial<Record<Carrier, string>> = {
  dhl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  gls: 'https://gls-group.com/GROUP/en/parcel-tracking?match=',
  post: 'https://service.post.ch/ekp-web/ui/entry/search/',
};

/** The carrier's page about a parcel, by the way it was sent and its number. Source: ORD-4. */
export const carrierLink = (method: string | undefined, tracking: string | undefined): string | undefined => {
  const page = method === undefined ? undefined : pages[carrierOf(method)];
  return page === undefined || !tracking ? undefined : page + encodeURIComponent(tracking);
};
